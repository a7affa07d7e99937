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
    let newline = UInt8(ascii: "\n")
    // The rule edge-whitespace reports line breaks at the start and the end.
    let wanted = source.text.withoutBlanksAtEdges.count { $0 == newline }
    let found = entry.text.withoutBlanksAtEdges.count { $0 == newline }
    if wanted == found { return }
    findings.add(
      self, nil, ["count": .integer(Int64(found)), "sourceCount": .integer(Int64(wanted))], in: entry, at: 0..<0)
  }
}

extension String {
  /// The bytes of the text from the first to the last visible character.
  fileprivate var withoutBlanksAtEdges: Substring.UTF8View {
    guard let first = utf8.firstIndex(where: { $0 > 0x20 }), let last = utf8.lastIndex(where: { $0 > 0x20 }) else {
      return utf8.prefix(0)
    }
    return utf8[first...last]
  }
}
