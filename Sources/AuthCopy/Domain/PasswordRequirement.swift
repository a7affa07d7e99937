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
  /// More characters.
  public static let length: PasswordRequirement = "length"
  /// An uppercase letter.
  public static let uppercase: PasswordRequirement = "uppercase"
  /// A lowercase letter.
  public static let lowercase: PasswordRequirement = "lowercase"
  /// A letter.
  public static let letter: PasswordRequirement = "letter"
  /// A digit.
  public static let digit: PasswordRequirement = "digit"
  /// A symbol.
  public static let symbol: PasswordRequirement = "symbol"
  /// Not one of the previous passwords.
  public static let notReused: PasswordRequirement = "notReused"
  /// Not a common word or pattern.
  public static let notCommon: PasswordRequirement = "notCommon"
  /// No personal information.
  public static let noPersonalInfo: PasswordRequirement = "noPersonalInfo"
}
