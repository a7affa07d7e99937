/// One of the meanings of a code that has several.
public struct CodeCandidate: Hashable, Sendable, Codable {
  /// The surface on which the code has this meaning.
  public let surface: String
  /// What it means there.
  public let kind: Kind
}
