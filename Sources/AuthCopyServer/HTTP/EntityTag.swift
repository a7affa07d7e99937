import AuthCopy

/// A strong entity tag (RFC 9110, section 8.8.3): it changes exactly when the bytes do.
struct EntityTag: CustomStringConvertible {
  let description: String

  init(of body: [UInt8]) {
    description = "\"\(ContentHash(body))\""
  }

  /// Whether the header `If-None-Match` names it: a list of tags, weak ones too, or `*`.
  func isAmong(_ header: String) -> Bool {
    // A comma may stand inside of a tag, but never in one of ours.
    header.split(separator: ",").contains { element in
      let tag = element.trimmed
      return tag == "*" || tag == description || (tag.hasPrefix("W/") && tag.dropFirst(2) == description)
    }
  }
}
