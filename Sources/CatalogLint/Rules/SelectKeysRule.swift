internal import AuthCopy

/// Finds a keyword of a select that the source does not have.
struct SelectKeysRule: Rule {
  let name = "select-keys"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .branches
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a keyword of a select that the source's select of the same argument does not have.",
    whyIsThisBad: "No app passes it: its branch is never shown, and people see the branch other instead.",
    example: RuleDocumentation.Example(
      source: "{role, select, admin {Admin} other {Member}}", bad: "{role, select, 관리자 {관리자} other {회원}}",
      good: "{role, select, admin {관리자} other {회원}}"),
    howToMend: "Write the keywords as the source has them; only the text in the braces is translated.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let (nodes, sourceNodes) = entry.pair else { return }
    let selects = nodes.selects
    guard !selects.isEmpty else { return }
    var known: [String: Set<String>] = [:]
    for (argument, branches) in sourceNodes.selects {
      known[argument.name, default: ["other"]].formUnion(branches.map(\.keyword))
    }
    for (argument, branches) in selects {
      guard let keywords = known[argument.name] else { continue }
      let unused = keywords.subtracting(branches.map(\.keyword))
      for branch in branches where !keywords.contains(branch.keyword) {
        let meant = NameSuggestion(branch.keyword, known: keywords, unused: unused)
        findings.add(
          self, entry, at: branch.selectorRange, words(branch.keyword, keywords, findings.language),
          fix: meant?.name, isSafe: meant?.isCertain ?? false)
      }
    }
  }

  private func words(_ keyword: String, _ known: Set<String>, _ language: LintLanguage) -> String {
    let keywords = known.sorted().joined(separator: ", ")
    return language.say(
      en: "`\(keyword)` is no keyword of the source's select, which has \(keywords)",
      ko: "`\(keyword)`은(는) 원문의 select에 없는 키워드입니다. 원문의 키워드: \(keywords)",
      ja: "`\(keyword)`は原文のselectにないキーワードです。原文のキーワード：\(keywords)")
  }
}
