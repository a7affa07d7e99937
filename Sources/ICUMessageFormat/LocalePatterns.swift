/// A locale's direction, its patterns for numbers, lists and dates, and its plural rules, as a compiled catalog contains
/// them.
package final class LocalePatterns: Sendable {
  package let direction: TextDirection
  /// The digits from 0 to 9.
  package let digits: [String]
  package let minus: String
  package let decimal: String
  /// The separator between groups of digits; empty if the locale does not group digits.
  package let group: String
  /// Two sizes: of the last group of digits, and of the groups before it.
  package let groupSizes: [Int]
  /// The minimum number of digits before the first separator.
  package let minimumGrouping: Int
  package let cardinal: PluralTable
  package let ordinal: PluralTable
  /// Four separators: the separator in a list of two, and the first, middle and last separator in a longer list.
  package let list: [String]
  /// For each date style such as `medium`, a template for each of the twelve months, with `{y}` for the year and `{d}`
  /// or `{dd}` for the day.
  package let dates: [String: [String]]

  package init(
    direction: TextDirection, digits: [String], minus: String, decimal: String, group: String, groupSizes: [Int],
    minimumGrouping: Int, cardinal: PluralTable, ordinal: PluralTable, list: [String], dates: [String: [String]]
  ) {
    self.direction = direction
    self.digits = digits
    self.minus = minus
    self.decimal = decimal
    self.group = group
    self.groupSizes = groupSizes
    self.minimumGrouping = minimumGrouping
    self.cardinal = cardinal
    self.ordinal = ordinal
    self.list = list
    self.dates = dates
  }
}

/// The plural categories of numbers by their digits.
package struct PluralTable: Sendable {
  /// The categories of the whole numbers from 0 to 99.
  package let small: [PluralCategory]
  /// The categories of larger whole numbers, by their last two digits.
  package let large: [PluralCategory]
  /// The category of whole millions.
  package let million: PluralCategory
  /// The categories of numbers with decimals below 1, and from 1 to 2.
  package let smallFractions: [PluralCategory]
  /// The category of larger numbers with decimals.
  package let fraction: PluralCategory

  package init(
    small: [PluralCategory], large: [PluralCategory], million: PluralCategory, smallFractions: [PluralCategory],
    fraction: PluralCategory
  ) {
    self.small = small
    self.large = large
    self.million = million
    self.smallFractions = smallFractions
    self.fraction = fraction
  }

  func category(of number: DecimalDigits) -> PluralCategory {
    let digits = number.whole
    if !number.fraction.isEmpty {
      return digits.count == 1 && digits[0] < 2 ? smallFractions[Int(digits[0])] : fraction
    }
    if digits.count >= 7, digits.suffix(6).allSatisfy({ $0 == 0 }) { return million }
    let lastTwo = digits.suffix(2).reduce(0) { $0 * 10 + Int($1) }
    return digits.count > 2 ? large[lastTwo] : small[lastTwo]
  }
}
