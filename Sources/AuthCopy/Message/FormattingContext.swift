internal import CICU
internal import Synchronization

/// What messages of one locale and time zone share: ICU's formatters and plural rules, opened once.
final class FormattingContext: Sendable {
  let locale: LocaleTag
  let timeZone: String
  /// For a plain `{x}` and for `#`.
  let defaultFormatter: ValueFormatter
  private let integers: IntegerStyle?
  private let formatters = Mutex<[FormatType: ValueFormatter]>([:])
  private let cardinalRules: PluralRules
  private let ordinalRules: PluralRules

  private struct Key: Hashable {
    let locale: LocaleTag
    let timeZone: String
  }

  /// Callers may name any locale, so there is a limit.
  ///
  /// Each message keeps its own context.
  private static let contexts = Mutex(RecentValues<Key, FormattingContext>(limit: 128))

  /// How many contexts are held for the next caller.
  static var heldCount: Int { contexts.withLock(\.count) }

  /// The context of a locale and a time zone.
  ///
  /// Nil when ICU does not know the locale's language.
  static func shared(locale: LocaleTag, timeZone: String) -> FormattingContext? {
    let key = Key(locale: locale, timeZone: timeZone)
    if let context = contexts.withLock({ $0[key] }) { return context }
    // Opening asks ICU hundreds of times: others need not wait for it.
    guard let context = FormattingContext(locale: locale, timeZone: timeZone) else { return nil }
    return contexts.withLock { contexts in
      if let earlier = contexts[key] { return earlier }
      contexts.insert(context, for: key)
      return context
    }
  }

  private init?(locale: LocaleTag, timeZone: String) {
    guard locale.isKnown,
      let formatter = ValueFormatter(locale: locale, format: nil, timeZone: timeZone)
    else { return nil }
    self.locale = locale
    self.timeZone = timeZone
    defaultFormatter = formatter
    integers = IntegerStyle(of: formatter)
    cardinalRules = PluralRules(locale: locale, isOrdinal: false, integerFormatter: formatter)
    ordinalRules = PluralRules(locale: locale, isOrdinal: true, integerFormatter: formatter)
  }

  /// Appends a number or a date as a plain `{x}` prints it: every one has a form.
  func append(_ value: CICUValue, to output: inout TextBuffer) {
    if let integers, value.type == .integer, integers.append(value.integer, to: &output) { return }
    _ = defaultFormatter.append(value, to: &output)
  }

  /// Nil when ICU knows no such type or style.
  func formatter(for format: FormatType) -> ValueFormatter? {
    formatters.withLock { formatters in
      if let formatter = formatters[format] { return formatter }
      let formatter = ValueFormatter(locale: locale, format: format, timeZone: timeZone)
      formatters[format] = formatter
      return formatter
    }
  }

  /// The elements as a list of the locale: `A, B and C` (CLDR list patterns, standard).
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

  func pluralRules(isOrdinal: Bool) -> PluralRules { isOrdinal ? ordinalRules : cardinalRules }
}

extension FormattingContext {
  /// Whether ICU knows a time zone id of the IANA database.
  static func isKnown(timeZone id: String) -> Bool { cicu_time_zone_is_known(id) }
}
