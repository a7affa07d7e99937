/// Writes the copy of errors as JSON, in one locale and under one disclosure.
///
/// What only the kind and the locale decide is prepared in advance (`Scripts/bench http`), so that little is left to
/// write, and threads that write at the same time share as little as possible.
package struct CopyWriter {
  /// The supported locale of the texts, a BCP 47 tag.
  package var locale: String { copy.locale.description }

  private let catalog: Catalog
  private let disclosure: Disclosure
  private let copy: LocaleCopy
  /// The address of the site with a page for each code; nil if there is none.
  private let documentation: String?

  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  ///   - documentation: the address of the site with a page for each code, ending in `/`; nil if there is none.
  package init(_ catalog: Catalog, locale: String, disclosure: Disclosure, documentation: String? = nil) {
    self.catalog = catalog
    self.disclosure = disclosure
    self.documentation = documentation
    copy = catalog.localeCopy(for: locale)
  }

  /// Writes the members of the JSON of ``Catalog/copy(for:given:ignoring:locale:disclosure:)``, and `documentation` where
  /// the code has a page.
  ///
  /// - Parameters:
  ///   - arguments: arguments that take precedence over the error's own.
  ///   - ignored: the names of other inputs that have no effect.
  /// - Returns: whether a text is that of the source locale, because the locale has none.
  package func writeMembers(
    of error: LoginError, given arguments: [String: ArgumentValue], ignoring ignored: [String],
    to json: inout JSONWriter
  ) -> Bool {
    let shown = catalog.shown(for: error, given: arguments, ignoring: ignored, in: copy, under: disclosure)
    json.raw(shown.copy.json.kind)
    json.member("known", error.isKnown)
    shown.copy.write(shown.texts, locale, to: &json)
    json.raw(shown.kind.presentationMember)
    json.raw(shown.copy.json.status)
    if let broader = shown.kind.broader { json.member("broader", broader.rawValue) }
    if !shown.kind.hidesSource {
      if !shown.kind.hidesCode, let source = error.resolution.sourceMember {
        json.raw(source)
      } else {
        shown.kind.shownSource(of: error.resolution)?.writeMember(to: &json)
      }
      Copy.write(catalog.candidates(of: error.resolution, under: disclosure), to: &json)
    }
    if let documentation, let path = catalog.documentationPath(of: error, under: disclosure) {
      json.member("documentation", documentation + path.description)
    }
    if !shown.ignored.isEmpty { json.member("ignored", shown.ignored) }
    json.raw(catalog.versionMember)
    return !shown.copy.fallbacks.isEmpty
  }
}
