internal import MessageFiles

/// Checks that every argument of a kind, and every argument that another one is derived from, is defined.
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
    for (argument, file) in catalog.document.arguments.values.sorted(by: { $0.argument.offset < $1.argument.offset }) {
      for name in argument.definition?.sources ?? [] where catalog.document.arguments[name] == nil {
        let place = Diagnostic.Place(file.location(at: argument.offset), key: argument.name)
        report(Diagnostic(Self.undefined, ["argument": .text(name)], at: place))
      }
    }
  }
}
