internal import CICU

/// The plural categories of CLDR; the raw value is the keyword in a message.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The categories that a locale uses (CLDR plural rules); nil for a locale that ICU does not know.
  package static func used(in locale: LocaleTag, isOrdinal: Bool) -> Set<PluralCategory>? {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else { return nil }
    let rules = context.pluralRules(isOrdinal: isOrdinal)
    return Set(allCases.filter(rules.has))
  }

  /// The categories that integers have in a locale; nil for a locale that ICU does not know.
  package static func ofIntegers(in locale: LocaleTag, isOrdinal: Bool) -> Set<PluralCategory>? {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else { return nil }
    return Set((0...120).map { category(of: $0, in: context, isOrdinal: isOrdinal) })
  }

  /// Integers of each category in a locale, the smallest first; nil for a locale that ICU does not know.
  package static func integers(in locale: LocaleTag, isOrdinal: Bool) -> [PluralCategory: [Int64]]? {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else { return nil }
    let candidates: [Int64] = Array(0...120) + [1_000, 1_000_000]
    return Dictionary(grouping: candidates) { category(of: $0, in: context, isOrdinal: isOrdinal) }
  }

  /// The category of an integer that is printed as a plain number; nil for a locale that ICU does not know.
  package static func category(of integer: Int64, in locale: LocaleTag, isOrdinal: Bool) -> PluralCategory? {
    FormattingContext.shared(locale: locale, timeZone: "UTC").map {
      category(of: integer, in: $0, isOrdinal: isOrdinal)
    }
  }

  private static func category(of integer: Int64, in context: FormattingContext, isOrdinal: Bool) -> PluralCategory {
    context.pluralRules(isOrdinal: isOrdinal)
      .category(of: CICUValue(type: .integer, integer: integer, number: 0), printedBy: context.defaultFormatter)
  }
}
