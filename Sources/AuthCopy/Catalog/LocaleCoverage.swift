/// How much of the source a catalog covers in one locale.
public struct LocaleCoverage: Hashable, Sendable {
  /// The locale, a BCP 47 tag.
  public let locale: String
  /// The number of the source's keys that the locale's own file has.
  public let present: Int
  /// The number of keys in the source.
  public let total: Int
  /// The number of keys whose source has changed since they were translated.
  public let stale: Int
  /// The number of keys whose text equals the source's.
  public let sameAsSource: Int
}
