import AuthCopy

/// A strong entity tag (RFC 9110, section 8.8.3): a 64-bit hash of the bytes.
struct EntityTag: CustomStringConvertible {
  let description: String

  init(of body: [UInt8]) {
    description = "\"\(ContentHash(body))\""
  }

  /// Whether the header `If-None-Match` names it: a list of tags, weak ones too, or `*`.
  func matches(ifNoneMatch header: String) -> Bool {
    // A tag may hold a comma, but none of ours does.
    header.split(separator: ",").contains { element in
      let tag = element.trimmed
      return tag == "*" || tag == description || (tag.hasPrefix("W/") && tag.dropFirst(2) == description)
    }
  }
}
