/// Why a message could not be formatted: which message, in which locale, and which argument.
public struct FormatError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case missingArgument(String)
    /// An argument of a type that the message cannot print there: a text for a plural, say.
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

extension FormatError: CustomStringConvertible {
  public var description: String {
    let what =
      switch reason {
      case .missingArgument(let name): "argument '\(name)' is missing"
      case .wrongType(let name, let expected, let found):
        "argument '\(name)' must be \(expected), not \(found)"
      case .unknownLocale: "no such locale"
      case .unknownTimeZone(let id): "no such time zone '\(id)'"
      }
    let excerpt = message.count > 60 ? message.prefix(60) + "…" : message[...]
    return "\(what) (locale \(locale), message \"\(excerpt)\")"
  }
}
