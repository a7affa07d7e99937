import AuthCopy
import Foundation
import ICUYardstick

/// A message that ICU formats, with the values of its arguments.
///
/// They are never freed, so that the measurement does not include it.
struct Yardstick {
  private let message: OpaquePointer
  private let values: UnsafePointer<ICUYardstickValue>

  /// - Parameter arguments: at most two texts or integers.
  init(_ pattern: String, locale: String, _ arguments: [String: ArgumentValue]) {
    let names = UnsafeMutablePointer<UnsafePointer<CChar>>.allocate(capacity: arguments.count)
    let values = UnsafeMutablePointer<ICUYardstickValue>.allocate(capacity: arguments.count)
    for (index, (name, value)) in arguments.enumerated() {
      (names + index).initialize(to: UnsafePointer(strdup(name)))
      switch value {
      case .text(let text): (values + index).initialize(to: ICUYardstickValue(text: strdup(text), integer: 0))
      case .integer(let integer): (values + index).initialize(to: ICUYardstickValue(text: nil, integer: integer))
      default: preconditionFailure("the yardstick takes texts and integers")
      }
    }
    message = icu_yardstick_open(pattern, locale, names, Int32(arguments.count))
    self.values = UnsafePointer(values)
  }

  @inline(__always) func format() -> Int { icu_yardstick_format(message, values) }

  var text: String {
    let text = icu_yardstick_text(message, values)
    defer { free(text) }
    return String(cString: text)
  }
}
