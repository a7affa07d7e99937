internal import AuthCopy

/// Finds an argument between apostrophes, which ICU treats as literal text.
struct QuotedArgumentRule: MessageRule {
  let name = "quoted-argument"
  let severity = Finding.Severity.error
  let fixes = FixKind.suggested
  let triggers: TextFeatures = .apostrophe
  let example: RuleExample? = RuleExample(
    source: "Type {word} to confirm", bad: "{word} 확인: '{word}'을(를) 입력하세요", good: "{word} 확인: ‘{word}’을(를) 입력하세요")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.isSuperset(of: [.apostrophe, .brace]), let tree = entry.entry.tree else { return }
    for range in tree.quotations(end: entry.text.utf8.count) {
      let quoted = entry.text.text(inUTF8: range).drop { $0 == "'" }
      let inner = quoted.hasSuffix("'") ? quoted.dropLast() : quoted
      guard let match = inner.firstMatch(of: /\{([A-Za-z_][A-Za-z0-9_]*|[0-9]+)\s*[,}]/) else { continue }
      findings.add(
        self, nil, ["argument": .text(String(match.output.1))], in: entry, at: range, fix: "‘\(inner)’", isSafe: false)
    }
  }
}
