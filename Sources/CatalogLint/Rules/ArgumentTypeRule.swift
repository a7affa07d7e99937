internal import AuthCopy

/// Finds an argument that the source prints as one type and a translation as another.
struct ArgumentTypeRule: Rule {
  let name = "argument-type"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = [.branches, .formats]
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an argument that is a number, a date or a keyword in the source and another of these here.",
    whyIsThisBad: "The app passes one type: formatting the other fails.",
    example: RuleDocumentation.Example(
      source: "{when, date, short}", bad: "{when, number}", good: "{when, date, short}"),
    howToMend: "Use the type of the source.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers), let (nodes, sourceNodes) = entry.pair else { return }
    let uses = nodes.uses.filter { $0.use != .plain }
    var wanted: [String: Set<ArgumentUse>] = [:]
    for (argument, use) in sourceNodes.uses where use != .plain { wanted[argument.name, default: []].insert(use) }
    var seen: Set<String> = []
    for (argument, use) in uses {
      guard let sourceUses = wanted[argument.name], !sourceUses.contains(use), seen.insert(argument.name).inserted,
        let sourceUse = sourceUses.first
      else { continue }
      findings.add(self, entry, at: argument.nameRange, words(argument.name, use, sourceUse, findings.language))
    }
  }

  private func words(
    _ name: String, _ use: ArgumentUse, _ sourceUse: ArgumentUse, _ language: LintLanguage
  ) -> String {
    language.say(
      en: "{\(name)} is \(use.words(.en)) here, but \(sourceUse.words(.en)) in the source",
      ko: "{\(name)}은(는) 원문에서 \(sourceUse.words(.ko))인데 여기서는 \(use.words(.ko))입니다",
      ja: "{\(name)}は原文では\(sourceUse.words(.ja))ですが、ここでは\(use.words(.ja))です")
  }
}

extension ArgumentUse {
  fileprivate func words(_ language: LintLanguage) -> String {
    switch self {
    case .plain: language.say(en: "text", ko: "글자", ja: "文字列")
    case .number: language.say(en: "a number", ko: "숫자", ja: "数値")
    case .date: language.say(en: "a date", ko: "날짜", ja: "日付")
    case .keyword: language.say(en: "a keyword of a select", ko: "select의 키워드", ja: "selectのキーワード")
    }
  }
}
