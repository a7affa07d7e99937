/// How many codes of one surface a catalog covers.
public struct SurfaceCoverage: Hashable, Sendable {
  /// The provider that emits the codes.
  public let provider: Provider
  /// The id of the surface.
  public let surface: String
  /// The number of distinct codes in the table.
  public let known: Int
  /// The number of those codes that map to a kind.
  public let mapped: Int
}
