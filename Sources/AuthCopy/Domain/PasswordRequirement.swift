/// A password rule that a new password does not meet.
///
/// The ids below have names in the copy (`requirements_digit`); any other text is shown as it is.
public struct PasswordRequirement: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id.
  public let rawValue: String

  /// A rule by its id, or in words of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rule by its id, or in words of your own.
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
  /// Not one of the passwords that were used before.
  public static let notReused: PasswordRequirement = "notReused"
  /// No common word or pattern.
  public static let notCommon: PasswordRequirement = "notCommon"
  /// Nothing about the person.
  public static let noPersonalInfo: PasswordRequirement = "noPersonalInfo"
}
