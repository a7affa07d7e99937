internal import MessageFiles

/// Checks that kinds.json, codes/ and reading.json, or a compiled catalog, have all required members, no others, and valid values.
struct ShapeCheck: CatalogCheck {
  static let ids: [Diagnostic.ID] = [
    "invalid-catalog.wrong-type", "invalid-catalog.duplicate-member", "invalid-catalog.missing-member",
    "invalid-catalog.unknown-member", "invalid-catalog.unknown-keyword", "invalid-catalog.one-character",
    "invalid-catalog.default", "invalid-catalog.status", "invalid-catalog.empty-code", "invalid-catalog.range",
    "invalid-catalog.duplicate-surface", "invalid-catalog.unknown-surface", "invalid-catalog.empty-source",
    "invalid-catalog.date", "invalid-catalog.format", "invalid-catalog.count", "invalid-catalog.locale",
    "invalid-catalog.too-deep", "invalid-catalog.fact-with-default", "invalid-catalog.reading-value",
  ]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for layer in catalog.document.layers { layer.shapeDiagnostics.forEach(report) }
  }
}
