/// A well-formed BCP 47 language tag in canonical form, such as `ko`, `ko-KR` or `ko-x-haeyo`.
package struct LocaleTag: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// English, the language of the built-in source texts.
  package static let english = LocaleTag("en")!

  /// Parses a tag, including `ko_KR` and unusual case; nil when it is not well-formed (RFC 5646).
  package init?(_ tag: String) {
    // ICU's locale names, which may be longer than the tag, have at most 157 characters; in C, a NUL would end the tag.
    guard tag.utf8.count < 128, !tag.utf8.contains(0), let canonical = Self.canonical(tag) else { return nil }
    description = canonical
  }

  /// The language subtag: `ko` for `ko-KR`.
  package var language: Substring { description.prefix { $0 != "-" } }
}
