internal import MessageFiles

/// Checks that every code maps to a defined kind, in every flow.
struct UnmappedKindCheck: CatalogCheck {
  private static let unmapped: Diagnostic.ID = "unmapped-kind"
  static let ids = [unmapped]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for code in catalog.document.codes {
      let kinds = code.row.meaning.kinds
      for kind in [kinds.standard] + Flow.allCases.compactMap(kinds.value(onlyIn:))
      where catalog.document[kind: kind.rawValue] == nil {
        let known = Set(catalog.document.kinds.map(\.kind.name))
        let suggestion = NameSuggestion(kind.rawValue, known: known)?.name
        report(
          Diagnostic(
            Self.unmapped,
            ["code": .text(code.name), "kind": .text(kind.rawValue), "suggestion": .text(suggestion ?? "none")],
            at: code.place))
      }
    }
  }
}
