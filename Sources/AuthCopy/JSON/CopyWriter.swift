package import MessageFiles

/// Writes the copy of errors as JSON, in one locale and under one disclosure.
///
/// It looks up the copy of the locale once, and then writes any number of errors.
package struct CopyWriter {
  /// The supported locale of the texts, a BCP 47 tag.
  package var locale: String { copy.locale.description }

  private let catalog: Catalog
  private let disclosure: Disclosure
  private let copy: LocaleCopy
  /// Returns the address of the page that explains the code of an error; nil if there is none.
  private let documentation: @Sendable (LoginError) -> String?

  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  ///   - documentation: returns the address of the page that explains the code of an error; nil if there is none.
  package init(
    _ catalog: Catalog, locale: String, disclosure: Disclosure,
    documentation: @escaping @Sendable (LoginError) -> String? = { _ in nil }
  ) {
    self.catalog = catalog
    self.disclosure = disclosure
    self.documentation = documentation
    copy = catalog.localeCopy(for: locale)
  }

  /// Writes the members of the JSON of ``Catalog/copy(for:given:alsoIgnored:locale:disclosure:)``.
  ///
  /// It also writes `documentation` if the code has a page.
  ///
  /// - Parameters:
  ///   - arguments: arguments that take precedence over those of the error.
  ///   - ignored: the names of inputs that the caller has found to have no effect; ignored arguments are added.
  /// - Returns: whether any text is from the source locale, because `locale` has no such text.
  @discardableResult package func writeMembers(
    of error: LoginError, given arguments: [String: ArgumentValue], alsoIgnored ignored: [String],
    to json: inout JSONWriter
  ) -> Bool {
    let displayed = catalog.display(for: error, given: arguments, alsoIgnored: ignored, in: copy, under: disclosure)
    json.raw(displayed.kindCopy.kindMembers.kind)
    json.member(.known, displayed.isKnown(error))
    json.raw(copy.localeMember)
    if let texts = displayed.texts.jsonMembers {
      json.raw(texts)
    } else {
      displayed.kindCopy.kindMembers.write(displayed.texts, to: &json)
    }
    json.raw(displayed.kind.presentationMember)
    json.raw(displayed.kindCopy.kindMembers.outcome)
    if let broader = displayed.kind.broader { json.member(.broader, broader.rawValue) }
    if !displayed.kind.isConcealing {
      if let source = displayed.kind.displayedSource(of: error.resolution) { CopyJSON.write(source, to: &json) }
      CopyJSON.write(catalog.candidates(of: error.resolution, under: disclosure), to: &json)
    }
    writeDocumentation(of: error, to: &json)
    if !displayed.ignored.isEmpty { json.member(.ignored, displayed.ignored) }
    json.raw(catalog.versionMember)
    return !displayed.kindCopy.fallbacks.isEmpty
  }

  /// Writes the members of the error as a problem (RFC 9457), without its source.
  ///
  /// - Parameter arguments: arguments that take precedence over those of the error.
  /// - Returns: the HTTP status, and whether any text is from the source locale, because `locale` has no such text.
  package func writeProblem(
    of error: LoginError, given arguments: [String: ArgumentValue], to json: inout JSONWriter
  ) -> (status: Int, isFallback: Bool) {
    let displayed = catalog.display(for: error, given: arguments, alsoIgnored: [], in: copy, under: disclosure)
    json.member("type", "urn:auth-copy:kind:\(displayed.kind.kind)")
    json.member(.title, displayed.texts.title)
    json.member(.status, displayed.kind.status)
    json.member("detail", displayed.texts.message)
    json.raw(displayed.kindCopy.kindMembers.kind)
    json.member(.known, displayed.isKnown(error))
    json.member(.locale, locale)
    json.raw(displayed.kind.presentationMember)
    CopyJSON.write(displayed.texts.action, to: &json)
    json.member(.retryable, displayed.kind.isRetryable)
    CopyJSON.write(fallbacks: displayed.kindCopy.fallbacks, to: &json)
    if let broader = displayed.kind.broader { json.member(.broader, broader.rawValue) }
    writeDocumentation(of: error, to: &json)
    json.raw(catalog.versionMember)
    return (displayed.kind.status, !displayed.kindCopy.fallbacks.isEmpty)
  }

  private func writeDocumentation(of error: LoginError, to json: inout JSONWriter) {
    if let address = documentation(error) { json.member(.documentation, address) }
  }
}
