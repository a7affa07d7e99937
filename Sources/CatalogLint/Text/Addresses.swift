extension String {
  /// Web and email addresses with their ranges in UTF-8 bytes.
  var addresses: [(text: String, range: Range<Int>)] {
    var text = self
    return text.withUTF8 { bytes in
      var found: [(text: String, range: Range<Int>)] = []
      var index = 0
      while index < bytes.count {
        guard let range = Self.webAddress(bytes, at: index) ?? Self.mailAddress(bytes, around: index) else {
          index += 1
          continue
        }
        found.append((String(decoding: bytes[range], as: UTF8.self), range))
        index = max(index + 1, range.upperBound)
      }
      return found
    }
  }

  /// The range of the first link in UTF-8 bytes; nil if there is none.
  ///
  /// A link is an address with a scheme, one that begins with `www.`, or a host with a path, such as `t.me/name`.
  var firstLink: Range<Int>? {
    let bytes = Array(utf8)
    for index in bytes.indices {
      guard let start = Self.startOfLink(bytes, at: index) else { continue }
      var end = bytes[index...].firstIndex { $0 <= 0x20 || "<>\"'(){}[]".utf8.contains($0) } ?? bytes.count
      while ".,;:!?".utf8.contains(bytes[end - 1]) { end -= 1 }
      return start..<end
    }
    return nil
  }

  /// Returns the start of the link with the given slash or full stop; nil if it is not part of a link.
  private static func startOfLink(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index > 0, index + 1 < bytes.count, bytes[index + 1] > 0x20 else { return nil }
    if bytes[index] == UInt8(ascii: ".") {
      guard index > 2, bytes[(index - 3)..<index].allSatisfy({ $0 | 0x20 == UInt8(ascii: "w") }) else { return nil }
      return index == 3 || !isHostPart(bytes[index - 4]) ? index - 3 : nil
    }
    guard bytes[index] == UInt8(ascii: "/") else { return nil }
    let hasScheme = bytes[index - 1] == UInt8(ascii: ":") && bytes[index + 1] == UInt8(ascii: "/")
    let before = bytes[..<(hasScheme ? index - 1 : index)]
    let start = before.lastIndex { !isHostPart($0) && $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? 0
    if hasScheme { return start < before.endIndex ? start : nil }
    // The domain of an email address.
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") { return nil }
    let labels = before[start...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), labels[labels.count - 1].count > 1,
      labels[labels.count - 1].allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return nil }
    return start
  }

  var withoutAddresses: String {
    addresses.reduce(self) { $0.replacing($1.text, with: " ") }
  }

  /// Returns the range of the address that starts at an offset with a scheme or `www.`; nil if there is none.
  private static func webAddress(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Range<Int>? {
    let rest = bytes[start...]
    let prefixes = ["https://", "http://", "www."]
    guard bytes[start] == UInt8(ascii: "h") || bytes[start] == UInt8(ascii: "w"),
      let prefix = prefixes.first(where: { rest.starts(with: $0.utf8) }),
      let first = rest.dropFirst(prefix.utf8.count).first, isHostPart(first)
    else { return nil }
    var end = rest.firstIndex { !isAddressPart($0) } ?? bytes.count
    // A bracket that the address does not open belongs to the text: `(https://example.com)-style`.
    if let bracket = rest[..<end].firstIndex(of: UInt8(ascii: ")")), !rest[..<bracket].contains(UInt8(ascii: "(")) {
      end = bracket
    }
    // A bracket that the address does not close belongs to the text too: `https://example.com(기본값)`.
    if let bracket = rest[..<end].lastIndex(of: UInt8(ascii: "(")), !rest[bracket..<end].contains(UInt8(ascii: ")")) {
      end = bracket
    }
    while end > start, ".,;:!?)]".utf8.contains(bytes[end - 1]) {
      // A bracket that the address opens ends it: `https://example.com/a-(FAQ)`.
      if bytes[end - 1] == UInt8(ascii: ")"), rest[..<end].contains(UInt8(ascii: "(")) { break }
      end -= 1
    }
    return start..<end
  }

  /// Returns the range of the email address around the `@` at an offset; nil if there is none.
  private static func mailAddress(_ bytes: UnsafeBufferPointer<UInt8>, around at: Int) -> Range<Int>? {
    guard bytes[at] == UInt8(ascii: "@") else { return nil }
    var start = at
    while start > 0, isHostPart(bytes[start - 1]) || "._%+".utf8.contains(bytes[start - 1]) { start -= 1 }
    // Credentials in a URL, and a handle such as `@user@server`, are not email addresses.
    if start > 0, ":@/".utf8.contains(bytes[start - 1]) { return nil }
    // After an accented Latin letter, only a part of a word precedes the `@`.
    if start > 1, bytes[start - 1] >= 0x80, (0xC3...0xC9).contains(bytes[start - 2]) { return nil }
    var end = at + 1
    while end < bytes.count, isHostPart(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    while end > at, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let host = bytes[(at + 1)..<Swift.max(at + 1, end)]
    return start < at && host.contains(UInt8(ascii: ".")) ? start..<end : nil
  }

  private static func isHostPart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }

  /// Returns whether an ASCII character can be part of a web address.
  static func isAddressPart(_ byte: UInt8) -> Bool {
    isHostPart(byte) || "._~:/?#[]@!$&()*+,;=%".utf8.contains(byte)
  }
}
