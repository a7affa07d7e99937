// Factories for each kind whose copy accepts arguments, and for the two kinds that apps throw most often.

extension LoginError {
  /// The sign-in details were not accepted.
  public static let invalidCredentials = LoginError(.invalidCredentials)

  /// The sign-in details of a sign-in method were not accepted.
  public static func invalidCredentials(_ method: SignInMethod) -> LoginError {
    var error = LoginError.invalidCredentials
    error.method = method
    return error
  }

  /// A temporary failure for which the only remedy is to try again.
  public static let tryAgain = LoginError(.tryAgain)

  /// A field was left empty.
  public static func missingField(_ field: FieldName) -> LoginError {
    LoginError(.missingField, "field", .text(field.rawValue))
  }

  /// Two inputs that must be equal differ, such as a password and its repetition.
  public static func fieldMismatch(_ field: FieldName) -> LoginError {
    LoginError(.fieldMismatch, "field", .text(field.rawValue))
  }

  /// A value is not accepted because of its format, length or range.
  ///
  /// - Parameters:
  ///   - field: the field with the value.
  ///   - limit: the maximum number of characters; nil if the length is not the reason.
  public static func invalidField(_ field: FieldName, limit: Int? = nil) -> LoginError {
    var error = LoginError(.invalidField, "field", .text(field.rawValue))
    if let limit { error.arguments["limit"] = .integer(Int64(limit)) }
    return error
  }

  /// A value has characters that are not allowed, or not the required form.
  public static func invalidFormat(_ field: FieldName) -> LoginError {
    LoginError(.invalidFormat, "field", .text(field.rawValue))
  }

  /// A value is reserved, excluded, or not one of the choices.
  public static func valueNotAllowed(_ field: FieldName) -> LoginError {
    LoginError(.valueNotAllowed, "field", .text(field.rawValue))
  }

  /// A new password violates the password rules.
  ///
  /// - Parameters:
  ///   - unmet: the violated rules; empty if they are not known.
  ///   - minLength: the minimum number of characters; nil if it is not known.
  public static func weakPassword(_ unmet: [PasswordRequirement] = [], minLength: Int? = nil) -> LoginError {
    var error = LoginError(.weakPassword, "requirements", .list(unmet.map(\.rawValue)))
    if let minLength { error.arguments["minLength"] = .integer(Int64(minLength)) }
    return error
  }

  /// An account with this email address, phone number or name already exists.
  public static func accountAlreadyExists(_ taken: FieldName) -> LoginError {
    LoginError(.accountAlreadyExists, "account", .text(taken.rawValue))
  }

  /// An account with this address exists, and its person signs in another way.
  ///
  /// - Parameter provider: the provider that the person used before.
  public static func accountExistsWithDifferentCredential(_ provider: Provider) -> LoginError {
    LoginError(.accountExistsWithDifferentCredential, "provider", .text(provider.rawValue))
  }

  /// The code is wrong.
  ///
  /// - Parameter factor: the second factor whose code it is.
  public static func invalidVerificationCode(_ factor: SecondFactor) -> LoginError {
    LoginError(.invalidVerificationCode, "factor", .text(factor.rawValue))
  }

  /// A second factor is required to complete the sign-in.
  public static func mfaRequired(_ factor: SecondFactor) -> LoginError {
    LoginError(.mfaRequired, "factor", .text(factor.rawValue))
  }

  /// The person is too young.
  ///
  /// - Parameter age: the minimum age in years; nil to omit it from the text.
  public static func ageRestricted(minimum age: Int? = nil) -> LoginError {
    LoginError(.ageRestricted, "count", age.map { .integer(Int64($0)) })
  }

  /// There were too many attempts in a short time.
  ///
  /// - Parameter wait: the time until the next attempt; nil if it is not known. It is rounded up to whole seconds.
  public static func tooManyAttempts(retryAfter wait: Duration? = nil) -> LoginError {
    LoginError(.tooManyAttempts, "seconds", wait.map { .integer($0.seconds) })
  }

  /// The account is locked after failed attempts.
  ///
  /// - Parameter wait: the time until it is unlocked; nil if it is not known. It is rounded up to whole seconds.
  public static func accountLocked(for wait: Duration? = nil) -> LoginError {
    LoginError(.accountLocked, "seconds", wait.map { .integer($0.seconds) })
  }

  /// No connection could be made.
  public static func networkUnavailable(_ connection: FailedConnection) -> LoginError {
    LoginError(.networkUnavailable, "connection", .text(connection.rawValue))
  }

  /// No encrypted connection could be made.
  public static func secureConnectionFailed(_ connection: FailedConnection) -> LoginError {
    LoginError(.secureConnectionFailed, "connection", .text(connection.rawValue))
  }

