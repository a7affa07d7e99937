internal import MessageFiles

extension LocaleDocument {
  /// Returns the text of the string at a range of edited content, if the range is still exactly one string.
  ///
  /// Typing in a string usually keeps it intact; a quotation mark or a line break may end it. The result is nil if only
  /// reading the whole file can tell, such as for most escapes outside JSON.
  ///
  /// - Parameter range: the range of an entry; in JSON it includes the quotes.
  package func text(ofStringAt range: Range<Int>, in bytes: [UInt8]) -> String? {
    switch format {
    case .arb, .json, .xcstrings:
      guard let (node, end) = JSONParser.parseValue(at: range.lowerBound, of: bytes), end == range.upperBound else {
        return nil
      }
      return node.string
    case .po, .properties, .android, .strings, .xliff:
      // The source text may be the key of the message, so the whole file must be read again.
      if case .source = role { return nil }
      // Blanks, and the characters `=:@?` at the start, may be syntax in these formats.
      let string = bytes[range]
      guard let first = string.first, let last = string.last, !first.isBlank, !last.isBlank,
        !string.contains(where: isSyntax), !"=:@?".utf8.contains(first), !string.containsTwoBlanks
      else { return nil }
      return coding.decode(bytes, range).text
    }
  }

  /// Whether a byte may be syntax.
  private func isSyntax(_ byte: UInt8) -> Bool {
    switch format {
    case .po, .properties, .strings: byte < 0x20 || "\"\\".utf8.contains(byte)
    default: byte < 0x20 || "\"\\'<&]".utf8.contains(byte)
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension ArraySlice<UInt8> {
  fileprivate var containsTwoBlanks: Bool { zip(self, dropFirst()).contains { $0.isBlank && $1.isBlank } }
}
