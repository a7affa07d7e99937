internal import MessageFiles

/// The words that translations have in common with their sources.
enum KeptWords {
  /// The number of other texts with a word that show how a file translates it.
  static let minimumUses = 3
  private static let lengths = 4...24

  /// Returns the ranges of words of a translation that its source has too.
  ///
  /// Words beside quotation marks or other words of the source are names; many of them are an older source.
  static func ranges(in translation: MessageEntry, of source: MessageEntry) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    forEachWord(in: translation.text) { range, _ in ranges.append(range) }
    if ranges.isEmpty { return [] }
    var hashes: Set<UInt64> = []
    forEachWord(in: source.text) { _, hash in hashes.insert(hash) }
    let bytes = Array(translation.text.utf8)
    ranges.removeAll { !hashes.contains(bytes[$0].foldedHash()) }
    guard !ranges.isEmpty, ranges.count < 3, let prose = MaskedProse(translation) else { return [] }
    return ranges.filter { range in
      prose.bytes[range].elementsEqual(bytes[range]) && !isInName(range, bytes) && !isName(bytes[range], source.text)
    }
  }

  /// Returns whether a quotation mark or bracket touches a word, or another word with a capital stands beside it.
  private static func isInName(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let marks = "\"'`[](){}|*+,.~".utf8
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
    if marks.contains(before) || (marks.contains(after) && after != UInt8(ascii: ".")) { return true }
    // A quotation mark of other scripts: “, 「, （.
    if before >= 0x80,
      ["“", "‘", "„", "「", "『", "（", "《"].contains(where: {
        bytes[..<range.lowerBound].suffix(3).elementsEqual($0.utf8)
      })
    {
      return true
    }
    let next = bytes[range.upperBound...].dropFirst().first ?? 0
    let previous = bytes[..<max(0, range.lowerBound - 1)].reversed().prefix { $0.isLetterOrDigit }.last ?? 0
    return (after == 0x20 && next.isLetterOrDigit && !next.isLowercaseLetter)
      || (before == 0x20 && previous.isLetterOrDigit && !previous.isLowercaseLetter)
  }

  /// Returns whether a word has a capital inside of a source of several words, as names do.
  private static func isName(_ word: ArraySlice<UInt8>, _ source: String) -> Bool {
    guard word.first?.isUppercaseLetter ?? false, source.utf8.count(where: { $0 == 0x20 }) > 2 else { return false }
    return !source.utf8.starts(with: word) && source.contains(String(decoding: word, as: UTF8.self))
  }

  /// Calls a closure with the range and hash of each word of ASCII letters, in small letters but for the first, that no
  /// other letter, digit or sign of names and placeholders touches.
  private static func forEachWord(in text: String, _ body: (Range<Int>, UInt64) -> Void) {
    var text = text
    let partOfName = partOfName
    func isPart(_ byte: UInt8) -> Bool { byte < 0x80 ? partOfName[Int(byte)] : byte < 0xE3 }
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        guard isPart(bytes[index]) else {
          // Words need no space beside kana, Han and Hangul.
          index += bytes[index] < 0xE3 ? 1 : bytes[index] < 0xF0 ? 3 : 4
          continue
        }
        let start = index
        var isWord = bytes[index].isLetter
        index += 1
        while index < bytes.count,
          isPart(bytes[index])
            || (isStop(bytes[index]) && index + 1 < bytes.count && isPart(bytes[index + 1]))
        {
          isWord = isWord && bytes[index].isLowercaseLetter
          index += 1
        }
        if isWord, lengths.contains(index - start) { body(start..<index, bytes[start..<index].foldedHash()) }
      }
    }
  }

  /// Returns whether a byte may be inside a name: `config.json`.
  private static func isStop(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") }

  /// For each byte of ASCII, whether it is part of words, names, addresses and placeholders.
  private static let partOfName = (UInt8(0)..<128).map { $0.isLetterOrDigit || "_@/\\{}%$<>&#=-'".utf8.contains($0) }
}
