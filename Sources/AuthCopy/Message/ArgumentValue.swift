public import Foundation

/// A value for an argument of a message: a name, a number or a moment, never prose.
public enum ArgumentValue: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case number(Double)
  case date(Date)
  /// Names or ids, printed as a list of the locale: `A, B and C`.
  case list([String])

  /// The name of the value's type, as catalogs and errors spell it.
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
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(arrayLiteral elements: String...) { self = .list(elements) }
}

extension ArgumentValue: Codable {}
