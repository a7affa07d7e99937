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
  // Each constant is compiled only into the code that uses it, so that an app pays for no other.

  /// The account as a whole.
  @_alwaysEmitIntoClient public static var account: FieldName { "account" }
  /// The email address.
  @_alwaysEmitIntoClient public static var email: FieldName { "email" }
  /// The phone number.
  @_alwaysEmitIntoClient public static var phoneNumber: FieldName { "phoneNumber" }
  /// The email address or the phone number, if either will do, or it is not known which another account uses.
  @_alwaysEmitIntoClient public static var emailOrPhoneNumber: FieldName { "emailOrPhoneNumber" }
  /// The name for signing in.
  @_alwaysEmitIntoClient public static var username: FieldName { "username" }
  /// The email address or the name for signing in, in one field that takes either.
  @_alwaysEmitIntoClient public static var emailOrUsername: FieldName { "emailOrUsername" }
  /// The email address and the password.
  @_alwaysEmitIntoClient public static var emailAndPassword: FieldName { "emailAndPassword" }
  /// The name for signing in and the password.
  @_alwaysEmitIntoClient public static var usernameAndPassword: FieldName { "usernameAndPassword" }
  /// The password.
  @_alwaysEmitIntoClient public static var password: FieldName { "password" }
  /// The password that replaces the current one.
  @_alwaysEmitIntoClient public static var newPassword: FieldName { "newPassword" }
  /// The code that was sent, or that an authenticator app shows.
  @_alwaysEmitIntoClient public static var verificationCode: FieldName { "verificationCode" }
  /// The person's name.
  @_alwaysEmitIntoClient public static var name: FieldName { "name" }
  /// The family name and the given name together.
  @_alwaysEmitIntoClient public static var fullName: FieldName { "fullName" }
  /// The reading of the name in kana, on Japanese forms.
  @_alwaysEmitIntoClient public static var nameKana: FieldName { "nameKana" }
  /// The name that others see in the app.
  @_alwaysEmitIntoClient public static var nickname: FieldName { "nickname" }
  /// The name in a profile, as providers call it: it need be neither the person's own name nor a nickname.
  @_alwaysEmitIntoClient public static var displayName: FieldName { "displayName" }
  /// The picture in a profile, or its address.
  @_alwaysEmitIntoClient public static var picture: FieldName { "picture" }
  /// The date of birth.
  @_alwaysEmitIntoClient public static var birthDate: FieldName { "birthDate" }
  /// The postal code.
  @_alwaysEmitIntoClient public static var postalCode: FieldName { "postalCode" }
  /// The postal address.
  @_alwaysEmitIntoClient public static var address: FieldName { "address" }
  /// The short numeric password of an app, or the PIN of a card.
  @_alwaysEmitIntoClient public static var pin: FieldName { "pin" }
  /// The code of an invitation.
  @_alwaysEmitIntoClient public static var inviteCode: FieldName { "inviteCode" }
  /// The code of the person who recommended the app.
  @_alwaysEmitIntoClient public static var referralCode: FieldName { "referralCode" }
  /// The domain name of an organization.
  @_alwaysEmitIntoClient public static var domain: FieldName { "domain" }
  /// The name of a company.
  @_alwaysEmitIntoClient public static var companyName: FieldName { "companyName" }
  /// The registration number of a business.
  @_alwaysEmitIntoClient public static var businessNumber: FieldName { "businessNumber" }
  /// The Korean resident registration number, or the part of it that a form asks for.
  @_alwaysEmitIntoClient public static var residentNumber: FieldName { "residentNumber" }
  /// The number of a bank account.
  @_alwaysEmitIntoClient public static var accountNumber: FieldName { "accountNumber" }
  /// The code that moves an account's data to a new device.
  @_alwaysEmitIntoClient public static var transferCode: FieldName { "transferCode" }
}
