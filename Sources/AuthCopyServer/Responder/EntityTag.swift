import AuthCopy

/// A strong entity tag (RFC 9110, section 8.8.3): a 64-bit hash of the bytes.
struct EntityTag: CustomStringConvertible {
  private static let digits = Array("0123456789abcdef".utf8)

  private let hash: UInt64

  init(of body: [UInt8]) { hash = body.withUnsafeBytes { $0.quickHash(seed: 0) } }

  /// The tag in quotation marks.
  var description: String {
    String(unsafeUninitializedCapacity: 18) { text in
      text[0] = UInt8(ascii: "\"")
      for index in 0..<16 { text[index + 1] = Self.digits[Int(hash >> (60 - 4 * UInt64(index)) & 15)] }
      text[17] = UInt8(ascii: "\"")
      return 18
    }
  }

  /// Whether the header `If-None-Match` matches the tag; the header is `*` or a list of tags, possibly weak.
  func matches(ifNoneMatch header: String) -> Bool {
    let description = description
    // A tag may contain a comma, but none of ours does.
    return header.split(separator: ",").contains { element in
      let tag = element.trimmed
      return tag == "*" || tag == description || (tag.hasPrefix("W/") && tag.dropFirst(2) == description)
    }
  }
}
