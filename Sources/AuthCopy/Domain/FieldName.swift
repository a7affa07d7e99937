/// A field that a person fills in, or that another account already uses.
///
/// The ids below have localized names in the copy (`field_email`, `account_phoneNumber`); other text is shown
/// unchanged.
public struct FieldName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id.
  public let rawValue: String

  /// Creates a field from an id or a name of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a field from an id or a name of your own.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension FieldName {
  /// The account as a whole.
  public static let account: FieldName = "account"
  /// The email address.
  public static let email: FieldName = "email"
  /// The phone number.
  public static let phoneNumber: FieldName = "phoneNumber"
  /// The name for signing in.
  public static let username: FieldName = "username"
  /// The password.
  public static let password: FieldName = "password"
  /// The password that replaces the current one.
  public static let newPassword: FieldName = "newPassword"
  /// The code that was sent, or that an authenticator app shows.
  public static let verificationCode: FieldName = "verificationCode"
  /// The person's name.
  public static let name: FieldName = "name"
  /// The date of birth.
  public static let birthDate: FieldName = "birthDate"
}
