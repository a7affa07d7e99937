internal import AuthCopy

/// Finds white space at the start or end of a translation that differs from the source.
struct EdgeWhitespaceRule: MessageRule {
  let name = "edge-whitespace"
  let severity = Finding.Severity.warning
  let fixes = FixKind.safe
  let triggers: TextFeatures = .edgeSpace
  private static let start: Diagnostic.ID = "edge-whitespace.start"
  private static let end: Diagnostic.ID = "edge-whitespace.end"
  let ids = [start, end]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "로그인 ", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.eitherFeatures.contains(.edgeSpace), let source = entry.source, !source.text.isBlank,
      !entry.text.isBlank
    else { return }
    let text = entry.text
    let start = text.prefix(while: \.isWhitespace)
    let wantedStart = source.text.prefix(while: \.isWhitespace)
    if start != wantedStart {
      findings.add(self, Self.start, in: entry, at: 0..<start.utf8.count, fix: String(wantedStart))
    }
    let end = text.trailingWhitespace
    let wantedEnd = source.text.trailingWhitespace
    if end != wantedEnd {
      let spot = text.utf8.count - end.utf8.count..<text.utf8.count
      findings.add(self, Self.end, in: entry, at: spot, fix: String(wantedEnd))
    }
  }
}

extension String {
  fileprivate var trailingWhitespace: Substring {
    var start = endIndex
    while start > startIndex, self[index(before: start)].isWhitespace { start = index(before: start) }
    return self[start...]
  }
}
