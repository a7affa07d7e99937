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

  /// - Parameter locale: a BCP 47 tag; the nearest supported locale is used.
  package init(_ catalog: Catalog, locale: String, disclosure: Disclosure) {
    self.catalog = catalog
    self.disclosure = disclosure
    copy = catalog.localeCopy(for: locale)
  }

  /// Writes the members of the JSON of ``Catalog/copy(for:given:ignoring:locale:disclosure:)``.
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
    shown.texts.writeMembers(to: &json, locale: locale)
    json.member("presentation", shown.kind.presentation.rawValue)
    json.raw(shown.copy.json.status)
    if let broader = shown.kind.broader { json.member("broader", broader.rawValue) }
    if !shown.kind.hidesSource {
      Copy.write(
        shown.kind.shownSource(of: error.resolution), catalog.candidates(of: error.resolution, under: disclosure),
        to: &json)
    }
    if !shown.ignored.isEmpty { json.member("ignored", shown.ignored) }
    json.raw(catalog.versionMember)
    return !shown.copy.fallbacks.isEmpty
  }
}
