extension RawErrorText {
  /// The maximum number of pairs, which no real error reaches.
  private static let maximumPairs = 256
  private static let maximumKeyLength = 64
  private static let maximumValueLength = 256

  /// The pairs in the text, such as `error=x`, `errorCode='X'`, `"error":"x"` and `code: x`, as the members of an
  /// object.
  ///
  /// `Code=N` after `Domain=D` is omitted, because the number has a meaning only in its domain.
  var pairs: [JSONMember] {
    var pairs: [JSONMember] = []
    var previous = ""
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":") {
      guard let key = key(before: offset), let value = value(after: offset) else { continue }
      if key != "Code" || previous != "Domain" {
        pairs.append(
          JSONMember(key: key, keyRange: 0..<0, value: JSONNode(content: .string(value), range: 0..<0)))
      }
      previous = key
      if pairs.count == Self.maximumPairs { break }
    }
    return pairs
  }

  /// The complete messages in printed objects, such as `message: Invalid login credentials, statusCode: 400`.
  var messages: [RawErrorText] {
    var messages: [RawErrorText] = []
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":") {
      guard let key = key(before: offset), RawError.messageKeys.contains(where: key.equalsIgnoringCase) else {
        continue
      }
      let start = min(offset + (byte(at: offset + 1) == 0x20 ? 2 : 1), bytes.count)
      let quote = byte(at: start)
      let value =
        quote.isQuote
        ? bytesBefore(quote, from: start + 1)
        : bytes[start...].prefix(Self.maximumValueLength).prefix { !$0.endsMessage }
      messages.append(RawErrorText(Array(value)))
      if messages.count == Self.maximumMessages { break }
    }
    return messages
  }

  private static let maximumMessages = 32

  private func key(before separator: Int) -> String? {
    var end = separator
    if byte(before: end) == 0x20 { end -= 1 }
    if byte(before: end).isQuote {
      end -= 1
      if byte(before: end) == UInt8(ascii: "\\") { end -= 1 }
    }
    var start = end
    while start > 0, end - start < Self.maximumKeyLength, bytes[start - 1].isPartOfKey { start -= 1 }
    guard start < end, bytes[start].isLetter || bytes[start] == UInt8(ascii: "_") else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func byte(before offset: Int) -> UInt8 { offset > 0 ? bytes[offset - 1] : 0 }

  private func value(after separator: Int) -> String? {
    var start = separator + 1
    let isColon = bytes[separator] == UInt8(ascii: ":")
    if byte(at: start) == 0x20 { start += 1 }
    if byte(at: start) == UInt8(ascii: "\\"), byte(at: start + 1).isQuote { start += 1 }
    let quote = byte(at: start)
    if quote.isQuote {
      var value = bytesBefore(quote, from: start + 1)
      if value.last == UInt8(ascii: "\\") { value.removeLast() }
      return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
    }
    // A colon without a following blank is part of a time, an address or a name.
    if isColon, start == separator + 1, !byte(at: separator - 1).isQuote { return nil }
    // Swift prints an optional text as `Optional("x")`.
    if let inner = end(of: "Optional(", at: start) { start = byte(at: inner).isQuote ? inner + 1 : inner }
    var value = bytes[min(start, bytes.count)...].prefix(Self.maximumValueLength).prefix { !$0.endsValue }
    while value.last == UInt8(ascii: ".") || value.last == UInt8(ascii: ":") { value.removeLast() }
    return value.isEmpty || value.first == UInt8(ascii: "=") ? nil : String(decoding: value, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "`")
  }

  fileprivate var isPartOfKey: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "@")
  }

  fileprivate var endsMessage: Bool {
    switch self {
    case 0x0A, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): true
    default: false
    }
  }

  fileprivate var endsValue: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"),
      UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }
}
