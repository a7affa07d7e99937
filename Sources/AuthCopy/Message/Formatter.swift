internal import CICU

/// What ICU's `MessageFormat` would use for one argument type and style in one locale.
///
/// Unchecked: the ICU object behind the handle never changes, and CICU guards those that keep state.
final class Formatter: @unchecked Sendable {
  let handle: OpaquePointer

  /// Nil when ICU knows no such type or style. The locale and the time zone have been checked before.
  init?(locale: LocaleTag, format: FormatType?, timeZone: String) {
    var status: Int32 = 0
    guard
      let handle = cicu_formatter_open(
        locale.description, format?.type ?? "", format?.style, timeZone, &status)
    else { return nil }
    self.handle = handle
  }

  deinit { cicu_formatter_close(handle) }

  /// Appends the formatted value; false when the format does not take a value of that type.
  func append(_ value: CICUValue, to output: inout TextBuffer) -> Bool {
    // Nearly every number and date fits; a longer one is formatted once more.
    output.append(upTo: 64) { memory in
      var status: Int32 = 0
      let needed = memory.withMemoryRebound(to: CChar.self) {
        cicu_formatter_format(handle, value, $0.baseAddress!, Int32(clamping: $0.count), &status)
      }
      return status > 0 ? nil : Int(needed)
    }
  }

  /// The formatted value as a text; nil when the format does not take a value of that type.
  func text(of value: CICUValue) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { scratch in
      var output = TextBuffer(scratch)
      return append(value, to: &output) ? output.string : nil
    }
  }
}

/// The plural rules of a locale, cardinal or ordinal (CLDR, UTS 35 part 3).
///
/// Unchecked: the ICU object behind the handle never changes.
final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer
  /// The categories of the small integers, as a number without decimals is printed.
  private let small: [PluralCategory]

  init(locale: LocaleTag, isOrdinal: Bool, integerFormatter: Formatter) {
    var status: Int32 = 0
    guard let handle = cicu_plural_rules_open(locale.description, isOrdinal, &status) else {
      preconditionFailure("ICU has no plural rules for \(locale)")
    }
    self.handle = handle
    let integers = (0..<100).map { CICUValue(type: .integer, integer: $0, number: 0) }
    small = integers.map { Self.category(of: $0, handle, integerFormatter) }
    self.integerFormatter = integerFormatter
  }

  private let integerFormatter: Formatter

  deinit { cicu_plural_rules_close(handle) }

  /// Whether the rules use a category at all.
  func has(_ category: PluralCategory) -> Bool {
    CICUPluralCategory(rawValue: Int32(category.index)).map { cicu_plural_rules_has(handle, $0) } ?? false
  }

  /// The category of the number as the formatter would print it.
  func category(of value: CICUValue, printedBy formatter: Formatter) -> PluralCategory {
    if value.type == .integer, formatter === integerFormatter, small.indices.contains(Int(value.integer)) {
      return small[Int(value.integer)]
    }
    return Self.category(of: value, handle, formatter)
  }

  private static func category(
    of value: CICUValue, _ handle: OpaquePointer, _ formatter: Formatter
  ) -> PluralCategory {
    var status: Int32 = 0
    let category = cicu_plural_rules_select(handle, formatter.handle, value, &status)
    return PluralCategory(category)
  }
}

/// The plural categories of CLDR; the raw value is the keyword in a message.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// Its place in `allCases`.
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
