internal import AuthCopy

extension LocaleDocument {
  /// The text of the string that stands at a range of some content, if it is one whole string of the format still.
  ///
  /// Typing within a string leaves one; a quotation mark or a line break may end it. Where only reading the whole file can
  /// tell, such as for most escapes outside of JSON, the answer is nil.
  ///
  /// - Parameter range: as that of an entry; in JSON it includes the quotes.
  package func text(ofStringAt range: Range<Int>, in bytes: [UInt8]) -> String? {
    switch format {
    case .arb, .json, .xcstrings:
      guard let (node, end) = JSONParser.parseValue(at: range.lowerBound, of: bytes), end == range.upperBound else {
        return nil
      }
      return node.string
    case .po, .properties, .android, .xliff:
      // What stands in the place of the source is the name of the message.
      if case .source = role { return nil }
      let string = bytes[range]
      guard let first = string.first, let last = string.last, !first.isBlank, !last.isBlank,
        !string.contains(where: isSyntax), !"=:@?".utf8.contains(first), !string.containsTwoBlanks
      else { return nil }
      return coding.decode(bytes, range).text
    }
  }

  /// Whether a byte may mean more than itself.
  private func isSyntax(_ byte: UInt8) -> Bool {
    switch format {
    case .po, .properties: byte < 0x20 || "\"\\".utf8.contains(byte)
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
