/// Checks that every code maps to a defined kind.
struct UnmappedKindCheck: CatalogCheck {
  private static let unmapped: Diagnostic.ID = "unmapped-kind"
  static let ids = [unmapped]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for table in catalog.document.layers.flatMap(\.codes) {
      for (surface, codes) in zip(table.surfaces, table.codes) {
        for code in codes where catalog.document[kind: code.row.kind.rawValue] == nil {
          let name = [table.provider.rawValue, surface.id, code.row.code].joined(separator: " ")
          report(
            Diagnostic(
              Self.unmapped, ["code": .text(name), "kind": .text(code.row.kind.rawValue)],
              at: Diagnostic.Place(table.file.location(at: code.kindOffset), key: name)))
        }
      }
    }
  }
}
