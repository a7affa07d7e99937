internal import CICU

/// The plural rules of a locale, cardinal or ordinal (CLDR, UTS 35 part 3).
///
/// Unchecked because the ICU object behind the handle is immutable.
final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer
  /// The categories of small integers that are printed without decimals.
  private let small: [PluralCategory]

  init(locale: LocaleTag, isOrdinal: Bool, integerFormatter: ValueFormatter) {
    var status: Int32 = 0
    guard let handle = cicu_plural_rules_open(locale.description, isOrdinal, &status) else {
      preconditionFailure("ICU has no plural rules for \(locale)")
    }
    self.handle = handle
    let integers = (0..<100).map { CICUValue(type: .integer, integer: $0, number: 0) }
    small = integers.map { Self.category(of: $0, handle, integerFormatter) }
    self.integerFormatter = integerFormatter
  }

  private let integerFormatter: ValueFormatter

  deinit { cicu_plural_rules_close(handle) }

  /// Whether the rules use a category.
  func has(_ category: PluralCategory) -> Bool {
    CICUPluralCategory(rawValue: Int32(category.index)).map { cicu_plural_rules_has(handle, $0) } ?? false
  }

  /// The category of a number in the form that the formatter would print.
  func category(of value: CICUValue, printedBy formatter: ValueFormatter) -> PluralCategory {
    if value.type == .integer, formatter === integerFormatter, small.indices.contains(Int(value.integer)) {
      return small[Int(value.integer)]
    }
    return Self.category(of: value, handle, formatter)
  }

  private static func category(
    of value: CICUValue, _ handle: OpaquePointer, _ formatter: ValueFormatter
  ) -> PluralCategory {
    var status: Int32 = 0
    let category = cicu_plural_rules_select(handle, formatter.handle, value, &status)
    return PluralCategory(category)
  }
}

extension PluralCategory {
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
