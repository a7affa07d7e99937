/// A file in a linted folder that looks like a message file but was not linted.
public struct SkippedFile: Hashable, Sendable {
  /// The reason why a file was not linted; the raw value is a selector in the message.
  public enum Reason: String, CaseIterable, Sendable {
    /// Its path has no recognizable locale, and no other file confirms one.
    case noLocale
    /// It is in a pseudo-locale, which programs generate to test an interface.
    case pseudoLocale
    /// It shares hardly any keys with the files next to it.
    case otherKeys
    /// Its format is not supported.
    case format
  }

  /// The path, as the caller named it or as it was found.
  public let path: String
  /// The reason why the file was not linted.
  public let reason: Reason
}
