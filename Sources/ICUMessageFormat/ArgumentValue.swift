/// The value of a message argument: a name, an id, a number, a date or a list, but not a sentence.
public enum ArgumentValue: Hashable, Sendable {
  /// Text that is printed unchanged, or an id that the catalog has a text for.
  case text(String)
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case number(Double)
  /// A date and time in seconds since 1970-01-01T00:00:00Z, printed in the message's time zone.
  case date(secondsSince1970: Double)
  /// Names or ids, printed as a list in the style of the locale: `A, B and C`.
  case list([String])

  /// The name of the value's type in catalogs and errors.
  var typeName: String {
    switch self {
    case .text: "String"
    case .integer: "int"
    case .number: "double"
    case .date: "DateTime"
    case .list: "List"
    }
  }
}

extension ArgumentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a text value.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates an integer value.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a floating-point value.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a list of texts.
  public init(arrayLiteral elements: String...) { self = .list(elements) }
}

/// A source of argument values for a message.
package protocol ArgumentSource {
  /// Returns the value of an argument; nil if there is none.
  func value(of argument: String) -> ArgumentValue?
}

extension [String: ArgumentValue]: ArgumentSource {
  package func value(of argument: String) -> ArgumentValue? { self[linear: argument] }
}
