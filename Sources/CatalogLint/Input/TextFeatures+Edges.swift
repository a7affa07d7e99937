internal import MessageFiles

/// Features of the start and the end of a text, of the whole text, and of katakana.
extension TextFeatures {
  /// Returns whether a space may separate a minus sign from its number, or a tag from the placeholder inside it.
  static func canSeparateToken(_ previous: UInt8, _ next: UInt8) -> Bool {
    (previous == UInt8(ascii: "-") && next.isDigit)
      || (previous == UInt8(ascii: ">") && (next == UInt8(ascii: "%") || next == UInt8(ascii: "{")))
  }

  static func consistsOfSigns(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most texts begin with another character.
    guard let first = bytes.first, bytes.count <= 16 else { return false }
    // A single letter is lost text too, but a single hyphen says that there is none.
    if bytes.count == 1 { return first.isLetter || (isSign(first) && first != UInt8(ascii: "-")) }
    guard isSign(first) else { return false }
    return bytes.allSatisfy(isSign) && bytes.contains { $0 != 0x20 }
  }

  /// Returns whether the small Latin letter at an offset is the third of its kind in a row.
  static func isTripled(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index >= 2 && bytes[index].isLowercaseLetter && bytes[index - 1] == bytes[index] && bytes[index - 2] == bytes[index]
  }

  static func mayBeginWithNote(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    return switch (bytes[0], bytes[1], bytes[2]) {
    case (UInt8(ascii: "T"), UInt8(ascii: "O"), UInt8(ascii: "D")), (UInt8(ascii: "T"), UInt8(ascii: "B"), _),
      (UInt8(ascii: "F"), UInt8(ascii: "I"), UInt8(ascii: "X")), (UInt8(ascii: "X"), UInt8(ascii: "X"), _),
      // `undefined`, `null` and `NaN`
      (UInt8(ascii: "u"), UInt8(ascii: "n"), UInt8(ascii: "d")),
      (UInt8(ascii: "n"), UInt8(ascii: "u"), UInt8(ascii: "l")),
      (UInt8(ascii: "N"), UInt8(ascii: "a"), UInt8(ascii: "N")),
      (UInt8(ascii: "!"), UInt8(ascii: "!"), UInt8(ascii: "!")):
      true
    // A bullet or an apostrophe
    case (UInt8(ascii: "'"), _, _), (0xC2, 0xB7, _), (0xE2, 0x80, 0xA2), (0xE2, 0x97, 0x8F), (0xE3, 0x83, 0xBB): true
    default: beginsWithAssignment(bytes)
    }
  }

  /// Returns whether a name and an equals sign begin the text: `one=`, `menu.open =`.
  private static func beginsWithAssignment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count, bytes[index].isLetterOrDigit || "._-".utf8.contains(bytes[index]) { index += 1 }
    guard index > 0, index < bytes.count else { return false }
    if bytes[index] == 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "=")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "_"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "-"), 0x20: true
    default: false
    }
  }

  static func mayBeginWithSpace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    // Most sequences that begin with E3 are kana; among them only the ideographic space is white space.
    return first <= 0x20 || first == 0xC2 || first == 0xE1 || first == 0xE2
      || (first == 0xE3 && bytes[1] == 0x80 && bytes[2] == 0x80)
  }

  static func mayEndWithSpace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = bytes.last else { return false }
    guard last >= 0x80, bytes.count >= 3 else { return last <= 0x20 || last == 0x85 || last == 0xA0 }
    switch (bytes[bytes.count - 3], bytes[bytes.count - 2]) {
    // Kana, Han and Hangul, which may end in the same bytes as white space.
    case (0xE3, 0x81...), (0xE4...0xE9, _), (0xEA, 0xB0...), (0xEB...0xED, _): return false
    case (0xE2, 0x80...0x81): return true
    default: return last == 0x80 || last == 0x85 || last == 0xA0
    }
  }

  /// Returns whether the character at an offset is a mark of a long vowel after hiragana, or katakana after a character of
  /// another kind that follows katakana.
  static func isMixedKana(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index >= 3, index + 2 < bytes.count else { return false }
    if bytes[index + 1] == 0x83, bytes[index + 2] == 0xBC { return isHiragana(bytes, at: index - 3) }
    guard index >= 6, isKatakana(bytes, at: index) else { return false }
    return ((0xE4...0xE9).contains(bytes[index - 3]) || isHiragana(bytes, at: index - 3))
      && isKatakana(bytes, at: index - 6)
  }

  private static func isHiragana(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    bytes[index] == 0xE3 && (bytes[index + 1] == 0x81 || (bytes[index + 1] == 0x82 && bytes[index + 2] <= 0x96))
  }

  /// Returns whether katakana or the mark of a long vowel begins at an offset.
  private static func isKatakana(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    bytes[index] == 0xE3 && (bytes[index + 1] == 0x83 || (bytes[index + 1] == 0x82 && bytes[index + 2] >= 0xA1))
  }
}
