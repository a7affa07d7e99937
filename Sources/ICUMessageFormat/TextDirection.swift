/// The direction in which a locale is written; the raw value is that of the attribute `dir` in HTML.
package enum TextDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

extension TextDirection {
  /// The direction of the first letter of a text; nil for a text without letters.
  init?(ofFirstLetterIn text: String) {
    guard let letter = text.unicodeScalars.first(where: \.isLetter) else { return nil }
    self = letter.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension String {
  /// The text as an argument of a message from right to left: isolated (UAX 9) if its first letter is written from left
  /// to right.
  ///
  /// Without isolates, the punctuation and the numbers next to such an argument would move to its other side.
  var isolatedInRightToLeftText: String {
    TextDirection(ofFirstLetterIn: self) == .leftToRight ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether the scalar is in one of the blocks that Unicode reserves for scripts from right to left
  /// (DerivedBidiClass.txt).
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
