/// The formatters and plural rules of a locale, from ICU or from the patterns of a compiled catalog.
protocol LocaleData: Sendable {
  /// Returns the formatter for a type and style, or for a plain `{x}` if `format` is nil; nil for an unknown format.
  func formatter(for format: FormatType?) -> (any ValueFormatter)?

  /// Returns the plural category of a number in the form that a formatter of this locale would print.
  func category(of value: FormattableValue, printedBy formatter: any ValueFormatter, isOrdinal: Bool) -> PluralCategory

  /// Formats the elements as a list in the style of the locale: `A, B and C` (CLDR list patterns, standard).
  func list(of elements: [String]) -> String
}

/// The formatter for one argument type and style in one locale.
protocol ValueFormatter: AnyObject, Sendable {
  /// The type and style; nil for the formatter of a plain `{x}`.
  var format: FormatType? { get }

  /// Appends the formatted value; returns false when the format does not accept a value of that type.
  func append(_ value: FormattableValue, to output: inout TextBuffer) -> Bool
}

extension ValueFormatter {
  /// Returns the formatted value; nil when the format does not accept a value of that type.
  func text(of value: FormattableValue) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { scratch in
      var output = TextBuffer(scratch)
      return append(value, to: &output) ? output.string : nil
    }
  }
}
