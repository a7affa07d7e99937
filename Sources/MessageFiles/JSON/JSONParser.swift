/// A strict JSON parser (RFC 8259) that keeps positions, order and duplicate keys, unlike Foundation's.
package struct JSONParser {
  /// The maximum nesting, so that no input can exhaust the stack.
  package static let maximumDepth = 128

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Parses a complete JSON text.
  ///
  /// - Parameter allowsByteOrderMark: whether a byte order mark is skipped; otherwise it is an error, which RFC 8259
  ///   permits.
  package static func parse(_ bytes: [UInt8], allowsByteOrderMark: Bool = false) throws(JSONSyntaxError) -> JSONNode {
    do {
      return try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
        var parser = JSONParser(bytes: buffer)
        parser.position = buffer.contentStart
        if parser.position > 0, !allowsByteOrderMark { throw JSONSyntaxError(reason: .byteOrderMark, offset: 0) }
        return try parser.text()
      }
    } catch {
      // Text that is not UTF-8 is not JSON, so this error takes precedence over any other.
      if let offset = bytes.firstInvalidUTF8Offset { throw JSONSyntaxError(reason: .notUTF8, offset: offset) }
      throw error
    }
  }

  /// Parses the JSON value at an offset of a text, which may be followed by any text; nil if there is none.
  package static func parseValue(at offset: Int, of bytes: [UInt8]) -> (node: JSONNode, end: Int)? {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(bytes: buffer)
      parser.position = offset
      guard let node = try? parser.value(depth: 0) else { return nil }
      return (node, parser.position)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func text() throws(JSONSyntaxError) -> JSONNode {
    let node = try value(depth: 0)
    skipWhitespace()
    guard position == bytes.count else { throw unexpected(.end) }
    return node
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  @inline(never) private func unexpected(_ expected: JSONSyntaxError.Expected) -> JSONSyntaxError {
    let found: JSONSyntaxError.Found =
      if let current { current < 0x20 ? .controlCharacter : .character(character(at: position)) } else { .end }
    return JSONSyntaxError(reason: .unexpected(found, expected: expected), offset: position)
  }

  private func character(at offset: Int) -> Unicode.Scalar {
    let end = min(offset + 4, bytes.count)
    return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first ?? "?"
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    skipWhitespace()
    let start = position
    let content: JSONNode.Content
    switch current {
    case UInt8(ascii: "{"): content = try object(depth: depth + 1)
    case UInt8(ascii: "["): content = try array(depth: depth + 1)
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"):
      try literal("true")
      content = .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      content = .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      content = .null
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      content = .number(try number())
    default: throw unexpected(.value)
    }
    return JSONNode(content: content, range: start..<position)
  }

  private func checkDepth(_ depth: Int) throws(JSONSyntaxError) {
    guard depth <= Self.maximumDepth else {
      throw JSONSyntaxError(reason: .tooDeep(limit: Self.maximumDepth), offset: position)
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONNode.Content {
    try checkDepth(depth)
    position += 1
    var members: [JSONMember] = []
    skipWhitespace()
    if current == UInt8(ascii: "}") {
      position += 1
      return .object(members)
    }
    // The root of a catalog has thousands of members, and unused memory costs nothing; other objects have few.
    members.reserveCapacity(depth == 1 ? min(bytes.count / 64, 100_000) : 2)
    while true {
      skipWhitespace()
      let keyStart = position
      guard current == UInt8(ascii: "\"") else { throw unexpected(.key) }
      let key = try string()
      let keyRange = keyStart..<position
      skipWhitespace()
      guard current == UInt8(ascii: ":") else { throw unexpected(.colon) }
      position += 1
      members.append(JSONMember(key: key, keyRange: keyRange, value: try value(depth: depth)))
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        return .object(members)
      default: throw unexpected(.commaOrBrace)
      }
    }
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONNode.Content {
    try checkDepth(depth)
    position += 1
    var elements: [JSONNode] = []
    skipWhitespace()
    if current == UInt8(ascii: "]") {
      position += 1
      return .array(elements)
    }
    while true {
      elements.append(try value(depth: depth))
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        return .array(elements)
      default: throw unexpected(.commaOrBracket)
      }
    }
  }

  private mutating func literal(_ word: StaticString) throws(JSONSyntaxError) {
    let end = position + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { expected in
      end <= bytes.count && bytes[position..<end].elementsEqual(expected)
    }
    guard matches else { throw unexpected(.value) }
    position = end
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = current, byte >= 0x30, byte <= 0x39 { position += 1 }
    if position == start { throw unexpected(.digit) }
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    let start = position
    skipPlainCharacters()
    if current == UInt8(ascii: "\"") {
      defer { position += 1 }
      return try decode(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    }
    var decoded = Array(bytes[start..<position])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try decoded.withUnsafeBufferPointer(decode)
      case UInt8(ascii: "\\"):
        decoded += Array(String(try escape()).utf8)
      case 0x00..<0x20:
        throw unexpected(.stringCharacter)
      default:
        let start = position
        skipPlainCharacters()
        decoded += bytes[start..<position]
      }
    }
    throw unexpected(.closingQuote)
  }

  /// Skips to the next quote, escape or control character.
  private mutating func skipPlainCharacters() {
    var end = position
    while bytes.hasPlainCharacters(at: end) { end += 8 }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"), bytes[end] >= 0x20 {
      end += 1
    }
    position = end
  }

  /// Decodes a string, which must be valid UTF-8; JSON outside of strings is ASCII, so this validates the whole text.
  private func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) -> String {
    var string = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces invalid UTF-8, so the bytes differ if there was any.
    guard string.withUTF8({ $0.isEqual(to: bytes) }) else { throw JSONSyntaxError(reason: .notUTF8, offset: position) }
    return string
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let byte = current else { throw unexpected(.escape) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      position = start
      throw JSONSyntaxError(reason: .unknownEscape, offset: start)
    }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    let isLeadSurrogate = unit < 0xDC00
    if isLeadSurrogate, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let low = try hexadecimal()
      if UTF16.isTrailSurrogate(low) { return UTF16.decode([unit, low]) }
    }
    throw JSONSyntaxError(reason: .halfSurrogatePair, offset: start)
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[position...].prefix(4).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 4 else { throw unexpected(.hexadecimalDigits) }
    position += 4
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }
}

extension UTF16 {
  fileprivate static func decode(_ units: [UInt16]) -> Unicode.Scalar {
    String(decoding: units, as: UTF16.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}

extension Sequence<UInt8> {
  /// The offset of the content after a byte order mark.
  package var contentStart: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

extension [UInt8] {
  /// The offset of the first invalid UTF-8 sequence; nil if there is none.
  package var firstInvalidUTF8Offset: Int? {
    var string = String(decoding: self, as: UTF8.self)
    if withUnsafeBufferPointer({ bytes in string.withUTF8 { $0.isEqual(to: bytes) } }) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
