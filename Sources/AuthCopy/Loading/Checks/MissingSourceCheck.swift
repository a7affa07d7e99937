internal import MessageFiles

/// Checks that the catalog has copy in the source locale, which all other locales fall back to.
struct MissingSourceCheck: CatalogCheck {
  private static let missing: Diagnostic.ID = "invalid-catalog.missing-source"
  static let ids = [missing]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    guard catalog.document.source.isEmpty,
      let file = catalog.document.layers.first?.kinds?.file
    else { return }
    report(
      Diagnostic(
        Self.missing, ["locale": .text(Catalog.sourceLocale.description)],
        at: Diagnostic.Place(SourceLocation(path: file.path))))
  }
}
