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
  func append(_ value: CICUValue, to output: inout [UInt8]) -> Bool {
    // Nearly every number and date fits; a longer one is formatted once more.
    var capacity = 64
    while true {
      var status: Int32 = 0
      var needed = 0
      let formatted = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        needed = buffer.withMemoryRebound(to: CChar.self) {
          Int(cicu_formatter_format(handle, value, $0.baseAddress!, Int32(capacity), &status))
        }
        count = min(needed, capacity)
      }
      if status > 0 { return false }
      if needed <= capacity {
        output += formatted
        return true
      }
      capacity = needed
    }
  }
}

/// The plural rules of a locale, cardinal or ordinal (CLDR, UTS 35 part 3).
///
/// Unchecked: the ICU object behind the handle never changes.
final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer

  init(locale: LocaleTag, isOrdinal: Bool) {
    var status: Int32 = 0
    guard let handle = cicu_plural_rules_open(locale.description, isOrdinal, &status) else {
      preconditionFailure("ICU has no plural rules for \(locale)")
    }
    self.handle = handle
  }

  deinit { cicu_plural_rules_close(handle) }

  /// Whether the rules use a category at all.
  func has(_ category: PluralCategory) -> Bool {
    let index = PluralCategory.allCases.firstIndex(of: category) ?? 0
    return CICUPluralCategory(rawValue: Int32(index)).map { cicu_plural_rules_has(handle, $0) } ?? false
  }

  /// The category of the number as the formatter would print it.
  func category(of value: CICUValue, printedBy formatter: Formatter) -> PluralCategory {
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
