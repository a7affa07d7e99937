extension String {
  /// Placeholders of other message formats with their ranges in UTF-8 bytes: `%1$s`, `%@`, `%d`, `{{x}}`, `${x}`.
  ///
  /// A percent sign before a longer word is not a placeholder: `100%sicher`.
  var foreignPlaceholders: [(text: String, range: Range<Int>)] {
    var text = self
    return text.withUTF8 { bytes in
      var found: [(text: String, range: Range<Int>)] = []
      var index = 0
      while index < bytes.count {
        guard let end = Self.printf(bytes, at: index) ?? Self.template(bytes, at: index) else {
          index += 1
          continue
        }
        found.append((String(decoding: bytes[index..<end], as: UTF8.self), index..<end))
        index = end
      }
      return found
    }
  }

  private static func printf(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "%"), start + 1 < bytes.count else { return nil }
    var index = start + 1
    if bytes[index] == UInt8(ascii: "@") { return index + 1 }
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    let isPositional = index > start + 1 && index < bytes.count && bytes[index] == UInt8(ascii: "$")
    if isPositional { index += 1 } else { index = start + 1 }
    if isPositional, index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
    guard index < bytes.count, (isPositional ? "sdiufx@" : "sd").utf8.contains(bytes[index]) else { return nil }
    index += 1
    let goesOn = index < bytes.count && (0x61...0x7A).contains(bytes[index] | 0x20)
    return isPositional || !goesOn ? index : nil
  }

  private static func template(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "{"),
      bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "$")
    else { return nil }
    var index = start + 2
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let name = index
    while index < bytes.count,
      (0x61...0x7A).contains(bytes[index] | 0x20) || bytes[index] == UInt8(ascii: "_")
        || (index > name && ((0x30...0x39).contains(bytes[index]) || bytes[index] == UInt8(ascii: ".")))
    {
      index += 1
    }
    guard index > name else { return nil }
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let closing = bytes[start] == UInt8(ascii: "{") ? 2 : 1
    guard index + closing <= bytes.count, bytes[index..<index + closing].allSatisfy({ $0 == UInt8(ascii: "}") })
    else { return nil }
    return index + closing
  }
}
