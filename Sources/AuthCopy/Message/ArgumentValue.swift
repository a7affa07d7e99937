public import Foundation

/// A value for an argument of a message: a name, a number or a moment, never prose.
public enum ArgumentValue: Hashable, Sendable {
  /// A text that is printed as it is, or an id that the catalog has a text for.
  case text(String)
  /// A whole number.
  case integer(Int64)
  /// A number with decimals.
  case number(Double)
  /// A moment, printed in the message's time zone.
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
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A number with decimals.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A list of texts.
  public init(arrayLiteral elements: String...) { self = .list(elements) }
}

extension ArgumentValue: Codable {
  private enum CodingKeys: CodingKey {
    case date
  }

  /// Reads plain JSON: text, a number, a list of text, or `{"date": MILLISECONDS}` since 1970 for a date.
  ///
  /// A number without decimals is an integer.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .date(Date(timeIntervalSince1970: try object.decode(Double.self, forKey: .date) / 1_000))
      return
    }
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([String].self) {
      self = .list(list)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes plain JSON, as `init(from:)` reads it.
  public func encode(to encoder: any Encoder) throws {
    if case .date(let date) = self {
      var object = encoder.container(keyedBy: CodingKeys.self)
      return try object.encode((date.timeIntervalSince1970 * 1_000).rounded(), forKey: .date)
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .list(let list): try container.encode(list)
    case .date: break
    }
  }
}
