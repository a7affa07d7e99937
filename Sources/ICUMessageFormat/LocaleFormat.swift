internal import CICU
internal import Foundation

/// How a locale prints numbers, lists and dates, and which plural categories it has, as far as it can be written down.
///
/// Determined from what ICU prints, so that a program without ICU prints the same.
package struct LocaleFormat: Sendable {
  /// The digits from 0 to 9.
  package let digits: String
  package let minus: String
  package let decimal: String
  /// What separates groups of digits; empty where there are none.
  package let group: String
  /// The size of the last group, and of those before.
  package let groupSizes: [Int]
  /// The least number of digits before the first separator.
  package let minimumGrouping: Int
  package let cardinal: PluralTable
  package let ordinal: PluralTable
  /// The texts between two elements; between the first two, others and the last two of more.
  package let list: [String]

  private let context: FormattingContext

  /// - Parameter locale: a canonical BCP 47 tag; nil when ICU does not know its language.
  package init?(_ locale: String) {
    guard let tag = LocaleTag(locale), let context = FormattingContext.shared(locale: tag, timeZone: "UTC") else {
      return nil
    }
    self.context = context
    func text(_ value: CICUValue) -> String { context.defaultFormatter.text(of: value) ?? "" }
    func text(_ integer: Int64) -> String { text(CICUValue(type: .integer, integer: integer, number: 0)) }
    let each = (0...9).map { text(Int64($0)) }
    digits = each.joined()
    minus = String(text(-1).dropLast(each[1].count))
    decimal = String(text(CICUValue(type: .double, integer: 0, number: 1.5)).dropFirst().dropLast())
    let grouped = text(1_234_567_890)
    let isDigit: (Character) -> Bool = { [digits] in digits.contains($0) }
    group = grouped.first { !isDigit($0) }.map(String.init) ?? ""
    let sizes = grouped.split { !isDigit($0) }.map(\.count)
    groupSizes = sizes.count > 2 ? [sizes[sizes.count - 1], sizes[sizes.count - 2]] : [3, 3]
    minimumGrouping = group.isEmpty ? 0 : text(1_234).contains(group) ? 1 : 2
    cardinal = PluralTable(context, isOrdinal: false)
    ordinal = PluralTable(context, isOrdinal: true)
    let marks = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}"]
    func between(_ count: Int, _ index: Int) -> String {
      let text = context.list(of: Array(marks.prefix(count)))
      return String(text.drop { String($0) != marks[index] }.dropFirst().prefix { String($0) != marks[index + 1] })
    }
    list = [between(2, 0), between(4, 0), between(4, 1), between(4, 2)]
  }

  /// The months of a date in a style such as `medium`, each as a text with `{y}`, `{d}` or `{dd}` for year and day; nil
  /// where the style prints more than these.
  package func months(ofStyle style: String) -> [String]? {
    guard let formatter = context.formatter(for: FormatType(type: "date", style: style)) else { return nil }
    func text(_ year: Int, _ month: Int, _ day: Int) -> String {
      let parts = DateComponents(
        calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"), year: year, month: month,
        day: day)
      let milliseconds = (parts.date?.timeIntervalSince1970 ?? 0) * 1_000
      return formatter.text(of: CICUValue(type: .date, integer: 0, number: milliseconds)) ?? ""
    }
    let months = (1...12).map { month in
      // A day and a year that no month contains.
      let day = text(2034, month, 6).contains("06") ? "{dd}" : "{d}"
      return text(2034, month, 27).replacing("2034", with: "{y}").replacing("27", with: day)
    }
    for (index, template) in months.enumerated() {
      let printed = template.replacing("{y}", with: "1999").replacing("{dd}", with: "03").replacing("{d}", with: "3")
      if !template.contains("{y}") || printed != text(1999, index + 1, 3) { return nil }
    }
    return months
  }
}

/// The plural categories of whole numbers.
package struct PluralTable: Sendable {
  /// The categories of numbers up to 99.
  package let small: [PluralCategory]
  /// The categories of larger numbers, by their last two digits.
  package let large: [PluralCategory]
  /// The category of whole millions.
  package let million: PluralCategory
  /// The category of numbers with decimals.
  package let fraction: PluralCategory
  /// Whether the tables give the category of every number that was tried.
  package let isExact: Bool

  fileprivate init(_ context: FormattingContext, isOrdinal: Bool) {
    let rules = context.pluralRules(isOrdinal: isOrdinal)
    func category(_ integer: Int64) -> PluralCategory {
      rules.category(
        of: CICUValue(type: .integer, integer: integer, number: 0), printedBy: context.defaultFormatter)
    }
    func category(ofDecimal number: Double) -> PluralCategory {
      rules.category(of: CICUValue(type: .double, integer: 0, number: number), printedBy: context.defaultFormatter)
    }
    small = (0..<100).map { category($0) }
    large = (100..<200).map { category($0) }
    million = category(1_000_000)
    fraction = category(ofDecimal: 1.5)
    let tried: [Int64] =
      Array(200..<3_000) + [10_000, 10_001, 12_345, 100_000, 100_002, 1_000_001, 2_000_005, 9_999_999]
    let (large, million, fraction) = (large, million, fraction)
    isExact =
      tried.allSatisfy { category($0) == large[Int($0 % 100)] } && category(3_000_000) == million
      && [0.5, 2.5, 10.5].allSatisfy { category(ofDecimal: $0) == fraction }
  }
}
