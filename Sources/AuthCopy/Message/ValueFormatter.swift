internal import CICU

/// What ICU's `MessageFormat` would use for one argument type and style in one locale.
///
/// Unchecked: the ICU object behind the handle never changes, and CICU guards those that keep state.
final class ValueFormatter: @unchecked Sendable {
  let handle: OpaquePointer

  /// Nil when ICU knows no such type or style.
  ///
  /// The locale and the time zone have been checked before.
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
