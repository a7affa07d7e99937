/// Checks that every argument of a kind is defined.
struct UndefinedArgumentCheck: CatalogCheck {
  private static let undefined: Diagnostic.ID = "invalid-catalog.undefined-argument"
  static let ids = [undefined]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for (kind, file) in catalog.document.kinds {
      for name in kind.definition?.arguments ?? [] where catalog.document.arguments[name] == nil {
        let place = Diagnostic.Place(file.location(at: kind.argumentsOffset), key: kind.name)
        report(Diagnostic(Self.undefined, ["argument": .text(name)], at: place))
      }
    }
  }
}
