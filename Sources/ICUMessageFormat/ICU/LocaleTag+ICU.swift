#if canImport(CICU)
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

    private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
  }
#endif
