internal import MessageFiles

/// Finds a select keyword that the source's select on the same argument does not have.
struct SelectKeysRule: MessageRule {
  let name = "select-keys"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .branches
  let example: RuleExample? = RuleExample(
    source: "{role, select, admin {Admin} other {Member}}", bad: "{role, select, 관리자 {관리자} other {회원}}",
    good: "{role, select, admin {관리자} other {회원}}")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let (nodes, sourceNodes) = entry.parsedPair else { return }
    let selects = nodes.selects
    guard !selects.isEmpty else { return }
    var known: [String: Set<String>] = [:]
    for (argument, branches) in sourceNodes.selects {
      known[argument.name, default: ["other"]].formUnion(branches.map { "\($0.selector)" })
    }
    for (argument, branches) in selects {
      guard let keywords = known[argument.name] else { continue }
      let found = branches.map { "\($0.selector)" }
      let unused = keywords.subtracting(found)
      for (keyword, branch) in zip(found, branches) where !keywords.contains(keyword) {
        let suggestion = NameSuggestion(keyword, known: keywords, unused: unused)
        findings.add(
          self, nil, ["keyword": .text(keyword), "known": .list(keywords.sorted())], in: entry,
          at: branch.selectorRange, fix: suggestion?.name, isSafe: suggestion?.isCertain ?? false)
      }
    }
  }
}
