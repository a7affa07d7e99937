/// The encoding of a raw error.
package enum PayloadEncoding {
  /// Returns whether bytes can be a raw error: a text that is not empty, with at most half of its characters damaged.
  package static func isText(_ bytes: some Collection<UInt8>) -> Bool {
    let text = String(decoding: utf8(Array(bytes.prefix(ReadingRules.shipped[.errorLength]))), as: UTF8.self)
      .unicodeScalars
    // A log can contain U+001B, which begins a color code of a terminal.
    let damaged = text.count { $0 == "\u{FFFD}" || $0.value < 0x20 && !$0.properties.isWhitespace && $0 != "\u{1B}" }
    // A message of Active Directory ends with U+0000, which is frequent in binary data.
    let isBinary = text.count { $0 == "\0" } * 32 > text.count
    return text.contains { !$0.properties.isWhitespace } && !isBinary && damaged * 2 <= text.count
  }

  /// Returns the text in UTF-8 without a byte order mark; invalid bytes become U+FFFD.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes[2...], isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes[2...], isBigEndian: true) }
    // Every other byte of ASCII in UTF-16 is zero, which no text in UTF-8 contains.
    if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0 { return utf16(bytes[...], isBigEndian: true) }
    if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[3] == 0 { return utf16(bytes[...], isBigEndian: false) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    if text.firstInvalidUTF8Offset == nil { return text }
    return Array(String(decoding: text, as: UTF8.self).utf8)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
