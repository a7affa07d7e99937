internal import MessageFiles

/// Finds a selector that occurs twice in one plural or select.
struct DuplicateSelectorRule: MessageRule {
  let name = "duplicate-selector"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .branches
  let example: RuleExample? = RuleExample(
    source: "{n, plural, =0 {none} other {#}}", bad: "{n, plural, other {#개} other {여러 개}}",
    good: "{n, plural, =0 {없음} other {#개}}")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    nodes.forEachNode { node in
      // A choice may have the same limit twice: `0#none|0<some`.
      guard !node.isChoice else { return }
      var seen: Set<BranchSelector> = []
      for branch in node.branches where !seen.insert(branch.selector).inserted {
        findings.add(self, nil, ["selector": .text("\(branch.selector)")], in: entry, at: branch.selectorRange)
      }
    }
  }
}

extension MessageNode {
  fileprivate var isChoice: Bool {
    if case .choice = content { true } else { false }
  }
}
