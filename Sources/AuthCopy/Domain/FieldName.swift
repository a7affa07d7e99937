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
  /// The family name and the given name together.
  public static let fullName: FieldName = "fullName"
  /// The reading of the name in kana, on Japanese forms.
  public static let nameKana: FieldName = "nameKana"
  /// The name that others see in the app.
  public static let nickname: FieldName = "nickname"
  /// The date of birth.
  public static let birthDate: FieldName = "birthDate"
  /// The postal code.
  public static let postalCode: FieldName = "postalCode"
  /// The postal address.
  public static let address: FieldName = "address"
  /// The short numeric password of an app, or the PIN of a card.
  public static let pin: FieldName = "pin"
  /// The code of an invitation.
  public static let inviteCode: FieldName = "inviteCode"
  /// The code of the person who recommended the app.
  public static let referralCode: FieldName = "referralCode"
  /// The name of a company.
  public static let companyName: FieldName = "companyName"
  /// The registration number of a business.
  public static let businessNumber: FieldName = "businessNumber"
  /// The number of a bank account.
  public static let accountNumber: FieldName = "accountNumber"
  /// The code that moves an account's data to a new device.
  public static let transferCode: FieldName = "transferCode"
}
