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
  /// Where the vendor documents the codes.
  public let sources: [CodeSource]

  /// The source that was read last, the first of several; nil without sources.
  public var newestSource: CodeSource? {
    sources.reduce(nil) { newest, source in newest.map { $0.read < source.read } ?? true ? source : newest }
  }
}

extension SurfaceCoverage {
  init(_ surface: CodeSurface, of provider: Provider, _ kinds: KindTable) {
    self.provider = provider
    self.surface = surface.id
    known = Set(surface.rows.map(\.identity)).count
    mapped = Set(surface.rows.filter { kinds[$0.kind] != nil }.map(\.identity)).count
    sources = surface.sources
  }
}

extension CodeRow {
  /// The identity of a code on a surface; rows that differ only in their description are the same code.
  fileprivate var identity: [String?] { [code, symbol] }
}
