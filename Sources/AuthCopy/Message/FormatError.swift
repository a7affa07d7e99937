/// Why a message could not be formatted: which message, in which locale, and which argument.
public struct FormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// An argument without a value.
    case missingArgument(String)
    /// An argument of a type that the message cannot print there, such as a text for a plural.
    ///
    /// `expected` is `number`, `date` or `text`, `found` the name of a type as ARB spells it.
    case wrongType(argument: String, expected: String, found: String)
    /// A locale that is not a BCP 47 tag, or whose language ICU has no data for.
    case unknownLocale
    /// A time zone that the IANA database does not have.
    case unknownTimeZone(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The message, as it was written.
  public let message: String
  /// The locale that was asked for, a BCP 47 tag.
  public let locale: String
}
