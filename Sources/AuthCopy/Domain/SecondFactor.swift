/// The means of the second step of a sign-in.
///
/// The ids below have names in the copy (`factor_totp`); any other text is shown as it is.
public struct SecondFactor: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id.
  public let rawValue: String

  /// A factor by its id, or by a name of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A factor by its id, or by a name of your own.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension SecondFactor {
  /// A code sent to the phone.
  public static let phone: SecondFactor = "phone"
  /// A code sent by e-mail.
  public static let email: SecondFactor = "email"
  /// A code that an authenticator app shows (RFC 6238).
  public static let totp: SecondFactor = "totp"
  /// A passkey.
  public static let passkey: SecondFactor = "passkey"
}
