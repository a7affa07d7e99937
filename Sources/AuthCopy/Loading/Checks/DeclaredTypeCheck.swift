internal import MessageFiles

/// Checks that each message uses an argument by its declared type.
struct DeclaredTypeCheck: CatalogCheck {
  private static let otherType: Diagnostic.ID = "argument-type.declared"
  static let ids = [otherType]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for message in catalog.messages {
      for (argument, use) in message.nodes?.uses ?? [] {
        guard let type = catalog.document.arguments[argument.name]?.argument.definition?.type, !type.allows(use) else {
          continue
        }
        report(
          Diagnostic(
            Self.otherType,
            ["argument": .text(argument.name), "use": .text(use.rawValue), "type": .text(type.rawValue)],
            at: message.place(at: argument.nameRange.lowerBound)))
      }
    }
  }
}
