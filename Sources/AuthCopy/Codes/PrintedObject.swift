internal import MessageFiles

/// Parses objects as Python, Ruby, Node and Dart print them: `{'error': 'x'}`, `{:error=>"x"}`, `{ error: 'x' }`.
///
/// Calls, as in `ErrorDetail(string='x', code='y')`, stand for their first argument.
struct PrintedObjectParser {
  private let bytes: [UInt8]
  private var position: Int

  /// Parses the object whose brace is at an offset of a text, which may be followed by any text; nil if there is none.
  static func parse(at offset: Int, of bytes: [UInt8]) -> (node: JSONNode, end: Int)? {
    var parser = PrintedObjectParser(bytes: bytes, position: offset)
    guard let node = parser.value(depth: 0) else { return nil }
    return (node, parser.position)
  }

  /// Returns whether an object may begin at a brace: a quoted key, or a name and its sign.
  static func begins(at brace: Int, of bytes: [UInt8], blanks: Int) -> Bool {
    var parser = PrintedObjectParser(bytes: bytes, position: brace + 1)
    parser.skipBlanks()
    guard parser.position - brace <= blanks else { return false }
    return parser.isQuote || parser.key() != nil
  }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private var isQuote: Bool { current == UInt8(ascii: "'") || current == UInt8(ascii: "\"") }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
  }

  private mutating func consume(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONNode? {
    guard depth < JSONParser.maximumDepth else { return nil }
    skipBlanks()
    let start = position
    let content: JSONNode.Content? =
      if consume("{") {
        object(depth)
      } else if consume("[") {
        elements(until: "]", depth).map { .array($0) }
      } else if consume("(") {
        elements(until: ")", depth).map { .array($0) }
      } else if isQuote {
        strings().map { .string($0) }
      } else {
        word(depth)
      }
    return content.map { JSONNode(content: $0, range: start..<position) }
  }

  private mutating func object(_ depth: Int) -> JSONNode.Content? {
    var members: [JSONMember] = []
    while !consume("}") {
      let start = position
      guard members.isEmpty || consume(",") else { return nil }
      // A comma may follow the last member.
      if consume("}") { break }
      guard let key = key(), let value = value(depth: depth + 1) else { return nil }
      members.append(JSONMember(key: key, keyRange: start..<start, value: value))
    }
    return .object(members)
  }

  /// Parses a key and the sign after it.
  private mutating func key() -> String? {
    skipBlanks()
    if !isQuote, current == UInt8(ascii: ":") { position += 1 }
    guard let key = isQuote ? string() : name() else { return nil }
    if consume(":") { return key }
    return consume("=") && consume(">") ? key : nil
  }

  private mutating func elements(until end: Unicode.Scalar, _ depth: Int) -> [JSONNode]? {
    var elements: [JSONNode] = []
    while !consume(end) {
      guard elements.isEmpty || consume(",") else { return nil }
      if consume(end) { break }
      skipBlanks()
      let start = position
      // The name of an argument.
      if name() == nil || !consume("=") { position = start }
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    }
    return elements
  }

  private mutating func name() -> String? {
    let start = position
    while position < bytes.count, bytes[position].isInName { position += 1 }
    return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  /// Parses a string, and those that Node adds to it with a plus sign.
  private mutating func strings() -> String? {
    guard var text = string() else { return nil }
    while case let end = position, consume("+") {
      skipBlanks()
      guard isQuote, let more = string() else {
        position = end
        break
      }
      text += more
    }
    return text
  }

  private mutating func string() -> String? {
    let quote = current
    var text: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != quote {
      let isEscape = bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count
      if isEscape { position += 1 }
      text.append(isEscape && bytes[position] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[position])
      position += 1
    }
    guard position < bytes.count else { return nil }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Parses a value without quotation marks, a call, or an object or a string with a name before it.
  private mutating func word(_ depth: Int) -> JSONNode.Content? {
    if current == UInt8(ascii: ":") { position += 1 }
    let start = position
    if name() != nil {
      let end = position
      if isQuote { return strings().map { .string($0) } }
      if current == UInt8(ascii: "(") {
        position += 1
        return elements(until: ")", depth).map { $0.first?.content ?? .null }
      }
      if consume("{") { return object(depth) }
      position = end
    }
    while position < bytes.count, !bytes[position].endsPrintedWord { position += 1 }
    let word = String(decoding: bytes[start..<position].trimmed, as: UTF8.self)
    switch word {
    case "": return nil
    case "None", "nil", "null", "undefined": return .null
    case "True", "true": return .bool(true)
    case "False", "false": return .bool(false)
    default: return word.isDecimal ? .number(word) : .string(word)
    }
  }
}

extension UInt8 {
  fileprivate var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether a value without quotation marks ends before the sign.
  fileprivate var endsPrintedWord: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}

extension String {
  /// Whether the text is a number such as `-1.5`.
  fileprivate var isDecimal: Bool {
    let parts = utf8.dropFirst(hasPrefix("-") ? 1 : 0).split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
