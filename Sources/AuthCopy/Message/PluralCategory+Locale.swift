internal import Synchronization

extension PluralCategory {
  private struct Key: Hashable {
    let locale: String
    let isOrdinal: Bool
  }

  private static let known = Mutex<[Key: Set<PluralCategory>]>([:])

  /// The categories that a locale tells apart (CLDR plural rules); nil for a locale that ICU does not know.
  package static func used(in locale: String, isOrdinal: Bool) -> Set<PluralCategory>? {
    let key = Key(locale: locale, isOrdinal: isOrdinal)
    return known.withLock { known in
      if let categories = known[key] { return categories }
      guard let tag = LocaleTag(locale), let context = FormattingContext.shared(locale: tag, timeZone: "UTC")
      else { return nil }
      let rules = context.pluralRules(isOrdinal: isOrdinal)
      let categories = Set(allCases.filter(rules.has))
      known[key] = categories
      return categories
    }
  }
}
