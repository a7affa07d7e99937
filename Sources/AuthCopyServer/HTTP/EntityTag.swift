import AuthCopy

/// A strong entity tag (RFC 9110, section 8.8.3): a 64-bit hash of the bytes.
struct EntityTag: CustomStringConvertible {
  let description: String

  init(of body: [UInt8]) {
    description = "\"\(ContentHash(body))\""
  }

  /// Whether the header `If-None-Match` matches the tag; the header is `*` or a list of tags, possibly weak.
  func matches(ifNoneMatch header: String) -> Bool {
    // A tag may contain a comma, but none of ours does.
    header.split(separator: ",").contains { element in
      let tag = element.trimmed
      return tag == "*" || tag == description || (tag.hasPrefix("W/") && tag.dropFirst(2) == description)
    }
  }
}
