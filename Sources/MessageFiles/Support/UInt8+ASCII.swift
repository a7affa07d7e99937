extension UInt8 {
  @inlinable package var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  @inlinable package var isLowercaseLetter: Bool { self >= 0x61 && self <= 0x7A }
  @inlinable package var isUppercaseLetter: Bool { self >= 0x41 && self <= 0x5A }
  @inlinable package var isLetter: Bool { isLowercaseLetter || isUppercaseLetter }
  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }
  /// Whether the byte is a space, a line break or another control character.
  @inlinable package var isBlank: Bool { self <= 0x20 || self == 0x7F }
}
