internal import CICU

/// The data of a locale from ICU.
///
/// Unchecked because the ICU objects behind the handles are immutable.
final class ICULocaleData: LocaleData, @unchecked Sendable {
  private let locale: LocaleTag
  private let timeZone: String
  private let cardinalRules: OpaquePointer
  private let ordinalRules: OpaquePointer

  /// - Parameter locale: a locale whose language ICU knows.
  init(_ locale: LocaleTag, timeZone: String) {
    self.locale = locale
    self.timeZone = timeZone
    func rules(isOrdinal: Bool) -> OpaquePointer {
      var status: Int32 = 0
      guard let rules = cicu_plural_rules_open(locale.description, isOrdinal, &status) else {
        preconditionFailure("ICU has no plural rules for \(locale)")
      }
      return rules
    }
    cardinalRules = rules(isOrdinal: false)
    ordinalRules = rules(isOrdinal: true)
  }

  deinit {
    cicu_plural_rules_close(cardinalRules)
    cicu_plural_rules_close(ordinalRules)
  }

  func formatter(for format: FormatType?) -> (any ValueFormatter)? {
    ICUFormatter(locale: locale, format: format, timeZone: timeZone)
  }

  func category(
    of value: FormattableValue, printedBy formatter: any ValueFormatter, isOrdinal: Bool
  ) -> PluralCategory {
    guard let formatter = formatter as? ICUFormatter else { preconditionFailure("not an ICU formatter") }
    var status: Int32 = 0
    let rules = isOrdinal ? ordinalRules : cardinalRules
    return PluralCategory(cicu_plural_rules_select(rules, formatter.handle, CICUValue(value), &status))
  }

  /// Whether the plural rules use a category.
  func uses(_ category: PluralCategory, isOrdinal: Bool) -> Bool {
    let rules = isOrdinal ? ordinalRules : cardinalRules
    return CICUPluralCategory(rawValue: Int32(category.index)).map { cicu_plural_rules_has(rules, $0) } ?? false
  }

  func list(of elements: [String]) -> String {
    ICUStrings.withBytes(of: elements) { pointers, lengths in
      var capacity = elements.map(\.utf8.count).reduce(64, +) + 32 * elements.count
      var needed = 0
      while true {
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          needed = buffer.withMemoryRebound(to: CChar.self) {
            Int(
              cicu_list_format(
                locale.description, pointers, lengths, Int32(pointers.count), $0.baseAddress!, Int32(capacity)))
          }
          count = min(needed, capacity)
        }
        if needed <= capacity { return String(decoding: bytes, as: UTF8.self) }
        capacity = needed
      }
    }
  }
}

extension FormattingContext {
  private struct Key: Hashable {
    let locale: LocaleTag
    let timeZone: String
  }

  /// The most recently used contexts, limited because callers can name any locale.
  ///
  /// A message keeps its own context alive.
  private static let contexts = Lock(LRUCache<Key, FormattingContext>(limit: 128))

  /// The number of cached contexts.
  package static var cachedCount: Int { contexts.withLock(\.count) }

  /// Returns the context for a locale and a time zone; nil when ICU does not know the locale's language.
  ///
  /// - Parameter direction: the direction of the text; from right to left, arguments of the other direction are isolated.
  package static func shared(
    locale: LocaleTag, timeZone: String, direction: TextDirection = .leftToRight
  ) -> FormattingContext? {
    // ICU ignores private subtags, so `ko-x-haeyo` has the formatters of `ko`.
    let formattingLocale = locale.withoutPrivateSubtags
    if formattingLocale != locale || direction != .leftToRight {
      return shared(locale: formattingLocale, timeZone: timeZone).map {
        FormattingContext(locale, sharing: $0, direction: direction)
      }
    }
    let key = Key(locale: locale, timeZone: timeZone)
    if let context = contexts.withLock({ $0[key] }) { return context }
    // Creating a context takes hundreds of calls to ICU, so the lock is not held meanwhile.
    guard locale.isKnown, let formatter = ICUFormatter(locale: locale, format: nil, timeZone: timeZone) else {
      return nil
    }
    let context = FormattingContext(
      locale, ICULocaleData(locale, timeZone: timeZone), defaultFormatter: formatter)
    return contexts.withLock { contexts in
      if let earlier = contexts[key] { return earlier }
      contexts.insert(context, for: key)
      return context
    }
  }

  /// Whether ICU knows a time zone id of the IANA database.
  static func isKnown(timeZone id: String) -> Bool { cicu_time_zone_is_known(id) }
}

extension PluralCategory {
  /// The categories that a locale uses (CLDR plural rules); nil for a locale that ICU does not know.
  package static func used(in locale: LocaleTag, isOrdinal: Bool) -> Set<PluralCategory>? {
    guard locale.isKnown else { return nil }
    let data = ICULocaleData(locale, timeZone: "UTC")
    return Set(allCases.filter { data.uses($0, isOrdinal: isOrdinal) })
  }

  /// The categories of integers up to 120, without categories of exact millions, such as `many` in French; nil for a
  /// locale that ICU does not know.
  package static func ofIntegers(in locale: LocaleTag, isOrdinal: Bool) -> Set<PluralCategory>? {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else { return nil }
    return Set((0...120).map { category(of: $0, in: context, isOrdinal: isOrdinal) })
  }

  /// Sample integers of each category in a locale, the smallest first; nil for a locale that ICU does not know.
  package static func integers(in locale: LocaleTag, isOrdinal: Bool) -> [PluralCategory: [Int64]]? {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else { return nil }
    // Plural rules repeat after a hundred, except for round thousands and millions.
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
    context.pluralRules(isOrdinal: isOrdinal).category(of: .integer(integer), printedBy: context.defaultFormatter)
  }

  fileprivate init(_ category: CICUPluralCategory) {
    self =
      switch category {
      case .zero: .zero
      case .one: .one
      case .two: .two
      case .few: .few
      case .many: .many
      case .other: .other
      }
  }
}
