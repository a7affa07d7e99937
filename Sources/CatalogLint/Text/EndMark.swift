/// The punctuation at the end of a text, whatever its form in the language.
enum EndMark: Int, CaseIterable, Sendable {
  case stop
  case question
  case exclamation
  case colon
  case ellipsis

  /// Finds the mark at the end of a text, before white space and closing tags.
  ///
  /// nil if the text ends in another character.
  ///
  /// - Parameter mayBeQuoted: whether a closing quotation mark may follow the mark.
  init?(endOf text: String, language: String, mayBeQuoted: Bool) {
    var text = text
    let mark = text.withUTF8 { Self.mark(atEndOf: $0, language, mayBeQuoted: mayBeQuoted) }
    guard let mark else { return nil }
    self = mark
  }

  /// The mark as the source writes it.
  var text: String {
    switch self {
    case .stop: "."
    case .question: "?"
    case .exclamation: "!"
    case .colon: ":"
    case .ellipsis: "…"
    }
  }

  /// The mark as languages write it.
  var forms: String {
    switch self {
    case .stop: ".。"
    case .question: "?？؟;"
    case .exclamation: "!！"
    case .colon: ":："
    case .ellipsis: "…⋯"
    }
  }

  private static func mark(
    atEndOf bytes: UnsafeBufferPointer<UInt8>, _ language: String, mayBeQuoted: Bool
  ) -> EndMark? {
    var end = bytes.count
    while end > 0 {
      let byte = bytes[end - 1]
      switch byte {
      case 0...0x20, UInt8(ascii: "*"): end -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if !mayBeQuoted { return nil }
        end -= 1
      case UInt8(ascii: ">"):
        guard let start = closingTagStart(bytes, end) else { return nil }
        end = start
      case UInt8(ascii: "."):
        if end == 1 || bytes[end - 2] != byte { return .stop }
        return end > 2 && bytes[end - 3] == byte ? .ellipsis : nil
      // The question mark of Greek is a semicolon.
      case UInt8(ascii: ";"): return language == "el" ? .question : nil
      case UInt8(ascii: "?"): return .question
      case UInt8(ascii: "!"): return .exclamation
      case UInt8(ascii: ":"): return .colon
      case 0x80...:
        guard let width = closingMarkWidth(bytes, end, mayBeQuoted: mayBeQuoted) else { return wideMark(bytes, end) }
        end -= width
      default: return nil
      }
    }
    return nil
  }

  /// Returns the offset of the closing tag that ends at an offset; nil if none does.
  private static func closingTagStart(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int? {
    guard let start = bytes[max(0, end - 40)..<end].lastIndex(of: UInt8(ascii: "<")),
      bytes[start + 1] == UInt8(ascii: "/")
    else { return nil }
    return start
  }

  /// Returns the width of a no-break space or closing quotation mark that ends at an offset; nil if none does.
  private static func closingMarkWidth(
    _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, mayBeQuoted: Bool
  ) -> Int? {
    if end > 1, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 || (mayBeQuoted && bytes[end - 1] == 0xBB) { return 2 }
    guard end > 2 else { return nil }
    return switch (bytes[end - 3], bytes[end - 2], bytes[end - 1]) {
    // Directional marks and the narrow no-break space
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xAF): 3
    // ’ ” “, and 」 』
    case (0xE2, 0x80, 0x99), (0xE2, 0x80, 0x9C...0x9D), (0xE3, 0x80, 0x8D), (0xE3, 0x80, 0x8F):
      mayBeQuoted ? 3 : nil
    default: nil
    }
  }

  /// Returns the mark outside of ASCII that ends at an offset; nil if none does.
  private static func wideMark(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> EndMark? {
    guard end > 1 else { return nil }
    switch (bytes[end - 2], bytes[end - 1]) {
    case (0xD8, 0x9F), (0xCD, 0xBE): return .question
    // The full stops of Urdu and Armenian
    case (0xDB, 0x94), (0xD6, 0x89): return .stop
    default: break
    }
    guard end > 2 else { return nil }
    return switch (bytes[end - 3], bytes[end - 2], bytes[end - 1]) {
    case (0xE2, 0x80, 0xA6), (0xE2, 0x8B, 0xAF): .ellipsis
    // The full stops of Chinese and Japanese, in two widths, of Hindi, Burmese, Khmer and Amharic
    case (0xE3, 0x80, 0x82), (0xEF, 0xBD, 0xA1), (0xEF, 0xBC, 0x8E), (0xE0, 0xA5, 0xA4), (0xE1, 0x81, 0x8B),
      (0xE1, 0x9F, 0x94), (0xE1, 0x8D, 0xA2):
      .stop
    case (0xEF, 0xBC, 0x9F): .question
    case (0xEF, 0xBC, 0x81): .exclamation
    case (0xEF, 0xBC, 0x9A): .colon
    default: nil
    }
  }
}
