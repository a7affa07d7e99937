internal import AuthCopy

/// Finds an empty translation of a source that is not empty.
struct EmptyTranslationRule: MessageRule {
  let name = "empty-translation"
  let severity = Finding.Severity.error
  let gathered: String? = "report.empty-translations"
  let triggers: TextFeatures = [.empty, .edgeSpace]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: [.empty, .edgeSpace]), let source = entry.source, !source.text.isBlank,
      entry.text.isBlank
    else { return }
    // A form of a plural may be empty in the source too.
    if entry.entry.form != nil, entry.sourceFile?[entry.entry.key]?.text.isBlank ?? false { return }
    findings.add(self, in: entry, at: 0..<0)
  }
}
