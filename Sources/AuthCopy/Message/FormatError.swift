/// Why a message could not be formatted: which message, in which locale, and which argument.
public struct FormatError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case missingArgument(String)
    /// An argument of a type that the message cannot print there: a text for a plural, say. `expected` is `number`,
    /// `date` or `text`, `found` the name of a type as ARB has it.
    case wrongType(argument: String, expected: String, found: String)
    /// A locale that is no BCP 47 tag, or whose language ICU has no data for.
    case unknownLocale
    /// A time zone that the IANA database does not have.
    case unknownTimeZone(String)
  }

  public let reason: Reason
  public let message: String
  public let locale: String
}
