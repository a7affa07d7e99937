internal import CICU

/// A well-formed BCP 47 language tag in canonical form, such as `ko`, `ko-KR` or `ko-x-haeyo`.
package struct LocaleTag: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The language of the shipped source.
  package static let english = LocaleTag("en")!

  /// Parses a tag, including `ko_KR` and unusual case; nil when it is not well-formed (RFC 5646).
  package init?(_ tag: String) {
    // ICU's longest locale name has 157 characters, and a NUL would end the tag early.
    guard tag.utf8.count < 128, !tag.utf8.contains(0) else { return nil }
    var length: Int32 = 0
    let canonical = [UInt8](unsafeUninitializedCapacity: 160) { buffer, count in
      length = buffer.withMemoryRebound(to: CChar.self) {
        cicu_locale_canonicalize(tag, $0.baseAddress!, 160)
      }
      count = Int(length)
    }
    guard length > 0 else { return nil }
    description = String(decoding: canonical, as: UTF8.self)
  }

  /// Whether ICU has data for the language.
  package var isKnown: Bool { cicu_locale_is_known(description) }

  /// Whether ICU lists the language, deprecated codes included; it may have no data for it.
  package var isLanguage: Bool { cicu_locale_is_language(description) }

  /// Whether ISO 3166 has a region of two letters, in any case.
  package static func isCountry(_ region: String) -> Bool { cicu_region_is_country(region.uppercased()) }

  /// The language subtag: `ko` for `ko-KR`.
  package var language: Substring { description.prefix { $0 != "-" } }
}

extension LocaleTag {
  /// The subtags of all languages that ICU lists, sorted.
  package static let languages: [String] = {
    let two = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let three = two.flatMap { start in letters.map { "\(start)\($0)" } }
    return (two + three).filter { LocaleTag($0)?.isLanguage == true }
  }()

  /// The regions of two letters that ISO 3166 has, sorted.
  package static var regions: [String] {
    letters.flatMap { first in letters.map { "\(first)\($0)".uppercased() } }.filter(isCountry)
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
}
