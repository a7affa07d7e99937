/// A password rule that a new password does not meet.
///
/// The ids below have localized names in the copy (`requirements_digit`); other text is shown unchanged.
public struct PasswordRequirement: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id.
  public let rawValue: String

  /// Creates a requirement from an id or a description of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a requirement from an id or a description of your own.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension PasswordRequirement {
  // Each constant is compiled only into the code that uses it, so that an app pays for no other.

  /// More characters.
  @_alwaysEmitIntoClient public static var length: PasswordRequirement { "length" }
  /// An uppercase letter.
  @_alwaysEmitIntoClient public static var uppercase: PasswordRequirement { "uppercase" }
  /// A lowercase letter.
  @_alwaysEmitIntoClient public static var lowercase: PasswordRequirement { "lowercase" }
  /// A letter.
  @_alwaysEmitIntoClient public static var letter: PasswordRequirement { "letter" }
  /// A digit.
  @_alwaysEmitIntoClient public static var digit: PasswordRequirement { "digit" }
  /// A symbol.
  @_alwaysEmitIntoClient public static var symbol: PasswordRequirement { "symbol" }
  /// Not one of the previous passwords.
  @_alwaysEmitIntoClient public static var notReused: PasswordRequirement { "notReused" }
  /// Not a common word or pattern.
  @_alwaysEmitIntoClient public static var notCommon: PasswordRequirement { "notCommon" }
  /// No personal information.
  @_alwaysEmitIntoClient public static var noPersonalInfo: PasswordRequirement { "noPersonalInfo" }
}
