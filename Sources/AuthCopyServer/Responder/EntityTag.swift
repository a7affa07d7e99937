/// A strong entity tag (RFC 9110, section 8.8.3): a 64-bit hash of the bytes.
struct EntityTag: CustomStringConvertible {
  private static let digits = Array("0123456789abcdef".utf8)

  private let hash: UInt64

  init(of body: [UInt8]) { hash = body.withUnsafeBytes(Self.hash) }

  /// The tag in quotation marks.
  var description: String {
    String(unsafeUninitializedCapacity: 18) { text in
      text[0] = UInt8(ascii: "\"")
      for index in 0..<16 { text[index + 1] = Self.digits[Int(hash >> (60 - 4 * UInt64(index)) & 15)] }
      text[17] = UInt8(ascii: "\"")
      return 18
    }
  }

  /// Hashes eight bytes at a time, since every response has a tag (`Scripts/bench http`).
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count) &+ 0x9E37_79B9_7F4A_7C15
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      // A plain product would forget all words before one that makes it zero.
      hash = (product.high ^ product.low) &+ word
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest)
    mix(0)
    return hash
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
