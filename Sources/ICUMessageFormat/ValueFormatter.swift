internal import CICU

/// The formatter that ICU's `MessageFormat` uses for one argument type and style in one locale.
///
/// Unchecked because the ICU object behind the handle is immutable, and CICU guards formats that keep state.
final class ValueFormatter: @unchecked Sendable {
  let handle: OpaquePointer
  /// The type and style; nil for the formatter of a plain `{x}`.
  let format: FormatType?

  /// Creates a formatter; nil when ICU does not know the type or style.
  ///
  /// The locale and the time zone must be valid.
  init?(locale: LocaleTag, format: FormatType?, timeZone: String) {
    var status: Int32 = 0
    guard
      let handle = cicu_formatter_open(
        locale.description, format?.type ?? "", format?.style, timeZone, &status)
    else { return nil }
    self.handle = handle
    self.format = format
  }

  deinit { cicu_formatter_close(handle) }

  /// Appends the formatted value; returns false when the format does not accept a value of that type.
  func append(_ value: CICUValue, to output: inout TextBuffer) -> Bool {
    // Nearly every number and date fits in 64 bytes; a longer one is formatted a second time.
    output.append(upTo: 64) { memory in
      var status: Int32 = 0
      let needed = memory.withMemoryRebound(to: CChar.self) {
        cicu_formatter_format(handle, value, $0.baseAddress!, Int32(clamping: $0.count), &status)
      }
      return status > 0 ? nil : Int(needed)
    }
  }

  /// Returns the formatted value; nil when the format does not accept a value of that type.
  func text(of value: CICUValue) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { scratch in
      var output = TextBuffer(scratch)
      return append(value, to: &output) ? output.string : nil
    }
  }
}
