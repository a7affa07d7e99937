/// What a person was asked for, or what is taken already.
///
/// The ids below have names in the copy (`field_email`, `account_phoneNumber`); any other text is shown as it is.
public struct FieldName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id.
  public let rawValue: String

  /// A field by its id, or by a name of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A field by its id, or by a name of your own.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension FieldName {
  /// The account as a whole.
  public static let account: FieldName = "account"
  /// The e-mail address.
  public static let email: FieldName = "email"
  /// The phone number.
  public static let phoneNumber: FieldName = "phoneNumber"
  /// The name to sign in with.
  public static let username: FieldName = "username"
  /// The password.
  public static let password: FieldName = "password"
  /// The password that replaces another.
  public static let newPassword: FieldName = "newPassword"
  /// The code that was sent, or that an authenticator app shows.
  public static let verificationCode: FieldName = "verificationCode"
  /// The person's name.
  public static let name: FieldName = "name"
  /// The date of birth.
  public static let birthDate: FieldName = "birthDate"
}
