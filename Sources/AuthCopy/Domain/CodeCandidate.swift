/// One meaning of an ambiguous code.
public struct CodeCandidate: Hashable, Sendable, Codable {
  /// The surface on which the code has this meaning.
  public let surface: String
  /// The kind that the code maps to there.
  public let kind: Kind
}
