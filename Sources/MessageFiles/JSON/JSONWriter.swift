/// Writes JSON in the order of the calls, so that equal content has equal bytes.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// - Parameter capacity: the approximate number of bytes to be written.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Encodes members to be written later with ``raw(_:)``.
  package static func members(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    return json.bytes
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nest("{", "}", body)
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nest("[", "]", body)
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    try body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Starts a member; its value follows.
  package mutating func key(_ key: String) {
    quote(key, isKey: true)
    needsComma = false
  }

  package mutating func value(_ string: String) { quote(string, isKey: false) }

  package mutating func value(_ integer: Int) {
    separate()
    bytes += String(integer).utf8
  }

  package mutating func value(_ bool: Bool) {
    separate()
    bytes += (bool ? "true" : "false").utf8
  }

  package mutating func member(_ key: String, _ string: String) {
    self.key(key)
    value(string)
  }

  package mutating func member(_ key: String, _ integer: Int) {
    self.key(key)
    value(integer)
  }

  package mutating func member(_ key: String, _ bool: Bool) {
    self.key(key)
    value(bool)
  }

  package mutating func member(_ key: String, _ strings: [String]) {
    self.key(key)
    array { list in
      for string in strings { list.value(string) }
    }
  }

  /// Writes a list with an object for each element.
  package mutating func member<Element>(
    _ key: String, objects elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    self.key(key)
    try array { list in
      for element in elements { try list.object { try body(&$0, element) } }
    }
  }

  /// Appends JSON that is already encoded.
  package mutating func raw(_ json: [UInt8]) {
    separate()
    bytes += json
  }

  package mutating func raw(_ json: some Collection<UInt8>) { raw(Array(json)) }

  private mutating func quote(_ string: String, isKey: Bool) {
    if string.utf8.withContiguousStorageIfAvailable({ quote($0, isKey: isKey) }) == nil {
      Array(string.utf8).withUnsafeBufferPointer { quote($0, isKey: isKey) }
    }
  }

  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>, isKey: Bool) {
    var end = Self.endOfPlain(text, from: 0)
    let followsElement = needsComma
    needsComma = true
    if followsElement { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<end]))
    while end < text.count {
      let start = escape(text, at: end)
      end = Self.endOfPlain(text, from: start)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
    }
    bytes.append(UInt8(ascii: "\""))
    if isKey { bytes.append(UInt8(ascii: ":")) }
  }

  /// Returns the end of the bytes that need no escape.
  private static func endOfPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while text.hasPlainCharacters(at: end) { end += 8 }
    while end < text.count, !needsEscape(text, at: end) { end += 1 }
    return end
  }

  /// Returns whether a character must be escaped.
  ///
  /// JSON allows the control characters U+007F to U+009F, but terminals interpret them, so they are escaped too.
  private static func needsEscape(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let byte = text[offset]
    return byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == 0xC2 && offset + 1 < text.count && text[offset + 1] < 0xA0
  }

  /// Writes a character with an escape.
  ///
  /// - Returns: the offset after the character.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    // The second byte of U+0080 to U+009F in UTF-8 equals the number of the character.
    let end = text[offset] == 0xC2 ? offset + 2 : offset + 1
    let byte = text[end - 1]
    switch byte {
    case UInt8(ascii: "\""): bytes += "\\\"".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    default:
      let hex = String(byte, radix: 16)
      bytes += "\\u00\(hex.count == 1 ? "0" : "")\(hex)".utf8
    }
    return end
  }
}
