/// The method of the second step of a sign-in.
///
/// The ids below have localized names in the copy (`factor_totp`); other text is shown unchanged.
public struct SecondFactor: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id.
  public let rawValue: String

  /// Creates a factor from an id or a name of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a factor from an id or a name of your own.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension SecondFactor {
  /// A code sent to the phone.
  public static let phone: SecondFactor = "phone"
  /// A code sent by email.
  public static let email: SecondFactor = "email"
  /// A code that an authenticator app shows (RFC 6238).
  public static let totp: SecondFactor = "totp"
  /// A passkey.
  public static let passkey: SecondFactor = "passkey"
}
