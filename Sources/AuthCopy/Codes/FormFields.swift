internal import MessageFiles

/// A parser of forms, queries and redirect URLs.
///
/// It works on bytes, because `=` followed by a combining mark is a single `Character` but still a separator.
struct FormFields {
  private let rules: ReadingRules

  init(_ rules: ReadingRules) { self.rules = rules }

  /// Returns the fields after the first `?` or `#`, split at `&` and `#`, as the members of an object.
  ///
  /// - Returns: nil for a text without `=`.
  func object(_ text: ArraySlice<UInt8>) -> JSONNode? {
    let (starts, separators, limit) = (rules[.queryStarts], rules[.fieldSeparators], rules[.formItems])
    let start = text.firstIndex(where: starts.contains).map { $0 + 1 }
    let items = text[(start ?? text.startIndex)...].split(maxSplits: limit, whereSeparator: separators.contains)
      .prefix(limit)
    guard items.contains(where: { $0.contains(UInt8(ascii: "=")) }) else { return nil }
    return JSONNode(content: .object(items.map(Self.member)), range: 0..<0)
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
  func isForm(_ text: ArraySlice<UInt8>) -> Bool {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let start = text[..<equals]
    let isAddress = start.contains(where: rules[.queryStarts].contains)
    let (excluded, signs) = (rules[.addressExclusions], rules[.formKeySigns])
    let isKeyOrAddress = start.allSatisfy { byte in
      isAddress
        ? !byte.isBlank && !excluded.contains(byte)
        : byte.isLetter || byte.isDigit || byte >= 0x80 || signs.contains(byte)
    }
    guard isKeyOrAddress, !start.isEmpty else { return false }
    return text.contains(UInt8(ascii: "&")) || !text.contains(where: \.isBlank)
  }
}

extension UInt8 {
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
