/// A well-formed BCP 47 language tag in canonical form, such as `ko`, `ko-KR` or `ko-x-haeyo`.
package struct LocaleTag: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// English, the language of the built-in source texts.
  package static let english = LocaleTag("en")!

  /// Parses a tag, including `ko_KR` and unusual case; nil when it is not well-formed (RFC 5646).
  @inline(never) package init?(_ tag: String) {
    // ICU's locale names, which may be longer than the tag, have at most 157 characters; in C, a NUL would end the tag.
    guard tag.utf8.count < 128, !tag.utf8.contains(0), let canonical = Self.canonical(tag) else { return nil }
    description = canonical
  }

  /// Parses a tag, or the name of a locale in POSIX, such as `ko_KR.UTF-8` or `ca_ES@valencia`.
  ///
  /// It is nil also for the names `C` and `POSIX`, which stand for no language.
  package static func posix(_ name: String) -> LocaleTag? {
    LocaleTag(String(name.prefix { $0 != "." && $0 != "@" })).flatMap { $0.description == "posix" ? nil : $0 }
  }

  /// The tag without its last subtag, and so on: `es-419` and `es` for `es-419-MX`.
  ///
  /// As in CLDR, the language alone is no parent of a locale with a script: `zh-Hant-TW` has only `zh-Hant`.
  package var parents: [LocaleTag] {
    var parents: [LocaleTag] = []
    var rest = description[...]
    while let end = rest.lastIndex(of: "-") {
      let isScript = rest[end...].utf8.count == 5 && !rest[..<end].contains("-")
      if isScript { break }
      rest = rest[..<end]
      if let tag = LocaleTag(String(rest)) { parents.append(tag) }
    }
    return parents
  }

  /// The tag without private subtags: `ko` for `ko-x-haeyo`.
  package var withoutPrivateSubtags: LocaleTag {
    ([self] + parents).first { !$0.description.contains("-x-") } ?? self
  }

  /// The language subtag: `ko` for `ko-KR`.
  package var language: Substring { description.prefix { $0 != "-" } }
}