  /// The one-time code has expired.
  ///
  /// - Parameter lifetime: how long a code is valid; nil if it is not known. It is rounded up to whole minutes.
  public static func verificationCodeExpired(validFor lifetime: Duration? = nil) -> LoginError {
    LoginError(.verificationCodeExpired, "minutes", lifetime.map { .integer($0.minutes) })
  }
}

extension LoginError {
  /// The provider is already connected to the account.
  public static func providerAlreadyLinked(_ provider: Provider) -> LoginError {
    LoginError(.providerAlreadyLinked, of: provider)
  }

  /// The provider is not connected to the account.
  public static func providerNotLinked(_ provider: Provider) -> LoginError {
    LoginError(.providerNotLinked, of: provider)
  }

  /// The provider is connected to the account, but its access has expired or was revoked.
  public static func providerReconnectRequired(_ provider: Provider) -> LoginError {
    LoginError(.providerReconnectRequired, of: provider)
  }

  /// The person's account at the provider is locked, dormant or unconfirmed there.
  public static func providerAccountRestricted(_ provider: Provider) -> LoginError {
    LoginError(.providerAccountRestricted, of: provider)
  }

  /// No account of the app is connected to this account at the provider.
  public static func providerAccountNotConnected(_ provider: Provider) -> LoginError {
    LoginError(.providerAccountNotConnected, of: provider)
  }

  /// The person declined the permissions that the provider asked for.
  public static func consentDenied(_ provider: Provider) -> LoginError {
    LoginError(.consentDenied, of: provider)
  }

  /// The provider needs consent to more permissions or terms.
  public static func consentRequired(_ provider: Provider) -> LoginError {
    LoginError(.consentRequired, of: provider)
  }

  /// The provider is down or failing.
  public static func providerUnavailable(_ provider: Provider) -> LoginError {
    LoginError(.providerUnavailable, of: provider)
  }

  /// The provider is closed for maintenance.
  public static func underMaintenance(_ provider: Provider) -> LoginError {
    LoginError(.underMaintenance, of: provider)
  }

  /// The provider's app is not installed on the device.
  public static func providerAppNotInstalled(_ provider: Provider) -> LoginError {
    LoginError(.providerAppNotInstalled, of: provider)
  }

  /// The provider's app on the device is outdated.
  public static func providerAppUpdateRequired(_ provider: Provider) -> LoginError {
    LoginError(.providerAppUpdateRequired, of: provider)
  }

  /// The provider's app on the device has no signed-in account.
  public static func providerAppSignInRequired(_ provider: Provider) -> LoginError {
    LoginError(.providerAppSignInRequired, of: provider)
  }

  /// The provider's response is unreadable or incomplete.
  public static func invalidProviderResponse(_ provider: Provider) -> LoginError {
    LoginError(.invalidProviderResponse, of: provider)
  }

  /// The token or response of the provider was refused while signing in.
  public static func externalSignInRejected(_ provider: Provider) -> LoginError {
    LoginError(.externalSignInRejected, of: provider)
  }

  /// The provider did not share an email address.
  public static func providerEmailMissing(_ provider: Provider) -> LoginError {
    LoginError(.providerEmailMissing, of: provider)
  }

  /// The provider refuses browsers that are embedded in apps.
  public static func inAppBrowser(_ provider: Provider) -> LoginError {
    LoginError(.inAppBrowser, of: provider)
  }

  private init(_ kind: Kind, of provider: Provider) {
    self.init(kind, "provider", .text(provider.rawValue))
  }

  /// - Parameter value: the value of the argument; nil to omit it.
  @inline(never) private init(_ kind: Kind, _ argument: String, _ value: ArgumentValue?) {
    self.init(kind)
    arguments[argument] = value
  }
}

extension LoginError {
  /// A number under which support can look up what happened, such as the id of the request in your log.
  ///
  /// Only texts that name support show it.
  public var supportReference: String? {
    get { if case .text(let text)? = arguments["supportReference"] { text } else { nil } }
    set { arguments["supportReference"] = newValue.map(ArgumentValue.text) }
  }
}

extension LoginError {
  /// What is known about the cause, for a kind that accepts the argument `because`; nil if nothing is known.
  public var knownCause: KnownCause? {
    get { if case .text(let text)? = arguments["because"] { KnownCause(rawValue: text) } else { nil } }
    set { arguments["because"] = newValue.map { .text($0.rawValue) } }
  }
}

extension Duration {
  /// Whole seconds, rounded up; 0 for a negative duration.
  fileprivate var seconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return attoseconds > 0 && seconds < .max ? seconds + 1 : seconds
  }

  /// Whole minutes, rounded up; 0 for a negative duration.
  fileprivate var minutes: Int64 { seconds / 60 + (seconds % 60 > 0 ? 1 : 0) }
}
