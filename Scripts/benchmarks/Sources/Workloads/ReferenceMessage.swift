import AuthCopy
import Foundation
import ICUReference

/// A message that ICU formats, with the values of its arguments.
///
/// The memory is never freed, so that no measurement includes freeing it.
struct ReferenceMessage {
  private let message: OpaquePointer
  private let values: UnsafePointer<ICUReferenceValue>

  /// - Parameter arguments: at most three texts or integers.
  init(_ pattern: String, locale: String, _ arguments: [String: ArgumentValue]) {
    let names = UnsafeMutablePointer<UnsafePointer<CChar>>.allocate(capacity: arguments.count)
    let values = UnsafeMutablePointer<ICUReferenceValue>.allocate(capacity: arguments.count)
    for (index, (name, value)) in arguments.enumerated() {
      (names + index).initialize(to: UnsafePointer(strdup(name)))
      switch value {
      case .text(let text): (values + index).initialize(to: ICUReferenceValue(text: strdup(text), integer: 0))
      case .integer(let integer): (values + index).initialize(to: ICUReferenceValue(text: nil, integer: integer))
      default: preconditionFailure("the reference accepts only texts and integers")
      }
    }
    message = icu_reference_open(pattern, locale, names, Int32(arguments.count))
    self.values = UnsafePointer(values)
  }

  @inline(__always) func format() -> Int { icu_reference_format(message, values) }

  var text: String {
    let text = icu_reference_text(message, values)
    defer { free(text) }
    return String(cString: text)
  }
}
