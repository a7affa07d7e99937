import AuthCopy
import Foundation
import Testing

/// Ours must equal `icu::MessageFormat`, byte for byte.
@Suite struct MessageDifferentialTests {
  static let locales = ["ko", "ja", "en", "ar", "ru", "pl", "fr", "cy"]

  @Test(arguments: locales) func generatedPatternsEqualICU(locale: String) {
    var generator = PatternGenerator(seed: UInt64(locale.utf8.reduce(0) { $0 * 31 + Int($1) }))
    var formatted = 0
    for _ in 0..<1500 {
      let pattern = generator.message()
      let arguments = generator.arguments()
      let expected = icuFormat(pattern, locale: locale, arguments)
      #expect(ourFormat(pattern, locale: locale, arguments) == expected, "\(pattern) \(arguments)")
      if expected != nil { formatted += 1 }
    }
    #expect(formatted > 1000, "most generated patterns should be valid")
  }
}
