extension PluralCategory {
  /// The categories that a locale uses (CLDR plural rules); nil for a locale that ICU does not know.
  package static func used(in locale: LocaleTag, isOrdinal: Bool) -> Set<PluralCategory>? {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else { return nil }
    let rules = context.pluralRules(isOrdinal: isOrdinal)
    return Set(allCases.filter(rules.has))
  }
}
