internal import AuthCopy

/// Finds a branch whose selector another branch of the same plural or select has.
struct DuplicateSelectorRule: Rule {
  let name = "duplicate-selector"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .branches
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a plural or select with two branches of the same selector.",
    whyIsThisBad: "ICU takes the first and says nothing: the other text is never shown.",
    example: RuleDocumentation.Example(
      source: "{n, plural, =0 {none} other {#}}", bad: "{n, plural, other {#개} other {여러 개}}",
      good: "{n, plural, =0 {없음} other {#개}}"),
    howToMend: "Keep one of the two, or correct the selector of the other.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    for (_, style) in nodes.plurals {
      check(style.branches.map { ($0.selector.text, $0.selectorRange) }, entry, &findings)
    }
    for (_, branches) in nodes.selects {
      check(branches.map { ($0.keyword, $0.selectorRange) }, entry, &findings)
    }
  }

  private func check(
    _ selectors: [(text: String, range: Range<Int>)], _ entry: EntryContext, _ findings: inout FindingList
  ) {
    var seen: Set<String> = []
    for selector in selectors where !seen.insert(selector.text).inserted {
      findings.add(self, entry, at: selector.range, words(selector.text, findings.language))
    }
  }

  private func words(_ selector: String, _ language: LintLanguage) -> String {
    language.say(
      en: "the branch `\(selector)` stands here twice: only the first is ever shown",
      ko: "`\(selector)` 분기가 두 번 있습니다. 첫 번째만 쓰입니다", ja: "`\(selector)`の分岐が2つあります。最初のものだけが使われます")
  }
}

extension PluralSelector {
  var text: String {
    switch self {
    case .exactly(let value): "=\(Int(exactly: value).map(String.init) ?? String(value))"
    case .keyword(let keyword): keyword
    }
  }
}
