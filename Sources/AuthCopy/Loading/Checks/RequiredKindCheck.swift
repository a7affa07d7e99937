internal import MessageFiles

/// Checks that the kinds `unknown` and `none`, for codes without another kind, are defined.
struct RequiredKindCheck: CatalogCheck {
  private static let missing: Diagnostic.ID = "invalid-catalog.missing-kind"
  static let ids = [missing]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    guard let file = catalog.document.layers.first?.kinds?.file else { return }
    for kind in [Kind.unknown, .none] where catalog.document[kind: kind.rawValue] == nil {
      let place = Diagnostic.Place(SourceLocation(path: file.path), key: kind.rawValue)
      report(Diagnostic(Self.missing, ["kind": .text(kind.rawValue)], at: place))
    }
  }
}
