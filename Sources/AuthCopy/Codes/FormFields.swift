/// A parser of forms, queries and redirect URLs.
///
/// It works on bytes, because `=` followed by a combining mark is a single `Character` but still a separator.
enum FormFields {
  /// The maximum number of items, which no provider exceeds, to limit the cost of an attacker's form.
  private static let maximumItems = 1_000

  /// Returns the fields after the first `?` or `#`, split at `&` and `#`, as the members of an object.
  ///
  /// - Returns: nil for a text without `=`.
  static func object(_ text: ArraySlice<UInt8>) -> JSONNode? {
    let start = text.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }.map { $0 + 1 }
    let items = text[(start ?? text.startIndex)...]
      .split(maxSplits: maximumItems) { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "#") }.prefix(maximumItems)
    guard items.contains(where: { $0.contains(UInt8(ascii: "=")) }) else { return nil }
    return JSONNode(content: .object(items.map(member)), range: 0..<0)
  }

  private static func member(_ item: ArraySlice<UInt8>) -> JSONMember {
    let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    // A query can follow another part of the address: `#/callback?error=x`.
    let key = parts[0].lastIndex(of: UInt8(ascii: "?")).map { parts[0][($0 + 1)...] } ?? parts[0]
    return JSONMember(
      key: decoded(key), keyRange: 0..<0,
      value: JSONNode(content: .string(parts.count > 1 ? decoded(parts[1]) : ""), range: 0..<0))
  }

  /// Decodes a name or a value (WHATWG URL, application/x-www-form-urlencoded parsing).
  private static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var offset = text.startIndex
    while offset < text.endIndex {
      if text[offset] == UInt8(ascii: "%"), offset + 2 < text.endIndex, let high = text[offset + 1].hexValue,
        let low = text[offset + 2].hexValue
      {
        bytes.append(high << 4 | low)
        offset += 3
      } else {
        bytes.append(text[offset] == UInt8(ascii: "+") ? 0x20 : text[offset])
        offset += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether a text is a form or an address with a query, and not a sentence with an equals sign.
  static func isForm(_ text: ArraySlice<UInt8>) -> Bool {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let start = text[..<equals]
    let isAddress = start.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let isKeyOrAddress = start.allSatisfy { byte in
      isAddress ? byte.isPartOfAddress : byte.isPartOfKey
    }
    guard isKeyOrAddress, !start.isEmpty else { return false }
    return text.contains(UInt8(ascii: "&")) || !text.contains(where: \.isBlank)
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether the byte can be part of a key: a letter, a digit, non-ASCII, or one of `_ - . % + [ ] ~`.
  fileprivate var isPartOfKey: Bool {
    isLetter || isDigit || self >= 0x80 || [0x5F, 0x2D, 0x2E, 0x25, 0x2B, 0x5B, 0x5D, 0x7E].contains(self)
  }

  /// Whether the byte can be part of an address; quotation marks and all brackets except `[` usually begin something
  /// else.
  fileprivate var isPartOfAddress: Bool {
    !isBlank && ![0x22, 0x27, 0x28, 0x29, 0x3C, 0x3E, 0x60, 0x7B, 0x7D].contains(self)
  }
}
