/// Something in a catalog that a person should look at. It has no formatting: reporters give it one.
public struct Finding: Hashable, Sendable {
  /// How sure the linter is.
  public enum Severity: String, CaseIterable, Sendable {
    /// Wrong in every case.
    case error
    /// A person should look.
    case warning
    /// Good practice.
    case info
  }

  /// The name of the rule, such as `missing-argument`.
  public let rule: String
  public let severity: Severity
  /// A BCP 47 tag; empty for what belongs to no locale.
  public let locale: String
  public let key: String
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, counted in characters (Unicode scalars).
  public let column: Int
  public let message: String
}
