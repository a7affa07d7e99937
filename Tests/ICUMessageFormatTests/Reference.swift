import ICUMessageFormat
import Foundation
import ICUReference

/// Returns the text that ICU's `MessageFormat` prints; nil if ICU reports an error.
func icuFormat(
  _ pattern: String, locale: String, _ arguments: [String: ArgumentValue]
) -> String? {
  let sorted = arguments.sorted { $0.key < $1.key }
  let strings = sorted.map { (strdup($0.key)!, strdup($0.value.textOrEmpty)!) }
  defer {
    for (name, text) in strings {
      free(name)
      free(text)
    }
  }
  let values = zip(sorted, strings).map { argument, strings in
    ICUReferenceArgument(argument.value, name: strings.0, text: strings.1)
  }
  var status: Int32 = 0
  guard let output = icu_reference_format(locale, pattern, values, Int32(values.count), &status)
  else { return nil }
  defer { free(output) }
  return String(cString: output)
}

extension ArgumentValue {
  fileprivate var textOrEmpty: String {
    if case .text(let text) = self { text } else { "" }
  }
}

extension ICUReferenceArgument {
  fileprivate init(
    _ value: ArgumentValue, name: UnsafePointer<CChar>, text: UnsafePointer<CChar>
  ) {
    switch value {
    // ICU's MessageFormat has no list arguments.
    case .text, .list: self.init(name: name, type: .text, text: text, integer: 0, number: 0)
    case .integer(let integer):
      self.init(name: name, type: .integer, text: nil, integer: integer, number: 0)
    case .number(let number):
      self.init(name: name, type: .number, text: nil, integer: 0, number: number)
    case .date(let seconds):
      let milliseconds = (seconds * 1000).rounded()
      self.init(name: name, type: .date, text: nil, integer: 0, number: milliseconds)
    }
  }
}

/// Returns the text that our `Message` prints without resolving particles; nil if it throws.
func ourFormat(
  _ pattern: String, locale: String, _ arguments: [String: ArgumentValue]
) -> String? {
  try? Message(pattern, locale: locale, resolvesParticles: false).format(arguments)
}
