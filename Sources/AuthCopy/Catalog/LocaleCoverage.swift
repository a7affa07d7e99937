/// How much of the source a catalog covers in a locale.
public struct LocaleCoverage: Hashable, Sendable {
  /// A BCP 47 tag.
  public let locale: String
  /// Keys of the source that the locale's own file has.
  public let present: Int
  /// Keys of the source.
  public let total: Int
  /// Keys whose source has changed since they were translated.
  public let stale: Int
  /// Keys whose text is the source's.
  public let sameAsSource: Int
}
