internal import AuthCopy

/// Finds an argument that has one type in the source and another in a translation.
struct ArgumentTypeRule: MessageRule {
  let name = "argument-type"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = [.branches, .formats]
  private static let differs: Diagnostic.ID = "argument-type.differs"
  let ids = [differs]
  let example: RuleExample? = RuleExample(
    source: "{when, date, short}", bad: "{when, number}", good: "{when, date, short}")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers), let (nodes, sourceNodes) = entry.pair else { return }
    var wanted: [String: Set<ArgumentUse>] = [:]
    for (argument, use) in sourceNodes.uses where use != .plain { wanted[argument.name, default: []].insert(use) }
    var seen: Set<String> = []
    for (argument, use) in nodes.uses where use != .plain {
      guard let sourceUses = wanted[argument.name], !sourceUses.contains(use), seen.insert(argument.name).inserted,
        let sourceUse = sourceUses.min()
      else { continue }
      findings.add(
        self, Self.differs,
        ["argument": .text(argument.name), "use": .text(use.rawValue), "sourceUse": .text(sourceUse.rawValue)],
        in: entry, at: argument.nameRange)
    }
  }
}
