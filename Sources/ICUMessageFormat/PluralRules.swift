/// The plural categories of CLDR; the raw value is the keyword in a message.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The index in `allCases`.
  var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

/// The plural rules of a locale, cardinal or ordinal (CLDR, UTS 35 part 3).
final class PluralRules: Sendable {
  private let data: any LocaleData
  private let isOrdinal: Bool
  private let integerFormatter: any ValueFormatter
  /// The categories of small integers that are printed without decimals.
  private let small: [PluralCategory]

  init(_ data: any LocaleData, isOrdinal: Bool, integerFormatter: any ValueFormatter) {
    self.data = data
    self.isOrdinal = isOrdinal
    self.integerFormatter = integerFormatter
    small = (0..<100).map { data.category(of: .integer($0), printedBy: integerFormatter, isOrdinal: isOrdinal) }
  }

  /// Returns the category of a number in the form that the formatter would print.
  func category(of value: FormattableValue, printedBy formatter: any ValueFormatter) -> PluralCategory {
    if case .integer(let integer) = value, formatter === integerFormatter, (0..<Int64(small.count)).contains(integer) {
      return small[Int(integer)]
    }
    return data.category(of: value, printedBy: formatter, isOrdinal: isOrdinal)
  }
}
