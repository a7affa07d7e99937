internal import MessageFiles

/// Checks that each message uses only arguments that it may use.
///
/// Copy of a kind may use the kind's arguments, UX copy the arguments of the source message, and new copy any defined
/// argument.
struct UndeclaredArgumentCheck: CatalogCheck {
  private static let notAccepted: Diagnostic.ID = "undeclared-argument.not-taken"
  private static let undefined: Diagnostic.ID = "undeclared-argument.undefined"
  static let ids = [notAccepted, undefined]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for message in catalog.messages {
      guard let arguments = message.nodes?.arguments, !arguments.isEmpty else { continue }
      let accepted = Self.acceptedNames(by: message, in: catalog.document)
      for argument in arguments {
        func place() -> Diagnostic.Place { message.place(at: argument.nameRange.lowerBound) }
        if let (owner, names) = accepted, !names.contains(argument.name) {
          let parameters: Diagnostic.Parameters = [
            "argument": .text(argument.name), "owner": .text(owner), "count": .integer(Int64(names.count)),
            "known": .list(names.sorted()),
          ]
          report(Diagnostic(Self.notAccepted, parameters, at: place()))
        } else if accepted == nil, catalog.document.arguments[argument.name] == nil {
          report(Diagnostic(Self.undefined, ["argument": .text(argument.name)], at: place()))
        }
      }
    }
  }

  /// Returns the kind or source key that determines the arguments that a message may use; nil for new copy.
  private static func acceptedNames(
    by message: CheckedMessage, in document: CatalogDocument
  ) -> (owner: String, names: Set<String>)? {
    if let (kind, _) = document.kind(ofKey: message.entry.key) {
      return (kind.name, document.arguments(derivedFrom: kind.definition?.arguments ?? []))
    }
    if message.locale != Catalog.sourceLocale, let source = document.sourceNodes(message.entry.key) {
      return (message.entry.key, Set(source.arguments.map(\.name)))
    }
    return nil
  }
}
