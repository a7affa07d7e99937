internal import MessageFiles

/// Checks that the text of an argument's value uses only numbers and the arguments that this argument is derived from.
///
/// Otherwise texts could refer to each other in a cycle.
struct ArgumentValueCheck: CatalogCheck {
  private static let hasArguments: Diagnostic.ID = "invalid-catalog.value-takes-arguments"
  static let ids = [hasArguments]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    let arguments = catalog.document.arguments.compactMapValues(\.argument.definition)
    for message in catalog.messages {
      guard let nestedArguments = message.nodes?.arguments, !nestedArguments.isEmpty else { continue }
      for (name, _) in arguments.valuesNamed(by: message.entry.key) {
        let sources = arguments[name]?.sources ?? []
        for argument in nestedArguments
        where !sources.contains(argument.name) && !Self.isNumber(arguments[argument.name]) {
          report(
            Diagnostic(
              Self.hasArguments,
              ["key": .text(message.entry.key), "argument": .text(name), "taken": .text(argument.name)],
              at: message.place(at: argument.nameRange.lowerBound)))
        }
      }
    }
  }

  private static func isNumber(_ definition: ArgumentDefinition?) -> Bool {
    definition.map { $0.type.allows(.number) } ?? false
  }
}
