/// What a person was asked for, or what is taken already. The ids have words of their own in the copy
/// (`field_email`, `account_phoneNumber`); any other text is shown as it is.
public struct NamedValue: Hashable, Sendable, ExpressibleByStringLiteral {
  public let id: String

  public init(_ id: String) { self.id = id }

  public init(stringLiteral value: String) { self.init(value) }
}

extension NamedValue {
  public static let account = NamedValue("account")
  public static let email = NamedValue("email")
  public static let phoneNumber = NamedValue("phoneNumber")
  public static let username = NamedValue("username")
  public static let password = NamedValue("password")
  public static let newPassword = NamedValue("newPassword")
  public static let verificationCode = NamedValue("verificationCode")
  public static let name = NamedValue("name")
  public static let birthDate = NamedValue("birthDate")
}

extension LoginError {
  /// A field was left empty.
  public static func missingField(_ field: NamedValue) -> LoginError {
    LoginError(.missingField, arguments: ["field": .text(field.id)])
  }

  /// Two values that should be the same differ, such as a password and its repetition.
  public static func fieldMismatch(_ field: NamedValue) -> LoginError {
    LoginError(.fieldMismatch, arguments: ["field": .text(field.id)])
  }

  /// The sign-in details were not accepted.
  public static let invalidCredentials = LoginError(.invalidCredentials)

  /// Nobody has joined with this account of the provider.
  public static func providerAccountNotConnected(_ provider: Provider) -> LoginError {
    LoginError(.providerAccountNotConnected, arguments: ["provider": .text(provider.rawValue)])
  }

  /// Somebody has joined already with this e-mail address, phone number or name.
  public static func accountAlreadyExists(_ taken: NamedValue) -> LoginError {
    LoginError(.accountAlreadyExists, arguments: ["account": .text(taken.id)])
  }

  /// The provider's app is not on the device.
  public static func providerAppNotInstalled(_ provider: Provider) -> LoginError {
    LoginError(.providerAppNotInstalled, arguments: ["provider": .text(provider.rawValue)])
  }

  /// The person should simply try again.
  public static let tryAgain = LoginError(.tryAgain)
}
