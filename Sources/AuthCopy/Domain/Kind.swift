/// What went wrong, in AuthCopy's terms; each code of a provider leads to exactly one kind.
///
/// Open for extension: a catalog of your own may define more, and
/// `extension Kind { static let tenantSuspended: Kind = "tenantSuspended" }` names one. What a kind's HTTP status,
/// presentation and arguments are is the catalog's to say: ``Catalog/definition(of:)``.
public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
  /// The name as `kinds.json` and all JSON of AuthCopy spell it, such as `invalidCredentials`.
  public let rawValue: String

  /// A kind by its name, whether or not a catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Kind: ExpressibleByStringLiteral {
  /// A kind by its name, whether or not a catalog defines it.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension Kind: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

/// The kinds of the shipped catalog.
extension Kind {
  /// The sign-in details were not accepted: a wrong password, no such account, or a refused sign-in of another
  /// provider.
  ///
  /// The kinds that tell whether an account exists are concealed as this one.
  public static let invalidCredentials: Kind = "invalidCredentials"
  /// The e-mail address is not written as an address must be.
  public static let invalidEmail: Kind = "invalidEmail"
  /// The phone number is not written as a number must be.
  public static let invalidPhoneNumber: Kind = "invalidPhoneNumber"
  /// A required field was left empty.
  ///
  /// Argument: `field`.
  public static let missingField: Kind = "missingField"
  /// A new password breaks the password rules, or repeats an old one.
  ///
  /// Argument: `requirements`.
  public static let weakPassword: Kind = "weakPassword"
  /// The password was right, but has to be replaced before signing in.
  public static let passwordResetRequired: Kind = "passwordResetRequired"
  /// Another account has this e-mail address.
  public static let emailAlreadyInUse: Kind = "emailAlreadyInUse"
  /// Another account has this phone number.
  public static let phoneNumberAlreadyInUse: Kind = "phoneNumberAlreadyInUse"
  /// The account name is taken.
  ///
  /// Argument: `account`.
  public static let accountAlreadyExists: Kind = "accountAlreadyExists"
  /// The e-mail address belongs to an account that signs in another way.
  public static let accountExistsWithDifferentCredential: Kind = "accountExistsWithDifferentCredential"
  /// The sign-in or number that the person wants to connect belongs to another account.
  public static let credentialAlreadyInUse: Kind = "credentialAlreadyInUse"
  /// The provider is connected to the account already.
  ///
  /// Argument: `provider`.
  public static let providerAlreadyLinked: Kind = "providerAlreadyLinked"
  /// The provider is not connected to the account.
  ///
  /// Argument: `provider`.
  public static let providerNotLinked: Kind = "providerNotLinked"
  /// The person confirmed with a sign-in that is not the signed-in person's.
  public static let userMismatch: Kind = "userMismatch"
  /// The operator has turned the account off.
  public static let userDisabled: Kind = "userDisabled"
  /// The person's account at the provider is locked, dormant or unconfirmed there.
  ///
  /// Argument: `provider`.
  public static let providerAccountRestricted: Kind = "providerAccountRestricted"
  /// Nobody has joined with this account of the provider.
  ///
  /// Argument: `provider`.
  public static let providerAccountNotConnected: Kind = "providerAccountNotConnected"
  /// The sign-in details were right, but the e-mail address has not been confirmed.
  public static let emailNotVerified: Kind = "emailNotVerified"
  /// The sign-in details were right, but sign-up has not been finished.
  public static let accountNotConfirmed: Kind = "accountNotConfirmed"
  /// The person is younger than the app's minimum age.
  public static let ageRestricted: Kind = "ageRestricted"
  /// A legal check of age or identity was not passed or not finished.
  public static let identityVerificationFailed: Kind = "identityVerificationFailed"
  /// A sensitive change needs a fresh sign-in.
  public static let requiresRecentLogin: Kind = "requiresRecentLogin"
  /// The person was signed in, but the session or token is no longer valid.
  public static let sessionExpired: Kind = "sessionExpired"
  /// Nobody is signed in.
  public static let notSignedIn: Kind = "notSignedIn"
  /// A sign-in in the background needs the person: start the interactive one.
  public static let interactionRequired: Kind = "interactionRequired"
  /// The one-time code is wrong.
  public static let invalidVerificationCode: Kind = "invalidVerificationCode"
  /// The one-time code, or the attempt that it belongs to, is too old.
  ///
  /// Argument: `minutes`.
  public static let verificationCodeExpired: Kind = "verificationCodeExpired"
  /// The e-mail or text message could not be sent.
  public static let deliveryFailed: Kind = "deliveryFailed"
  /// The link from an e-mail was used before, is too old or is incomplete.
  public static let actionLinkInvalid: Kind = "actionLinkInvalid"
  /// The first factor was right and the second one follows: a step, not a failure.
  ///
  /// Argument: `factor`.
  public static let mfaRequired: Kind = "mfaRequired"
  /// The chosen second factor is not set up on the account.
  public static let mfaFactorNotFound: Kind = "mfaFactorNotFound"
  /// The second factor is set up already.
  public static let mfaFactorAlreadyEnrolled: Kind = "mfaFactorAlreadyEnrolled"
  /// The account has as many second factors or passkeys as it can have.
  public static let mfaFactorLimitReached: Kind = "mfaFactorLimitReached"
  /// The app cannot offer a second factor because of its own setup.
  public static let mfaNotAvailable: Kind = "mfaNotAvailable"
  /// There were too many attempts in a short time.
  ///
  /// Arguments: `seconds`, `minutes`.
  public static let tooManyAttempts: Kind = "tooManyAttempts"
  /// The app's own allowance at the provider is used up.
  public static let quotaExceeded: Kind = "quotaExceeded"
  /// A device waits until the person approves the sign-in elsewhere: keep polling.
  public static let authorizationPending: Kind = "authorizationPending"
  /// The person or the app backed out.
  ///
  /// Not to be shown as an error.
  public static let canceled: Kind = "canceled"
  /// The person declined the permissions that the provider asked for.
  ///
  /// Argument: `provider`.
  public static let consentDenied: Kind = "consentDenied"
  /// The provider needs consent to more permissions or terms.
  ///
  /// Argument: `provider`.
  public static let consentRequired: Kind = "consentRequired"
  /// The device has no connection, or the service cannot be reached.
  public static let networkUnavailable: Kind = "networkUnavailable"
  /// No response came in time.
  public static let timedOut: Kind = "timedOut"
  /// No encrypted connection could be made: a wrong clock, certificate or network.
  public static let secureConnectionFailed: Kind = "secureConnectionFailed"
  /// The provider is down or failing.
  ///
  /// Argument: `provider`.
  public static let providerUnavailable: Kind = "providerUnavailable"
  /// The provider or the service is closed for maintenance.
  ///
  /// Argument: `provider`.
  public static let underMaintenance: Kind = "underMaintenance"
  /// A captcha or a check of the app's authenticity was not passed.
  public static let appVerificationFailed: Kind = "appVerificationFailed"
  /// The browser, device or web view cannot do this kind of sign-in.
  public static let unsupportedEnvironment: Kind = "unsupportedEnvironment"
  /// The browser blocked the sign-in window.
  public static let popupBlocked: Kind = "popupBlocked"
  /// Another sign-in of the same person is still open.
  public static let operationInProgress: Kind = "operationInProgress"
  /// The provider's app is not on the device.
  ///
  /// Argument: `provider`.
  public static let providerAppNotInstalled: Kind = "providerAppNotInstalled"
  /// The provider's app on the device is too old.
  ///
  /// Argument: `provider`.
  public static let providerAppUpdateRequired: Kind = "providerAppUpdateRequired"
  /// The device could not save or read the sign-in in its secure storage.
  public static let deviceStorageFailed: Kind = "deviceStorageFailed"
  /// Face, fingerprint or device passcode did not match.
  public static let biometryFailed: Kind = "biometryFailed"
  /// The device has no face or fingerprint unlock, or it is not set up.
  public static let biometryUnavailable: Kind = "biometryUnavailable"
  /// The device has locked face and fingerprint unlock after several failures.
  public static let biometryLockedOut: Kind = "biometryLockedOut"
  /// No matching passkey was found.
  public static let passkeyNotFound: Kind = "passkeyNotFound"
  /// The device has a passkey for the account already.
  public static let passkeyAlreadyRegistered: Kind = "passkeyAlreadyRegistered"
  /// The device or security key cannot create or use passkeys.
  public static let passkeyUnavailable: Kind = "passkeyUnavailable"
  /// The operator has turned this way to sign in off.
  public static let signInMethodDisabled: Kind = "signInMethodDisabled"
  /// The app takes no new accounts at the moment.
  public static let signUpDisabled: Kind = "signUpDisabled"
  /// A rule of the operator, a firewall or the person's organization does not allow it.
  public static let blockedByPolicy: Kind = "blockedByPolicy"
  /// The app or server lacks a permission that it needs.
  public static let permissionDenied: Kind = "permissionDenied"
  /// The app or service is set up incorrectly: key, client id, redirect, domain or entitlement.
  public static let misconfigured: Kind = "misconfigured"
  /// The app or server made a malformed call.
  public static let invalidRequest: Kind = "invalidRequest"
  /// The provider's response is unreadable or incomplete.
  ///
  /// Argument: `provider`.
  public static let invalidProviderResponse: Kind = "invalidProviderResponse"
  /// State, nonce, signature or key proof did not match.
  public static let securityCheckFailed: Kind = "securityCheckFailed"
  /// Two changes came at the same time, or the same one twice.
  public static let conflict: Kind = "conflict"
  /// A fault of the service that has no better name.
  public static let internalError: Kind = "internalError"
  /// The code is in no table, or the provider itself did not say what happened.
  public static let unknown: Kind = "unknown"
  /// A value that is entered twice was entered differently.
  ///
  /// Argument: `field`.
  public static let fieldMismatch: Kind = "fieldMismatch"
  /// Something temporary went wrong, and trying again is all there is to do.
  public static let tryAgain: Kind = "tryAgain"
  /// A sign-up was not completed.
  ///
  /// Under ``Disclosure/strict`` it stands in for the kinds that tell which addresses are taken.
  public static let signUpNotCompleted: Kind = "signUpNotCompleted"
  /// A message was requested.
  ///
  /// Under ``Disclosure/strict`` it stands in for a failed delivery, so that nobody learns whether an account exists.
  public static let checkInbox: Kind = "checkInbox"
  /// Nothing is wrong: a success or a neutral state.
  public static let none: Kind = "none"
}
