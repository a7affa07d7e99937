internal import MessageFiles

/// Finds a translation that is more than six times as long as its source, or less than a sixth as long.
///
/// Lengths may also differ for good reasons, so the rule runs only if it is selected.
struct LengthOutlierRule: SetRule {
  let name = "length-outlier"
  let severity = Finding.Severity.info
  private static let short: Diagnostic.ID = "length-outlier.short"
  private static let long: Diagnostic.ID = "length-outlier.long"
  let ids = [short, long]
  let example: RuleExample? = RuleExample(
    source:
      "Your available balance is what you can spend now. It leaves out what is frozen, and what waits for a confirmation.",
    bad: "잔액", good: "사용 가능한 잔액은 지금 쓸 수 있는 금액입니다. 동결된 금액과 확인을 기다리는 금액은 들어 있지 않습니다.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard findings.options.selected.contains(name) else { return }
    for pairing in set.translations {
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, !entry.text.isEmpty,
          let length = RelativeLength(entry, source, pairing.file, beyond: 5)
        else { continue }
        if length.source >= 100, length.isShorter(than: 6) {
          add(Self.short, entry, source, pairing.file, &findings)
        } else if length.source >= 8, length.translation > 80, length.isLonger(than: 6) {
          add(Self.long, entry, source, pairing.file, &findings)
        }
      }
    }
  }

  private func add(
    _ id: Diagnostic.ID, _ entry: MessageEntry, _ source: MessageEntry, _ file: MessageFile,
    _ findings: inout FindingList
  ) {
    findings.add(self, id, in: entry, of: file, source: source.text, at: 0..<entry.text.utf8.count)
  }
}
