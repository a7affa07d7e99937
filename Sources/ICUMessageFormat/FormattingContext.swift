internal import CICU
internal import Synchronization

/// The ICU formatters and plural rules that all messages of one locale and time zone share.
package final class FormattingContext: Sendable {
  let locale: LocaleTag
  let timeZone: String
  /// The formatter for a plain `{x}` and for `#`.
  let defaultFormatter: ValueFormatter
  private let integers: IntegerStyle?
  private let formatters = Mutex<[FormatType: ValueFormatter]>([:])
  private let cardinalRules: PluralRules
  private let ordinalRules: PluralRules

  private struct Key: Hashable {
    let locale: LocaleTag
    let timeZone: String
  }

  /// The most recently used contexts, limited because callers can name any locale.
  ///
  /// A message keeps its own context alive.
  private static let contexts = Mutex(RecentValues<Key, FormattingContext>(limit: 128))

  /// The number of cached contexts.
  package static var heldCount: Int { contexts.withLock(\.count) }

  /// Returns the context for a locale and a time zone; nil when ICU does not know the locale's language.
  package static func shared(locale: LocaleTag, timeZone: String) -> FormattingContext? {
    let key = Key(locale: locale, timeZone: timeZone)
    if let context = contexts.withLock({ $0[key] }) { return context }
    // Creating a context takes hundreds of calls to ICU, so the lock is not held meanwhile.
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

  /// Appends a number or a date in the form of a plain `{x}`.
  func append(_ value: CICUValue, to output: inout TextBuffer) {
    if let integers, value.type == .integer, integers.append(value.integer, to: &output) { return }
    _ = defaultFormatter.append(value, to: &output)
  }

  /// Returns the formatter for a type and style; nil when ICU does not know them.
  func formatter(for format: FormatType) -> ValueFormatter? {
    formatters.withLock { formatters in
      if let formatter = formatters[format] { return formatter }
      let formatter = ValueFormatter(locale: locale, format: format, timeZone: timeZone)
      formatters[format] = formatter
      return formatter
    }
  }

  /// Formats the elements as a list in the style of the locale: `A, B and C` (CLDR list patterns, standard).
  ///
  /// In Korean with commas alone: CLDR's 및 joins names, but not conditions such as 숫자 포함, 특수문자 포함.
  func list(of elements: [String]) -> String {
    if locale.language == "ko" { return elements.joined(separator: ", ") }
    return ICUStrings.withBytes(of: elements) { pointers, lengths in
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
