extension LocalePatterns {
  /// A property of a locale that the patterns cannot represent.
  package enum UnsupportedFeature: Hashable, Sendable {
    /// A date style that prints more than the year, the month and the day.
    case dateStyle(String)
    /// Plural rules that depend on more than the last two digits.
    case pluralRules
  }

  /// Derives the patterns from ICU's output, so that a program without ICU prints the same text.
  ///
  /// - Parameters:
  ///   - locale: a canonical BCP 47 tag.
  ///   - direction: the direction that the catalog declares.
  ///   - dateStyles: the date styles to include.
  /// - Returns: the patterns, and in `gaps` the properties that they cannot represent; nil if ICU does not know the
  ///   language.
  package static func derivedFromICU(
    _ locale: String, direction: TextDirection = .leftToRight, dateStyles: some Sequence<String> = []
  ) -> (patterns: LocalePatterns, gaps: [UnsupportedFeature])? {
    guard let tag = LocaleTag(locale), let context = FormattingContext.shared(locale: tag, timeZone: "UTC") else {
      return nil
    }
    func text(_ value: FormattableValue) -> String { context.defaultFormatter.text(of: value) ?? "" }
    let digits = (0...9).map { text(.integer($0)) }
    let grouped = text(.integer(1_234_567_890))
    let isDigit: (Character) -> Bool = { digits.contains(String($0)) }
    let group = grouped.first { !isDigit($0) }.map(String.init) ?? ""
    let sizes = grouped.split { !isDigit($0) }.map(\.count)
    // Private-use characters as elements, which cannot be part of a separator.
    let elements = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}"]
    func separator(inListOf count: Int, after index: Int) -> String {
      let text = context.list(of: Array(elements.prefix(count)))
      let rest = text.drop { String($0) != elements[index] }.dropFirst()
      return String(rest.prefix { String($0) != elements[index + 1] })
    }
    let (cardinal, ordinal) = (PluralTable(context, isOrdinal: false), PluralTable(context, isOrdinal: true))
    var gaps: [UnsupportedFeature] = []
    if !cardinal.agreesWithICU(in: context, isOrdinal: false) || !ordinal.agreesWithICU(in: context, isOrdinal: true) {
      gaps.append(.pluralRules)
    }
    var dates: [String: [String]] = [:]
    for style in Set(dateStyles).sorted() {
      if let months = months(ofStyle: style, in: context) {
        dates[style] = months
      } else {
        gaps.append(.dateStyle(style))
      }
    }
    let digitsBeforeGroup = text(.integer(1_234)).contains(group) ? 1 : 2
    let patterns = LocalePatterns(
      direction: direction, digits: digits, minus: String(text(.integer(-1)).dropLast(digits[1].count)),
      decimal: String(text(.number(1.5)).dropFirst().dropLast()), group: group,
      groupSizes: sizes.count > 2 ? [sizes[sizes.count - 1], sizes[sizes.count - 2]] : [3, 3],
      minimumGrouping: group.isEmpty ? 0 : digitsBeforeGroup,
      cardinal: cardinal, ordinal: ordinal,
      list: [
        separator(inListOf: 2, after: 0), separator(inListOf: 4, after: 0), separator(inListOf: 4, after: 1),
        separator(inListOf: 4, after: 2),
      ], dates: dates)
    return (patterns, gaps)
  }

  /// Returns the twelve templates of a date style; nil if it prints more than the year, the month and the day.
  private static func months(ofStyle style: String, in context: FormattingContext) -> [String]? {
    guard let formatter = context.formatter(for: FormatType(type: "date", style: style)) else { return nil }
    func text(_ year: Int, _ month: Int, _ day: Int) -> String {
      let days = CalendarDay.daysSince1970(year: year, month: month, day: day) ?? 0
      return formatter.text(of: .date(milliseconds: Double(days) * 86_400_000)) ?? ""
    }
    let months = (1...12).map { month in
      let day = text(2034, month, 6).contains("06") ? "{dd}" : "{d}"
      // No month is printed with `27` or `2034`, so only the day and the year are replaced.
      return text(2034, month, 27).replacing("2034", with: "{y}").replacing("27", with: day)
    }
    for (index, template) in months.enumerated() {
      let printed = template.replacing("{y}", with: "1999").replacing("{dd}", with: "03").replacing("{d}", with: "3")
      if !template.contains("{y}") || printed != text(1999, index + 1, 3) { return nil }
    }
    return months
  }
}

extension PluralTable {
  fileprivate init(_ context: FormattingContext, isOrdinal: Bool) {
    let category = Self.category(context, isOrdinal)
    self.init(
      small: (0..<100).map { category(.integer($0)) }, large: (100..<200).map { category(.integer($0)) },
      million: category(.integer(1_000_000)), smallFractions: [category(.number(0.5)), category(.number(1.5))],
      fraction: category(.number(2.5)))
  }

  private static func category(
    _ context: FormattingContext, _ isOrdinal: Bool
  ) -> (FormattableValue) -> PluralCategory {
    { context.pluralRules(isOrdinal: isOrdinal).category(of: $0, printedBy: context.defaultFormatter) }
  }

  /// Whether the table agrees with ICU for a sample of numbers.
  fileprivate func agreesWithICU(in context: FormattingContext, isOrdinal: Bool) -> Bool {
    let category = Self.category(context, isOrdinal)
    let integers: [Int64] =
      Array(200..<3_000) + [10_000, 10_001, 12_345, 100_000, 100_002, 1_000_001, 2_000_005, 3_000_000, 9_999_999]
    return integers.allSatisfy { category(.integer($0)) == self.category(of: DecimalDigits($0)) }
      && [0.1, 1.1, 2.1, 10.5].allSatisfy { number in
        DecimalDigits(number, places: 3).map { self.category(of: $0) } == category(.number(number))
      }
  }
}
