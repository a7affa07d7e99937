/// A kind of authentication failure; each code of a provider maps to exactly one kind.
///
/// You can define more kinds in your own catalog and name them in code:
/// `extension Kind { static let tenantSuspended: Kind = "tenantSuspended" }`. The catalog determines a kind's HTTP
/// status, presentation and arguments: see ``Catalog/definition(of:)``.
public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
  /// The name in `kinds.json` and in all JSON of AuthCopy, such as `invalidCredentials`.
  public let rawValue: String

  /// Creates a kind from its name, whether or not a catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Kind: ExpressibleByStringLiteral {
  /// Creates a kind from its name, whether or not a catalog defines it.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension Kind: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
