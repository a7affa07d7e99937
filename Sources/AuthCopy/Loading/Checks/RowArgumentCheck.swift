internal import MessageFiles

/// Checks that the copy of a code's kind accepts the arguments that the code sets, with their types.
struct RowArgumentCheck: CatalogCheck {
  private static let notAccepted: Diagnostic.ID = "invalid-catalog.row-argument"
  static let ids = [notAccepted]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for code in catalog.document.codes where !code.row.meaning.arguments.isEmpty {
      let kind = code.row.kind.rawValue
      guard let definition = catalog.document[kind: kind]?.definition else { continue }
      for (argument, value) in code.row.meaning.arguments.sorted(by: { $0.key < $1.key }) {
        let type = catalog.document.arguments[argument]?.argument.definition?.type
        let isAccepted = definition.arguments.contains(argument) && type?.value(of: value) != nil
        if isAccepted { continue }
        report(
          Diagnostic(
            Self.notAccepted, ["code": .text(code.name), "argument": .text(argument), "kind": .text(kind)],
            at: code.place))
      }
    }
  }
}
