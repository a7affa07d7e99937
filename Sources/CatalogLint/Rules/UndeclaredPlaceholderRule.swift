internal import MessageFiles

/// Finds an argument of an ARB source that its `@key` does not declare, and a declared argument that is unused.
struct UndeclaredPlaceholderRule: SetRule {
  let name = "undeclared-placeholder"
  let severity = Finding.Severity.warning
  private static let undeclared: Diagnostic.ID = "undeclared-placeholder.undeclared"
  private static let unused: Diagnostic.ID = "undeclared-placeholder.unused"
  let ids = [undeclared, unused]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.lintedSource, source.isARB else { return }
    for entry in source.entries {
      guard entry.syntaxError == nil, let metadata = source.metadata[entry.key] else { continue }
      let declared = Set(metadata.placeholders.map { Array($0.keys) } ?? [])
      var seen: Set<String> = []
      for argument in entry.arguments where !declared.contains(argument.name) && seen.insert(argument.name).inserted {
        findings.add(
          self, Self.undeclared, ["argument": .text(argument.name)], in: entry, of: source, at: argument.nameRange,
          // Programs accept any type for an undeclared argument.
          severity: set.isCatalog ? nil : .info)
      }
      // A translation may print what its source does not.
      for name in declared.subtracting(entry.arguments.map(\.name)).sorted()
      where !set.translations.contains(where: { $0.file[entry.key]?.arguments.contains { $0.name == name } ?? false }) {
        findings.add(
          self, Self.unused, ["argument": .text(name)], in: source, key: entry.key, at: metadata.offset)
      }
    }
  }
}
