internal import AuthCopy

/// Finds placeholders of another message format.
struct WrongDialectRule: MessageRule {
  let name = "wrong-dialect"
  let severity = Finding.Severity.error
  let fixes = FixKind.safe
  let triggers: TextFeatures = [.percent, .foreignBrace]
  let example: RuleExample? = RuleExample(
    source: "Hi {name}", bad: "%1$s 님, 안녕하세요 {name}", good: "{name} 님, 안녕하세요")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.file.dialect.isICU, !entry.features.isDisjoint(with: [.percent, .foreignBrace]) else { return }
    let source = entry.source?.text ?? ""
    for placeholder in entry.text.foreignPlaceholders {
      // Placeholders that the source has too are intended; in the source itself every placeholder is reported.
      if entry.source != nil, source.contains(placeholder.text) { continue }
      let name = placeholder.text.filter { !"{}$ ".contains($0) }
      let isKnown = entry.source?.arguments.contains { $0.name == name } ?? false
      findings.add(
        self, nil, ["placeholder": .text(placeholder.text)], in: entry, at: placeholder.range,
        fix: isKnown ? "{\(name)}" : nil)
    }
  }
}
