/// A provider's code as it arrives: a string or an integer.
public struct RawCode: Hashable, Sendable, CustomStringConvertible {
  /// The code as text.
  public let description: String

  /// A code that is a string.
  public init(_ text: String) { description = text }

  /// A code that is an integer.
  public init(_ number: Int) { description = String(number) }
}

extension RawCode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A code that is a string.
  public init(stringLiteral value: String) { self.init(value) }
  /// A code that is an integer.
  public init(integerLiteral value: Int) { self.init(value) }
}
