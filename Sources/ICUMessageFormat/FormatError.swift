/// An error that explains why a message could not be formatted: the message, the locale and the reason.
public struct FormatError: Error, Hashable, Sendable {
  /// The reason for the failure.
  public enum Reason: Hashable, Sendable {
    /// An argument has no value.
    case missingArgument(String)
    /// An argument has a type that the message cannot print, such as text for a plural.
    ///
    /// `expected` is `number`, `date` or `text`; `found` is the name of a type in ARB.
    case wrongType(argument: String, expected: String, found: String)
    /// The locale is not a BCP 47 tag, or ICU has no data for its language.
    case unknownLocale
    /// The IANA database does not have the time zone.
    case unknownTimeZone(String)
  }

  /// The reason for the failure.
  public let reason: Reason
  /// The message as written.
  public let message: String
  /// The requested locale, a BCP 47 tag.
  public let locale: String
}
