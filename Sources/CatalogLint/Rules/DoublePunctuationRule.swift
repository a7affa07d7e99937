internal import CatalogFormats
internal import MessageFiles

/// Finds a sign of punctuation that is written twice and that the source has once.
struct DoublePunctuationRule: MessageRule {
  let name = "double-punctuation"
  let severity = Finding.Severity.info
  let aggregateMessageID: String? = "report.double-punctuation"
  let isTriggeredBySource = false
  let triggers: TextFeatures = [.doubledSign, .doubledLetter, .apostrophe]
  let example: RuleExample? = RuleExample(source: "Delete the key?", bad: "키를 삭제할까요??", good: "키를 삭제할까요?")

  private static let signs: [Unicode.Scalar] = [".", ",", "!", "?", "。", "、", "，", "！", "？"]

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers), let source = entry.source else { return }
    if entry.features.contains(.apostrophe), let range = entry.doubledApostrophe {
      findings.add(
        self, nil, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range, severity: .warning)
      return
    }
    if entry.features.isDisjoint(with: [.doubledSign, .doubledLetter]) { return }
    let text = entry.text.unicodeScalars
    // A run of three or more, such as an ellipsis, is meant.
    var index = text.startIndex
    while index < text.endIndex {
      let sign = text[index]
      let end = text[index...].firstIndex { $0 != sign } ?? text.endIndex
      defer { index = end }
      guard Self.signs.contains(sign), text.distance(from: index, to: end) == 2,
        end == text.endIndex || text[end] != "/",
        !source.text.contains(String(text[index..<end])), !source.text.hasDoubledSign
      else { continue }
      findings.add(
        self, nil, ["text": .text(String(text[index..<end]))], in: entry,
        at: entry.text.utf8Range(of: entry.text[index..<end]))
      return
    }
  }
}

extension EntryContext {
  /// The range of two apostrophes between letters, both of which programs print; nil if there are none.
  fileprivate var doubledApostrophe: Range<Int>? {
    guard file.dialect.traits.apostrophes == nil || file.dialect.traits.apostrophes == .literal,
      file.document.format != .properties, source?.text.contains("''") == false
    else { return nil }
    let bytes = Array(text.utf8)
    guard let range = bytes.firstRange(ofUTF8: "''"), range.lowerBound > 0, range.upperBound < bytes.count,
      [bytes[range.lowerBound - 1], bytes[range.upperBound]].allSatisfy({ $0.isLetter || $0 >= 0x80 })
    else { return nil }
    return range
  }
}

extension String {
  /// Whether any sign of the text, such as a mark of a path or a version, is doubled.
  fileprivate var hasDoubledSign: Bool {
    zip(self, dropFirst()).contains { $0 == $1 && ($0.isPunctuation || $0.isSymbol) }
  }
}
