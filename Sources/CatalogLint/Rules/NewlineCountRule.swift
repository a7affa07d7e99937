internal import CatalogFormats
internal import MessageFiles

/// Finds a translation with more or fewer line breaks than the source.
struct NewlineCountRule: MessageRule {
  let name = "newline-count"
  let severity = Finding.Severity.info
  let triggers: TextFeatures = .newline
  let example: RuleExample? = RuleExample(source: "One.\nTwo.", bad: "하나. 둘.", good: "하나.\n둘.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.combinedFeatures.contains(.newline), let source = entry.source, !source.text.isBlank,
      !entry.text.isBlank
    else { return }
    // The rule edge-whitespace reports line breaks at the edges of a message of gettext.
    let ignoresEdges = entry.file.document.format == .po
    let wanted = source.text.lineBreaks(ignoringEdges: ignoresEdges)
    let found = entry.text.lineBreaks(ignoringEdges: ignoresEdges)
    if wanted == found { return }
    findings.add(
      self, nil, ["count": .integer(Int64(found)), "sourceCount": .integer(Int64(wanted))], in: entry, at: 0..<0)
  }
}

extension String {
  fileprivate func lineBreaks(ignoringEdges ignoresEdges: Bool) -> Int {
    let newline = UInt8(ascii: "\n")
    guard ignoresEdges else { return utf8.count { $0 == newline } }
    guard let first = utf8.firstIndex(where: { $0 > 0x20 }), let last = utf8.lastIndex(where: { $0 > 0x20 }) else {
      return 0
    }
    return utf8[first...last].count { $0 == newline }
  }
}
