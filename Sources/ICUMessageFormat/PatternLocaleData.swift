/// The data of a locale from the patterns of a compiled catalog.
final class PatternLocaleData: LocaleData {
  private let patterns: LocalePatterns
  let defaultFormatter: any ValueFormatter

  init(_ patterns: LocalePatterns) {
    self.patterns = patterns
    defaultFormatter = NumberPatternFormatter(
      patterns, format: nil, places: NumberPatternFormatter.defaultMaximumDecimals)
  }

  /// Returns nil also for formats that a compiled catalog cannot contain: skeletons, times and spelled-out numbers.
  func formatter(for format: FormatType?) -> (any ValueFormatter)? {
    guard let format else { return defaultFormatter }
    let style = format.trimmedStyle
    switch format.type.lowercased() {
    case "number" where style == "":
      return NumberPatternFormatter(patterns, format: format, places: NumberPatternFormatter.defaultMaximumDecimals)
    case "number" where style == "integer": return NumberPatternFormatter(patterns, format: format, places: 0)
    case "date":
      return patterns.dates[style == "" ? "medium" : style].map { DatePatternFormatter($0, format: format) }
    default: return nil
    }
  }

  func category(of value: FormattableValue, printedBy formatter: any ValueFormatter, isOrdinal: Bool) -> PluralCategory
  {
    let table = isOrdinal ? patterns.ordinal : patterns.cardinal
    let places = (formatter as? NumberPatternFormatter)?.places ?? NumberPatternFormatter.defaultMaximumDecimals
    return DecimalDigits(value, places: places).map(table.category) ?? .other
  }

  func list(of elements: [String]) -> String {
    guard var text = elements.first else { return "" }
    for (index, element) in elements.enumerated().dropFirst() {
      // The index in `LocalePatterns.list`.
      let separatorIndex =
        switch index {
        case _ where elements.count == 2: 0
        case elements.count - 1: 3
        case 1: 1
        default: 2
        }
      text += patterns.list[separatorIndex] + element
    }
    return text
  }
}

extension DecimalDigits {
  /// Returns nil for a date, and for a number that is not finite.
  fileprivate init?(_ value: FormattableValue, places: Int) {
    switch value {
    case .integer(let integer): self.init(integer)
    case .number(let number): self.init(number, places: places)
    case .date: return nil
    }
  }
}

/// Prints numbers with the patterns of a locale.
private final class NumberPatternFormatter: ValueFormatter {
  /// The maximum number of decimals of a number without a style.
  static let defaultMaximumDecimals = 3
  let format: FormatType?
  /// The maximum number of decimals.
  let places: Int
  private let patterns: LocalePatterns

  init(_ patterns: LocalePatterns, format: FormatType?, places: Int) {
    self.patterns = patterns
    self.format = format
    self.places = places
  }

  func append(_ value: FormattableValue, to output: inout TextBuffer) -> Bool {
    guard let digits = DecimalDigits(value, places: places) else { return false }
    if digits.isNegative { output.append(patterns.minus) }
    let count = digits.whole.count
    let (lastGroup, otherGroups) = (patterns.groupSizes[0], patterns.groupSizes[1])
    let isGrouped = !patterns.group.isEmpty && count >= lastGroup + patterns.minimumGrouping
    for (index, digit) in digits.whole.enumerated() {
      let beforeLastGroup = count - index - lastGroup
      let startsGroup = isGrouped && index > 0 && beforeLastGroup >= 0 && beforeLastGroup % otherGroups == 0
      if startsGroup { output.append(patterns.group) }
      output.append(patterns.digits[Int(digit)])
    }
    if !digits.fraction.isEmpty { output.append(patterns.decimal) }
    for digit in digits.fraction { output.append(patterns.digits[Int(digit)]) }
    return true
  }
}

/// Prints dates in UTC with the templates of a date style.
private final class DatePatternFormatter: ValueFormatter {
  let format: FormatType?
  /// The template of each month.
  private let months: [String]

  init(_ months: [String], format: FormatType?) {
    self.months = months
    self.format = format
  }

  func append(_ value: FormattableValue, to output: inout TextBuffer) -> Bool {
    let milliseconds: Double
    switch value {
    case .date(let date): milliseconds = date
    // Like ICU, accept a number as milliseconds since 1970.
    case .integer(let integer): milliseconds = Double(integer)
    case .number(let number): milliseconds = number
    }
    guard let date = CalendarDay(secondsSince1970: milliseconds / 1_000), months.indices.contains(date.month - 1) else {
      return false
    }
    var remaining = months[date.month - 1][...]
    while let open = remaining.firstIndex(of: "{"), let close = remaining[open...].firstIndex(of: "}") {
      output.append(String(remaining[..<open]))
      switch remaining[remaining.index(after: open)..<close] {
      case "y": output.append(String(date.year))
      case "dd" where date.day < 10: output.append("0\(date.day)")
      default: output.append(String(date.day))
      }
      remaining = remaining[remaining.index(after: close)...]
    }
    output.append(String(remaining))
    return true
  }
}
