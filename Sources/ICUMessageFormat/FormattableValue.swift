/// A number or a date that a formatter can print.
enum FormattableValue: Sendable {
  case integer(Int64)
  case number(Double)
  /// A point in time, in milliseconds since 1970-01-01T00:00:00Z.
  case date(milliseconds: Double)

  /// Converts the value; nil for text and lists.
  init?(_ value: ArgumentValue) {
    switch value {
    case .text, .list: return nil
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .date(let seconds): self = .date(milliseconds: (seconds * 1000).rounded())
    }
  }

  /// The value as a number; nil for a date.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .date: nil
    }
  }
}
