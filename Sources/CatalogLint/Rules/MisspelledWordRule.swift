internal import MessageFiles

/// Finds spellings that a language never has, from a short list of common ones: *perchè* for *perché*.
struct MisspelledWordRule: MessageRule {
  let name = "misspelled-word"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let fixes = FixKind.suggested
  let example: RuleExample? = RuleExample(
    locale: "it", source: "Because it is late", bad: "Perchè è tardi", good: "Perché è tardi")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    return file.traits.misspellings != nil
      ? .any : file.traits.compoundHeads.isEmpty ? .branches : [.branches, .latinWords]
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if let (range, wanted) = entry.openCompound ?? entry.pluralAfterNumber {
      let found = String(entry.text.text(inUTF8: range))
      findings.add(
        self, nil, ["found": .text(found), "wanted": .text(wanted)], in: entry, at: range, fix: wanted, isSafe: false,
        severity: .info)
    }
    guard let (range, wanted) = entry.traits.misspellings?.first(in: entry.text), entry.text != entry.source?.text,
      let prose = MaskedProse(entry.entry)
    else { return }
    let found = String(entry.text.text(inUTF8: range))
    // Names and code are spelled as they are.
    guard prose.text(range) == found else { return }
    findings.add(
      self, nil, ["found": .text(found), "wanted": .text(wanted)], in: entry, at: range, fix: wanted, isSafe: false)
  }
}
