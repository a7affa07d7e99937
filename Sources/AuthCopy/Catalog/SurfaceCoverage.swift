/// How many codes of a surface a catalog covers.
public struct SurfaceCoverage: Hashable, Sendable {
  /// Who emits the codes.
  public let provider: Provider
  /// The surface's id.
  public let surface: String
  /// Distinct codes in the table.
  public let known: Int
  /// Those of them that lead to a kind.
  public let mapped: Int
}
