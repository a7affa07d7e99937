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
  // Each constant is compiled only into the code that uses it, so that an app pays for no other.

  /// A code sent to the phone.
  @_alwaysEmitIntoClient public static var phone: SecondFactor { "phone" }
  /// A code sent by email.
  @_alwaysEmitIntoClient public static var email: SecondFactor { "email" }
  /// One of the codes that were listed when the second factor was set up.
  @_alwaysEmitIntoClient public static var backupCode: SecondFactor { "backupCode" }
  /// A code that an authenticator app shows (RFC 6238).
  @_alwaysEmitIntoClient public static var totp: SecondFactor { "totp" }
  /// A code, if it is not known where it comes from.
  @_alwaysEmitIntoClient public static var code: SecondFactor { "code" }
  /// A passkey.
  @_alwaysEmitIntoClient public static var passkey: SecondFactor { "passkey" }
}
