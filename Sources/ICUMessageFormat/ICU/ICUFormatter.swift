internal import CICU

/// The formatter that ICU's `MessageFormat` uses for one argument type and style in one locale.
///
/// Unchecked because the ICU object behind the handle is immutable, and CICU guards formats that keep state.
final class ICUFormatter: ValueFormatter, @unchecked Sendable {
  let handle: OpaquePointer
  let format: FormatType?

  /// Creates a formatter; nil when ICU does not know the type or style.
  ///
  /// The locale and the time zone must be valid.
  init?(locale: LocaleTag, format: FormatType?, timeZone: String) {
    var status: Int32 = 0
    guard
      let handle = cicu_formatter_open(locale.description, format?.type ?? "", format?.style, timeZone, &status)
    else { return nil }
    self.handle = handle
    self.format = format
  }

  deinit { cicu_formatter_close(handle) }

  func append(_ value: FormattableValue, to output: inout TextBuffer) -> Bool {
    // Nearly every number and date fits in 64 bytes; a longer one is formatted a second time.
    output.append(upTo: 64) { memory in
      var status: Int32 = 0
      let needed = memory.withMemoryRebound(to: CChar.self) {
        cicu_formatter_format(handle, CICUValue(value), $0.baseAddress!, Int32(clamping: $0.count), &status)
      }
      return status > 0 ? nil : Int(needed)
    }
  }
}

extension CICUValue {
  init(_ value: FormattableValue) {
    switch value {
    case .integer(let integer): self.init(type: .integer, integer: integer, number: 0)
    case .number(let number): self.init(type: .double, integer: 0, number: number)
    case .date(let milliseconds): self.init(type: .date, integer: 0, number: milliseconds)
    }
  }
}
