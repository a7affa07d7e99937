internal import MessageFiles

/// Finds two spaces in a row where the source has one, or lacks the key.
struct DoubleSpaceRule: MessageRule {
  let name = "double-space"
  let severity = Finding.Severity.info
  let isTriggeredBySource = false
  let fixes = FixKind.safe
  let triggers: TextFeatures = .doubleSpace
  let example: RuleExample? = RuleExample(source: "Enter the code", bad: "코드를  입력하세요", good: "코드를 입력하세요")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let mayHaveSpaces = entry.source?.features.contains(.doubleSpace) ?? (entry.sourceFile == nil)
    guard entry.features.contains(.doubleSpace), !mayHaveSpaces,
      let bytes = MaskedProse(entry.entry)?.bytes
    else { return }
    var index = 0
    while let start = bytes[index...].firstIndex(of: 0x20) {
      let end = bytes[start...].firstIndex { $0 != 0x20 } ?? bytes.count
      index = end
      // Spaces at the start or end of a line may be an indent or belong to another rule; three or more may align text.
      guard end - start == 2, start > 0, end < bytes.count, Self.isText(bytes[start - 1]), Self.isText(bytes[end]),
        // Some writers put two spaces after a sentence.
        !".!?:".utf8.contains(bytes[start - 1]),
        // An escaped space is intended, or is the rest of a broken `\n`.
        !entry.file.bytes[entry.file.range(of: start..<end, in: entry.entry)].contains(UInt8(ascii: "\\"))
      else { continue }
      findings.add(self, in: entry, at: start..<end, fix: " ")
    }
  }

  private static func isText(_ byte: UInt8) -> Bool {
    byte > 0x20 || byte == MaskedProse.argument || byte == MaskedProse.opaque
  }
}
