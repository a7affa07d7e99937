/// A file in a linted folder that looks like messages, and was not read.
public struct LeftOutFile: Hashable, Sendable {
  /// Why the file was not read; the raw value is a keyword of the message.
  public enum Reason: String, CaseIterable, Sendable {
    /// Its name has no locale, and no other file differs from it in nothing but the locale.
    case noLocale
    /// It is in a locale that programs make to try out an interface, and nobody translates.
    case pseudoLocale
    /// It has hardly any key of the files beside it.
    case otherKeys
    /// Its format is not one that is read.
    case format
  }

  /// The path, as the caller named it or as it was found.
  public let path: String
  /// Why it was not read.
  public let reason: Reason
}
