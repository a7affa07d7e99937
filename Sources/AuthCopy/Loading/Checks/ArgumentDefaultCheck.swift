internal import MessageFiles

/// Checks that the copy used as an argument's default exists and has no arguments itself.
struct ArgumentDefaultCheck: CatalogCheck {
  private static let missing: Diagnostic.ID = "invalid-catalog.missing-default"
  private static let hasArguments: Diagnostic.ID = "invalid-catalog.default-takes-arguments"
  static let ids = [missing, hasArguments]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    // MissingSourceCheck reports a catalog without source copy.
    guard !catalog.document.source.isEmpty else { return }
    var argumentsByKey: [String: String] = [:]
    for (name, (argument, file)) in catalog.document.arguments.sorted(by: { $0.key < $1.key }) {
      guard case .copy(let key)? = argument.definition?.defaultValue else { continue }
      argumentsByKey[key] = name
      guard catalog.document.sourceEntry(key) == nil else { continue }
      report(
        Diagnostic(
          Self.missing, ["key": .text(key), "argument": .text(name)],
          at: Diagnostic.Place(file.location(at: argument.offset), key: name)))
    }
    for message in catalog.messages {
      guard let name = argumentsByKey[message.entry.key], let first = message.nodes?.arguments.first else { continue }
      report(
        Diagnostic(
          Self.hasArguments, ["key": .text(message.entry.key), "argument": .text(name)],
          at: message.place(at: first.nameRange.lowerBound)))
    }
  }
}
