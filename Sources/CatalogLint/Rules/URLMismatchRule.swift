internal import AuthCopy

/// Finds a web or email address that differs from the source.
struct URLMismatchRule: MessageRule {
  let name = "url-mismatch"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .address
  private static let missing: Diagnostic.ID = "url-mismatch.missing"
  private static let added: Diagnostic.ID = "url-mismatch.added"
  private static let differs: Diagnostic.ID = "url-mismatch.differs"
  let ids = [missing, added, differs]
  let example: RuleExample? = RuleExample(
    source: "See https://example.com/help", bad: "https://example.org/help 참고", good: "https://example.com/help 참고")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.eitherFeatures.contains(.address), let source = entry.source, !entry.text.isBlank else { return }
    let found = entry.text.addresses
    let wanted = source.text.addresses.map(\.text)
    guard !found.isEmpty || !wanted.isEmpty, Set(found.map(\.text)) != Set(wanted) else { return }
    let other = found.first { !wanted.contains($0.text) }
    let spot = other?.range ?? 0..<0
    if let other {
      let parameters: Diagnostic.Parameters = ["address": .text(other.text), "sourceAddresses": .list(wanted)]
      findings.add(self, wanted.isEmpty ? Self.added : Self.differs, parameters, in: entry, at: spot)
    } else {
      findings.add(self, Self.missing, ["addresses": .list(wanted)], in: entry, at: spot)
    }
  }
}
