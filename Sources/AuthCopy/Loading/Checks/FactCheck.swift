internal import MessageFiles

/// Checks that no kind needs a fact, so that the copy of an error can always be shown.
struct FactCheck: CatalogCheck {
  private static let inKind: Diagnostic.ID = "invalid-catalog.fact-in-kind"
  private static let inValue: Diagnostic.ID = "invalid-catalog.fact-in-value"
  static let ids = [inKind, inValue]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    let definitions = catalog.document.arguments.compactMapValues(\.argument.definition)
    let facts = Set(definitions.values.filter(\.isFact).map(\.name))
    for (kind, file) in catalog.document.kinds {
      for name in kind.definition?.arguments ?? [] where facts.contains(name) {
        let place = Diagnostic.Place(file.location(at: kind.argumentsOffset), key: kind.name)
        report(Diagnostic(Self.inKind, ["argument": .text(name), "kind": .text(kind.name)], at: place))
      }
    }
    // Nor may the text of an argument's value use a fact: a kind that accepts the argument would need the fact too.
    for message in catalog.messages {
      guard let used = message.nodes?.arguments.first(where: { facts.contains($0.name) }),
        !definitions.valuesNamed(by: message.entry.key).isEmpty
      else { continue }
      let parameters: Diagnostic.Parameters = ["argument": .text(used.name), "key": .text(message.entry.key)]
      report(Diagnostic(Self.inValue, parameters, at: message.place(at: used.nameRange.lowerBound)))
    }
  }
}
