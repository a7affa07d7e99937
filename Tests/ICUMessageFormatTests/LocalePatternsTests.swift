import Foundation
import TestSupport
import Testing

@testable import ICUMessageFormat

/// Locale patterns, which programs without ICU use, print the same text as ICU.
@Suite struct LocalePatternsTests {
  private static let locales = [
    "en", "ja", "ko", "ko-x-haeyo", "de", "fr", "es", "pt", "hi", "ar", "ru", "pl", "cy", "zh-Hant", "sv", "en-IN",
  ]

  /// Returns a context of the locale that uses ICU, and one that uses patterns derived from ICU.
  private func contexts(_ locale: String) throws -> (icu: FormattingContext, patterns: FormattingContext) {
    let tag = try #require(LocaleTag(locale))
    let icu = try #require(FormattingContext.shared(locale: tag, timeZone: "UTC"))
    let derived = try #require(LocalePatterns.derivedFromICU(locale, dateStyles: ["short", "medium", "long", "full"]))
    return (icu, FormattingContext(tag, derived.patterns))
  }

  private static let edges: [FormattableValue] = [
    .integer(0), .integer(-1), .integer(.min), .integer(.max), .integer(999), .integer(1_000), .integer(9_999),
    .integer(10_000), .integer(-1_000_000), .number(0), .number(-0.0), .number(0.0005), .number(0.0015),
    .number(0.0025), .number(2.5), .number(3.5), .number(-0.0001), .number(999.9995), .number(0.1 + 0.2),
    .number(1e15), .number(123_456_789.123_456_7), .number(1e21), .number(-1.5e300), .number(.leastNonzeroMagnitude),
    .number(1e-7),
    .number(4_503_599_627_370_497.5), .number(9_007_199_254_740_992), .number(1_234.5),
  ]

  private static let numbers: [FormattableValue] = {
    var generator = RepeatableGenerator(state: 34)
    return edges
      + (0..<5_000).map { index in
        switch index % 4 {
        case 0: .integer(.random(in: -20_000...20_000, using: &generator))
        case 1: .integer(.random(in: .min ... .max, using: &generator))
        case 2: .number(.random(in: -10_000...10_000, using: &generator))
        default: .number((Double.random(in: -1e6...1e6, using: &generator) * 1_000).rounded() / 2_000)
        }
      }
  }()

  @Test(arguments: locales, ["", "integer"]) func numbersEqualICU(locale: String, style: String) throws {
    let (icu, patterns) = try contexts(locale)
    let format = FormatType(type: "number", style: style == "" ? nil : style)
    let (expected, actual) = try (#require(icu.formatter(for: format)), #require(patterns.formatter(for: format)))
    for value in Self.numbers {
      let text = expected.text(of: value)
      try #require(actual.text(of: value) == text, "\(value)")
      if style == "" {
        try #require(patterns.defaultFormatter.text(of: value) == icu.defaultFormatter.text(of: value), "\(value)")
      }
    }
  }

  @Test(arguments: locales, [false, true]) func pluralsEqualICU(locale: String, isOrdinal: Bool) throws {
    let (icu, patterns) = try contexts(locale)
    #expect(try #require(LocalePatterns.derivedFromICU(locale)).gaps.isEmpty)
    // For larger numbers, ICU decides by digits that the number does not have.
    for value in Self.numbers where (value.number ?? 0).magnitude < 0x1p53 {
      let expected = icu.pluralRules(isOrdinal: isOrdinal).category(of: value, printedBy: icu.defaultFormatter)
      let actual = patterns.pluralRules(isOrdinal: isOrdinal).category(of: value, printedBy: patterns.defaultFormatter)
      try #require(actual == expected, "\(value)")
    }
  }

  @Test(arguments: locales, ["short", "medium", "long", "full"])
  func datesEqualICU(locale: String, style: String) throws {
    let (icu, patterns) = try contexts(locale)
    let format = FormatType(type: "date", style: style)
    // A style that patterns cannot express, such as one with the day of the week, has no formatter.
    guard let actual = patterns.formatter(for: format) else { return }
    let expected = try #require(icu.formatter(for: format))
    var generator = RepeatableGenerator(state: 35)
    for index in 0..<5_000 {
      // Mostly this century, and days at the end of a year, before 1970, before the Gregorian calendar and before Christ.
      let distant = Int.random(in: index % 2 == 0 ? -40_000...90_000 : -3_000_000...3_000_000, using: &generator)
      let days = Double(index % 3 == 0 ? distant : index + 15_000)
      let value = FormattableValue.date(milliseconds: days * 86_400_000 + Double(index % 86_400_000))
      try #require(actual.text(of: value) == expected.text(of: value), "\(value)")
    }
    for milliseconds in [-12_219_292_800_001, -12_219_292_800_000, 1e300, -1e300] {
      #expect(
        actual.text(of: .date(milliseconds: milliseconds)) == expected.text(of: .date(milliseconds: milliseconds)))
    }
  }

  @Test(arguments: locales) func listsEqualICU(locale: String) throws {
    let (icu, patterns) = try contexts(locale)
    for count in 0...5 {
      let elements = (0..<count).map { "\($0)가" }
      #expect(patterns.list(of: elements) == icu.list(of: elements))
    }
  }

  @Test(arguments: [("en", "full"), ("ko", "full"), ("ar", "medium")])
  func unsupportedStylesAreReportedAsGaps(locale: String, style: String) throws {
    let derived = try #require(LocalePatterns.derivedFromICU(locale, dateStyles: [style]))
    #expect(derived.gaps.contains(.dateStyle(style)) == (derived.patterns.dates[style] == nil))
    // In Arabic, the style may be supported.
    #expect(locale == "ar" || derived.gaps == [.dateStyle(style)])
  }

  @Test func unsupportedFormatsHaveNoFormatter() throws {
    let patterns = try contexts("en").patterns
    for format in [
      FormatType(type: "time", style: nil), FormatType(type: "spellout", style: nil),
      FormatType(type: "number", style: "percent"), FormatType(type: "number", style: "::compact-short"),
      FormatType(type: "date", style: "yyyy"),
    ] {
      #expect(patterns.formatter(for: format) == nil)
    }
  }
}
