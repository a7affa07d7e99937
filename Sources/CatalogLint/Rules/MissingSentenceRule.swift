internal import CatalogFormats
internal import MessageFiles

/// Finds a translation that lacks sentences of its source: it has less than half as many, and is less than half as long.
///
/// Of two sentences, one may say both, so a translation with only one has to be less than a third as long.
struct MissingSentenceRule: SetRule {
  let name = "missing-sentence"
  let severity = Finding.Severity.warning
  let example: RuleExample? = RuleExample(
    source: "Your session has expired. Sign in again. What you have not saved is lost.", bad: "세션이 만료되었습니다.",
    good: "세션이 만료되었습니다. 다시 로그인하세요. 저장하지 않은 내용은 사라집니다.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations where !pairing.file.isExported {
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        // In Vue, a bar separates plural forms.
        guard let source, source.text.utf8.count >= Self.minimumLength,
          entry.text.utf8.count < source.text.utf8.count, source.text.mayHaveSentences,
          source.sourceTextKind == .text,
          !entry.isUnused, !entry.isFragment,
          let length = RelativeLength(entry, source, pairing.file, beyond: 2), length.isShorter(than: 2),
          !source.text.contains(" | "), let text = entry.nodes?.commonText, text.contains(where: \.isLetter)
        else { continue }
        // Only one of the branches of a plural is shown.
        let expected = source.nodes?.commonText.sentenceCount ?? 1
        let found = text.sentenceCount
        guard expected > 2 ? found * 2 < expected : found < expected && length.isShorter(than: 3) else { continue }
        // Chinese and Japanese join two short sentences with a comma.
        if expected == 2, pairing.file.isIdeographic, text.contains(where: { "，、".contains($0) }) { continue }
        findings.add(
          self, nil, ["expected": .integer(Int64(expected)), "found": .integer(Int64(found))], in: entry,
          of: pairing.file,
          source: source.text, at: 0..<entry.text.utf8.count)
      }
    }
  }

  /// The minimum length of a source with two sentences, in UTF-8 bytes.
  private static let minimumLength = 48
}

extension String {
  /// Whether the bytes alone do not show that the text is one sentence.
  fileprivate var mayHaveSentences: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") || (byte == 0x20 && previous < 0x40 && ".!?;)\"'".utf8.contains(previous)) {
        return true
      }
      previous = byte
    }
    return false
  }

  /// The number of sentences, at least one; a line, and a part before a semicolon, counts as one too.
  ///
  /// A full stop ends a sentence only if no small letter follows, as one follows `e.g.`.
  var sentenceCount: Int {
    var count = 0
    var hasWord = false
    var isAfterEnd = false
    var isSeparated = false
    for scalar in unicodeScalars {
      switch scalar {
      case ".", "!", "?", "؟", "।", "۔": (isAfterEnd, isSeparated) = (hasWord, false)
      case "。", "！", "？", ";", "；", "؛", "\n":
        if hasWord { count += 1 }
        (hasWord, isAfterEnd) = (false, false)
      case " ", "\u{A0}", "\"", "'", "”", "’", "»", ")", "<", "*", "_": isSeparated = true
      default:
        if isAfterEnd, isSeparated || !scalar.isASCII, !scalar.properties.isLowercase {
          count += 1
          hasWord = false
        }
        isAfterEnd = false
        if scalar.properties.isAlphabetic { hasWord = true }
      }
    }
    return max(1, count + (hasWord ? 1 : 0))
  }
}
