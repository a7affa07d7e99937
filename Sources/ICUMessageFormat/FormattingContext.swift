/// The formatters and plural rules that all messages of one locale and time zone share.
package final class FormattingContext: Sendable {
  let locale: LocaleTag
  /// The direction of the locale's text; arguments of the other direction are isolated if it is from right to left.
  let direction: TextDirection
  /// The formatter for a plain `{x}` and for `#`.
  let defaultFormatter: any ValueFormatter
  private let data: any LocaleData
  private let integerStyle: IntegerStyle?
  private let formatters: Lock<[(format: FormatType, formatter: any ValueFormatter)]>
  private let cardinalRules: PluralRules
  private let ordinalRules: PluralRules

  init(
    _ locale: LocaleTag, _ data: any LocaleData, defaultFormatter: any ValueFormatter,
    direction: TextDirection = .leftToRight
  ) {
    self.locale = locale
    self.direction = direction
    self.data = data
    self.defaultFormatter = defaultFormatter
    formatters = Lock([])
    integerStyle = IntegerStyle(of: defaultFormatter)
    cardinalRules = PluralRules(data, isOrdinal: false, integerFormatter: defaultFormatter)
    ordinalRules = PluralRules(data, isOrdinal: true, integerFormatter: defaultFormatter)
  }

  /// Creates a context from the patterns of a compiled catalog, without ICU.
  package convenience init(_ locale: LocaleTag, _ patterns: LocalePatterns) {
    let data = PatternLocaleData(patterns)
    self.init(locale, data, defaultFormatter: data.defaultFormatter, direction: patterns.direction)
  }

  /// Creates a context of another locale or direction with the same formatters and rules.
  init(_ locale: LocaleTag, sharing other: FormattingContext, direction: TextDirection) {
    self.locale = locale
    self.direction = direction
    data = other.data
    defaultFormatter = other.defaultFormatter
    formatters = other.formatters
    integerStyle = other.integerStyle
    cardinalRules = other.cardinalRules
    ordinalRules = other.ordinalRules
  }

  /// Appends a number or a date in the form of a plain `{x}`.
  func append(_ value: FormattableValue, to output: inout TextBuffer) {
    if let integerStyle, case .integer(let integer) = value, integerStyle.append(integer, to: &output) { return }
    _ = defaultFormatter.append(value, to: &output)
  }

  /// Returns the formatter for a type and style; nil when they are unknown.
  func formatter(for format: FormatType) -> (any ValueFormatter)? {
    formatters.withLock { formatters in
      if let known = formatters.first(where: { $0.format == format }) { return known.formatter }
      guard let formatter = data.formatter(for: format) else { return nil }
      formatters.append((format, formatter))
      return formatter
    }
  }

  /// Formats the elements as a list in the style of the locale: `A, B and C` (CLDR list patterns, standard).
  ///
  /// Korean lists contain only commas: CLDR's 및 joins names, but not conditions such as 숫자 포함, 특수문자 포함.
  func list(of elements: [String]) -> String {
    locale.language == "ko" ? elements.joined(separator: ", ") : data.list(of: elements)
  }

  func pluralRules(isOrdinal: Bool) -> PluralRules { isOrdinal ? ordinalRules : cardinalRules }
}
