internal import MessageFiles

extension String {
  /// The first Latin small letter that stands alone directly after kana or Hangul, and its range in UTF-8 bytes.
  var typedLetter: (text: String, range: Range<Int>)? {
    let scalars = Array(unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard index > 0, scalar.isASCII, UInt8(scalar.value).isLowercaseLetter, scalars[index - 1].isKanaOrHangul else {
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      // A word, a number or a name goes on.
      if next.properties.isAlphabetic || "0123456789_-.@/:=(+'".unicodeScalars.contains(next) { continue }
      return (String(scalar), offset..<offset + 1)
    }
    return nil
  }

  /// The first word of katakana with a character of the same shape or sound that is none, and its range in UTF-8 bytes.
  ///
  /// Examples: `げーム` with hiragana, and `サ一バー` with the Han character for one.
  var mixedKana: (text: String, range: Range<Int>)? {
    let scalars = Array(unicodeScalars)
    guard scalars.count > 2 else { return nil }
    var offset = 0
    for index in scalars.indices.dropLast() {
      defer { offset += UTF8.width(scalars[index]) }
      let (scalar, next) = (scalars[index], scalars[index + 1])
      let isHiraganaBeforeLongVowel =
        scalar.isHiragana && next == "ー" && index + 2 < scalars.count && scalars[index + 2].isKatakana
      let isLookAlike =
        index > 0 && Self.katakanaLookAlikes.contains(scalar) && scalars[index - 1].isKatakana && next.isKatakana
      guard isHiraganaBeforeLongVowel || isLookAlike else { continue }
      let end = scalars[(index + 1)...].firstIndex { !$0.isKatakana && $0 != "ー" } ?? scalars.count
      let word = String(String.UnicodeScalarView(scalars[index..<end]))
      return (word, offset..<offset + word.utf8.count)
    }
    return nil
  }

  /// The rest of the first word of katakana after a space inside it, and its range in UTF-8 bytes: `ト` in `リセッ ト`.
  ///
  /// No word ends in a small tsu, and none begins with a small vowel or the mark of a long one.
  var brokenKatakana: (text: String, range: Range<Int>)? {
    let scalars = Array(unicodeScalars)
    guard
      let space = scalars.indices.dropFirst().dropLast().first(where: { index in
        guard scalars[index] == " ", scalars[index - 1].isKatakana, scalars[index + 1].isKatakana else { return false }
        return scalars[index - 1] == "ッ" || "ァィゥェォャュョッー".unicodeScalars.contains(scalars[index + 1])
      })
    else { return nil }
    let end = scalars[(space + 1)...].firstIndex { !$0.isKatakana } ?? scalars.count
    let start = scalars[...space].reduce(0) { $0 + UTF8.width($1) }
    let word = String(String.UnicodeScalarView(scalars[(space + 1)..<end]))
    return (word, start..<start + word.utf8.count)
  }

  /// Characters that look like katakana, or like its mark of a long vowel.
  private static let katakanaLookAlikes = Set("べぺ一口力夕工卜".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isHiragana: Bool { (0x3041...0x3096).contains(value) }
  fileprivate var isKatakana: Bool { (0x30A1...0x30FA).contains(value) || self == "ー" }
  fileprivate var isKanaOrHangul: Bool { isHiragana || isKatakana || (0xAC00...0xD7A3).contains(value) }
}
