internal import CICU

extension LocaleTag {
  /// The canonical form of a tag; nil when it is not well-formed.
  static func canonical(_ tag: String) -> String? {
    var length: Int32 = 0
    let canonical = [UInt8](unsafeUninitializedCapacity: 160) { buffer, count in
      length = buffer.withMemoryRebound(to: CChar.self) {
        cicu_locale_canonicalize(tag, $0.baseAddress!, 160)
      }
      count = Int(length)
    }
    return length > 0 ? String(decoding: canonical, as: UTF8.self) : nil
  }

  /// Whether ICU has data for the language.
  package var isKnown: Bool { cicu_locale_is_known(description) }

  /// Whether ICU lists the language, deprecated codes included; it may have no data for it.
  package var isLanguage: Bool { cicu_locale_is_language(description) }

  /// Whether the usual script of the locale is written from right to left.
  package var isRightToLeft: Bool { cicu_locale_is_right_to_left(description) }

  /// Returns whether CLDR has plural rules for a language, even if they distinguish no numbers.
  package static func hasPluralRules(_ language: String) -> Bool { cicu_plural_rules_are_known(language) }

  /// Whether ISO 3166 contains a region, two letters in any case.
  package static func isCountry(_ region: String) -> Bool { cicu_region_is_country(region.uppercased()) }

  /// The subtags of all languages that ICU lists, sorted.
  package static let languages: [String] = {
    let two = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let three = two.flatMap { start in letters.map { "\(start)\($0)" } }
    return (two + three).filter { LocaleTag($0)?.isLanguage == true }
  }()

  /// The two-letter regions of ISO 3166, sorted.
  package static var regions: [String] {
    letters.flatMap { first in letters.map { "\(first)\($0)".uppercased() } }.filter(isCountry)
  }

  /// The locales that ICU has data for, without variants and extensions.
  package static let available: [LocaleTag] = (0..<Int32.max).lazy.map(cicu_locale_available).prefix { $0 != nil }
    .compactMap { name in name.flatMap { LocaleTag(String(cString: $0)) } }
    .filter { !$0.description.contains("-u-") && !$0.description.contains("-x-") }

  /// Returns the name of the locale by CLDR, such as `Portuguese (Brazil)` or, as a dialect, `Brazilian Portuguese`.
  ///
  /// - Parameter language: the language of the name.
  package func name(in language: LocaleTag, isDialect: Bool = false) -> String {
    let capacity: Int32 = 512
    let name = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) {
        cicu_locale_name(description, language.description, isDialect, $0.baseAddress!, capacity)
      }
      count = Int(min(length, capacity))
    }
    return name.isEmpty ? description : String(decoding: name, as: UTF8.self)
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
}
