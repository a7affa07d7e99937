internal import AuthCopy
package import CatalogLint

/// The support of the linter for AuthCopy's catalogs.
package struct AuthCopyCatalogs: CatalogSupport {
  package var rules: [any Rule] {
    LintedCatalog.checkingRules.map { $0 as any Rule } + LintedCatalog.loadingRules
  }

  package func read(_ catalog: CatalogPlace, by reader: MessageGroupReader) -> MessageGroupReader.Content {
    switch catalog {
    case .catalog(let path):
      read(CatalogDocument([files(path).replacing(reader.contents)]), overlay: nil, by: reader)
    case .overlay(let path, let base):
      read(
        CatalogDocument([files(base), CatalogFiles(overlay: path).replacing(reader.contents)]), overlay: path,
        by: reader)
    }
  }

  private func files(_ path: String?) -> CatalogFiles { path.map { CatalogFiles(path: $0) } ?? .shipped }

  /// - Parameter path: the folder of the overlay; nil for a catalog.
  private func read(_ document: CatalogDocument, overlay path: String?, by reader: MessageGroupReader)
    -> MessageGroupReader.Content
  {
    let isOverlay = path != nil
    let linted = isOverlay ? Array(document.layers.suffix(1)) : document.layers
    let files = linted.flatMap(\.copy).map(reader.messageFile)
    // In an overlay, the source consists of all layers: upper layers replace the messages of lower layers.
    let source =
      isOverlay
      ? document.source.reversed().reduce(nil) { base, upper in
        base.map { MessageDocument($0, overlaidBy: upper) } ?? upper
      }.map(reader.messageFile)
      : files.first(where: \.isSource)
    var failures = document.failures
    let words = Dictionary(
      uniqueKeysWithValues: document.words.map { ($0.language, CopyWords($0, &failures)) })
    let copy = MessageSet(
      files: files, source: source, isCatalog: true, isPartial: isOverlay,
      addition: isOverlay
        ? OverlayAddition(to: document.layers.dropLast().flatMap(\.copy), by: linted.flatMap(\.copy)) : nil,
      optionalKeys: Dictionary(uniqueKeysWithValues: document.optionalKeys.map { ($0.key.description, $0.value) }),
      avoidedTerms: words.mapValues(\.avoidedTerms))
    if let path, failures.isEmpty, linted.flatMap(\.files.paths).isEmpty {
      failures.append(Diagnostic("unreadable-file.empty-overlay", at: Diagnostic.Place(SourceLocation(path: path))))
    }
    return MessageGroupReader.Content(
      copy, of: LintedCatalog(document: document, copy: copy, words: words, linted: linted), failures: failures)
  }
}
