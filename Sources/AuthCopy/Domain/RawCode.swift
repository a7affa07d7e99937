/// A provider's raw code: a string or an integer.
public struct RawCode: Hashable, Sendable, CustomStringConvertible {
  /// The code as text.
  public let description: String

  /// Creates a code from a string.
  public init(_ text: String) { description = text }

  /// Creates a code from an integer.
  public init(_ number: Int) { description = String(number) }
}

extension RawCode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a code from a string.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a code from an integer.
  public init(integerLiteral value: Int) { self.init(value) }
}
