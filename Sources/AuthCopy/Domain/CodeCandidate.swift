/// One meaning of an ambiguous code.
public struct CodeCandidate: Hashable, Sendable, Codable {
  /// The provider that could have sent the error; nil where the caller named it.
  public var provider: Provider?
  /// The surface on which the code has this meaning.
  public let surface: String
  /// The kind that the code maps to on this surface.
  public let kind: Kind
}
