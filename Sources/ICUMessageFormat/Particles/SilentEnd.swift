extension UTF8Slice {
  /// The text without trailing parts that are not read: punctuation, spaces, emoji, end tags, and a remark in brackets.
  ///
  /// Nil if the end is masked (`010-1234-****`), because its reading is unknown.
  ///
  /// A particle agrees with the word before a bracketed remark (국립국어원, 한글 맞춤법 부록 문장 부호).
  var withoutSilentEnd: UTF8Slice? {
    if isMasked { return nil }
    var text = self
    while let last = text.last {
      if let start = text.startOfRemark ?? text.startOfEndTag {
        text = text[..<start]
      } else if Self.silentASCII.contains(last) {
        text.removeLast()
      } else if last >= 0x80, let scalar = text.lastScalar, scalar.isSilent {
        text.removeLast(Swift.min(UTF8.width(scalar), text.count))
      } else {
        break
      }
    }
    return text
  }

  private static let silentASCII = Array(" \t\n\r\"'`)]}>.,!?;:~*_-/\\|^".utf8)

  /// Whether the text ends in two or more asterisks that mask characters, unlike the emphasis in `**text**`.
  private var isMasked: Bool {
    let asterisk = UInt8(ascii: "*")
    return last == asterisk && first != asterisk && suffix(2).allSatisfy { $0 == asterisk }
  }

  /// The brackets of remarks, without `[]`, which also enclose the text of a link or a tag.
  private static let brackets: [(open: [UInt8], close: [UInt8])] = [("(", ")"), ("（", "）"), ("［", "］")].map {
    (Array($0.utf8), Array($1.utf8))
  }

  /// The start of a bracketed remark at the end of the text; nil if there is none, or no text before it.
  private var startOfRemark: Index? {
    guard let (open, _) = Self.brackets.first(where: { suffix($0.close.count).elementsEqual($0.close) }),
      let start = indices.last(where: { self[$0] == open[0] && self[$0...].starts(with: open) }),
      self[..<start].contains(where: { $0 != UInt8(ascii: " ") })
    else { return nil }
    return start
  }

  /// The start of an end tag such as `</b>` at the end of the text; nil if there is none.
  private var startOfEndTag: Index? {
    guard last == UInt8(ascii: ">"), let start = lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let name = self[start...].dropFirst().dropLast()
    guard name.first == UInt8(ascii: "/"), name.dropFirst().allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else {
      return nil
    }
    return start
  }
}

extension Unicode.Scalar {
  /// Whether the character is not read at the end of a text.
  var isSilent: Bool {
    if Self.silentMarks.contains(self) { return true }
    if FinalSound.symbols[self] != nil || Self.masks.contains(self) { return false }
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .dashPunctuation, .spaceSeparator, .format, .modifierSymbol: return true
    case .otherSymbol: return !Self.pronouncedSymbols.contains { $0.contains(value) }
    // Variation selectors and the keycap mark, which turn the preceding character into an emoji.
    default: return (0xFE00...0xFE0F).contains(value) || value == 0x20E3
    }
  }

  private static let silentMarks = "…。、®™℠㈜".unicodeScalars
  /// Symbols that hide a character.
  private static let masks = "○●◯◦■□⬤\u{FFFC}\u{FFFD}".unicodeScalars
  /// Letterlike symbols, and letters and numbers in circles and squares.
  private static let pronouncedSymbols: [ClosedRange<UInt32>] = [0x2100...0x214F, 0x2460...0x24FF, 0x3200...0x33FF]
}
