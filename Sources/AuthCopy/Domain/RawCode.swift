/// A provider's code as it arrives: a string or an integer.
public struct RawCode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ text: String) { description = text }

  public init(_ number: Int) { description = String(number) }
}

extension RawCode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(value) }
}
