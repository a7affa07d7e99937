/// A kind of authentication failure; each code of a provider maps to exactly one kind.
///
/// You can define more kinds in your own catalog and name them in code:
/// `extension Kind { static let tenantSuspended: Kind = "tenantSuspended" }`. The catalog determines a kind's HTTP
/// status, presentation and arguments: see ``Catalog/definition(of:)``.
public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
  /// The name in `kinds.json` and in all JSON of AuthCopy, such as `invalidCredentials`.
  public let rawValue: String

  /// Creates a kind from its name, whether or not a catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Kind: ExpressibleByStringLiteral {
  /// Creates a kind from its name, whether or not a catalog defines it.
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
  /// The kinds that reveal whether an account exists are concealed as this one.
  ///
  /// Arguments: `method`, `identifier`.
  public static let invalidCredentials: Kind = "invalidCredentials"
  /// A signed-in person entered the current password incorrectly to confirm a change.
  ///
  /// Under ``Disclosure/strict`` it replaces ``invalidCredentials`` in ``Flow/change``.
  public static let currentPasswordIncorrect: Kind = "currentPasswordIncorrect"
  /// The token or response of a provider was refused while signing in; no password is involved.
  ///
  /// Argument: `provider`.
  public static let externalSignInRejected: Kind = "externalSignInRejected"
  /// The email address is malformed.
  public static let invalidEmail: Kind = "invalidEmail"
  /// An email address of this domain or kind is not accepted.
  public static let emailNotAccepted: Kind = "emailNotAccepted"
  /// The phone number is malformed.
  public static let invalidPhoneNumber: Kind = "invalidPhoneNumber"
  /// Phone numbers of this country or carrier are not supported.
  public static let phoneCountryNotSupported: Kind = "phoneCountryNotSupported"
  /// A required field was left empty.
  ///
  /// Argument: `field`.
  public static let missingField: Kind = "missingField"
  /// A value is not accepted because of its format, length or range.
  ///
  /// Arguments: `field`, `limit` (the maximum number of characters).
  public static let invalidField: Kind = "invalidField"
  /// A new password violates the password rules.
  ///
  /// Arguments: `requirements`, `minLength` (the minimum number of characters).
  public static let weakPassword: Kind = "weakPassword"
  /// The new password was used before.
  public static let passwordReused: Kind = "passwordReused"
  /// A password may not be changed again so soon.
  public static let passwordChangedRecently: Kind = "passwordChangedRecently"
  /// The password is in a known leak.
  public static let passwordLeaked: Kind = "passwordLeaked"
  /// The password was correct, but must be replaced before signing in.
  public static let passwordResetRequired: Kind = "passwordResetRequired"
  /// Another account already has this email address.
  public static let emailAlreadyInUse: Kind = "emailAlreadyInUse"
  /// Another account already has this phone number.
  public static let phoneNumberAlreadyInUse: Kind = "phoneNumberAlreadyInUse"
  /// The account name is taken.
  ///
  /// Argument: `account`.
  public static let accountAlreadyExists: Kind = "accountAlreadyExists"
  /// The email address belongs to an account that signs in another way.
  public static let accountExistsWithDifferentCredential: Kind = "accountExistsWithDifferentCredential"
  /// The sign-in method or phone number that the person wants to connect belongs to another account.
  public static let credentialAlreadyInUse: Kind = "credentialAlreadyInUse"
  /// The provider is already connected to the account.
  ///
  /// Argument: `provider`.
  public static let providerAlreadyLinked: Kind = "providerAlreadyLinked"
  /// The provider is not connected to the account.
  ///
  /// Argument: `provider`.
  public static let providerNotLinked: Kind = "providerNotLinked"
  /// The last way to sign in cannot be removed.
  public static let lastSignInMethod: Kind = "lastSignInMethod"
  /// The person confirmed an action by signing in as a different person.
  public static let userMismatch: Kind = "userMismatch"
  /// The operator has disabled the account.
  public static let userDisabled: Kind = "userDisabled"
  /// The account is locked after failed attempts, and waiting may not unlock it.
  ///
  /// Arguments: `seconds`, `minutes`.
  public static let accountLocked: Kind = "accountLocked"
  /// The account is inactive because it was not used for a long time.
  public static let accountDormant: Kind = "accountDormant"
  /// The person's account at the provider is locked, dormant or unconfirmed there.
  ///
  /// Argument: `provider`.
  public static let providerAccountRestricted: Kind = "providerAccountRestricted"
  /// No account of the app is connected to this account at the provider.
  ///
  /// Argument: `provider`.
  public static let providerAccountNotConnected: Kind = "providerAccountNotConnected"
  /// The provider did not share an email address.
  ///
  /// Argument: `provider`.
  public static let providerEmailMissing: Kind = "providerEmailMissing"
  /// The sign-in details were correct, but the email address has not been confirmed.
  public static let emailNotVerified: Kind = "emailNotVerified"
  /// A signed-in person has to verify the email address before this action.
  public static let emailVerificationRequired: Kind = "emailVerificationRequired"
  /// An address or number is verified already.
  public static let alreadyVerified: Kind = "alreadyVerified"
  /// The sign-in details were correct, but sign-up has not been completed.
  public static let accountNotConfirmed: Kind = "accountNotConfirmed"
  /// The person is younger than the app's minimum age.
  ///
  /// Argument: `count` (the minimum age in years).
  public static let ageRestricted: Kind = "ageRestricted"
  /// A legal check of age or identity failed or was not completed.
  public static let identityVerificationFailed: Kind = "identityVerificationFailed"
  /// Identity or age has not been verified yet.
  public static let identityVerificationRequired: Kind = "identityVerificationRequired"
  /// The details that a person gave differ from those of the identity check.
  public static let identityMismatch: Kind = "identityMismatch"
  /// A phone cannot be used for identity verification.
  public static let phoneNotVerifiable: Kind = "phoneNotVerifiable"
  /// A phone line is suspended or blocked from identity verification.
  public static let phoneVerificationBlocked: Kind = "phoneVerificationBlocked"
  /// A sensitive change requires a recent sign-in.
  public static let requiresRecentLogin: Kind = "requiresRecentLogin"
  /// The person was signed in, but the session or token is no longer valid.
  public static let sessionExpired: Kind = "sessionExpired"
  /// The attempt, such as a page, link, code exchange or challenge, has expired, was replaced or was already used.
  ///
  /// The person was never signed in.
  public static let flowExpired: Kind = "flowExpired"
  /// The person is not signed in.
  public static let notSignedIn: Kind = "notSignedIn"
  /// The person is already signed in.
  public static let alreadySignedIn: Kind = "alreadySignedIn"
  /// A background sign-in requires interaction: start an interactive sign-in.
  public static let interactionRequired: Kind = "interactionRequired"
  /// The one-time code is incorrect.
  public static let invalidVerificationCode: Kind = "invalidVerificationCode"
  /// The one-time code, or the attempt that it belongs to, has expired.
  ///
  /// Argument: `minutes`.
  public static let verificationCodeExpired: Kind = "verificationCodeExpired"
  /// A verification code is invalid after too many wrong entries.
  public static let verificationCodeUsedUp: Kind = "verificationCodeUsedUp"
  /// The email or text message could not be sent.
  public static let deliveryFailed: Kind = "deliveryFailed"
  /// The person has opted out of text messages.
  public static let messagesOptedOut: Kind = "messagesOptedOut"
  /// The link from an email has been used, has expired or is incomplete.
  public static let actionLinkInvalid: Kind = "actionLinkInvalid"
  /// An invitation has expired, was revoked, or was accepted before.
  public static let invitationInvalid: Kind = "invitationInvalid"
  /// The first factor was correct and a second factor is required: a step, not a failure.
  ///
  /// Argument: `factor`.
  public static let mfaRequired: Kind = "mfaRequired"
  /// A second factor has to be set up first.
  public static let mfaEnrollmentRequired: Kind = "mfaEnrollmentRequired"
  /// The chosen second factor is not set up on the account.
  public static let mfaFactorNotFound: Kind = "mfaFactorNotFound"
  /// The second factor is already set up.
  public static let mfaFactorAlreadyEnrolled: Kind = "mfaFactorAlreadyEnrolled"
  /// The account has the maximum number of second factors or passkeys.
  public static let mfaFactorLimitReached: Kind = "mfaFactorLimitReached"
  /// The app cannot offer a second factor because of its configuration.
  public static let mfaNotAvailable: Kind = "mfaNotAvailable"
  /// The prompt for a second factor was declined or not answered, or it failed.
  public static let mfaNotApproved: Kind = "mfaNotApproved"
  /// There were too many attempts in a short time.
  ///
  /// Arguments: `seconds`, `minutes`.
  public static let tooManyAttempts: Kind = "tooManyAttempts"
  /// The app has used up its quota at the provider.
  public static let quotaExceeded: Kind = "quotaExceeded"
  /// The account has as many sessions as the service allows.
  public static let tooManySessions: Kind = "tooManySessions"
  /// The sign-in is waiting for approval on another device: keep polling.
  public static let authorizationPending: Kind = "authorizationPending"
  /// The person or the app canceled the sign-in.
  ///
  /// Do not show it as an error.
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
  /// No response arrived in time.
  public static let timedOut: Kind = "timedOut"
  /// No encrypted connection could be established, because of a wrong clock, certificate or network.
  public static let secureConnectionFailed: Kind = "secureConnectionFailed"
  /// The provider is down or failing.
  ///
  /// Argument: `provider`.
  public static let providerUnavailable: Kind = "providerUnavailable"
  /// The provider or the service is closed for maintenance.
  ///
  /// Argument: `provider`.
  public static let underMaintenance: Kind = "underMaintenance"
  /// A captcha or a check of the app's authenticity failed.
  public static let appVerificationFailed: Kind = "appVerificationFailed"
  /// The person did not pass the captcha.
  public static let captchaFailed: Kind = "captchaFailed"
  /// The browser, device or web view does not support this kind of sign-in.
  public static let unsupportedEnvironment: Kind = "unsupportedEnvironment"
  /// The provider refuses browsers that are embedded in apps.
  ///
  /// Argument: `provider`.
  public static let inAppBrowser: Kind = "inAppBrowser"
  /// Cookies or site data are switched off or were lost.
  public static let cookiesRequired: Kind = "cookiesRequired"
  /// An ad blocker blocks a part of the sign-in.
  public static let contentBlocked: Kind = "contentBlocked"
  /// The browser blocked the sign-in window.
  public static let popupBlocked: Kind = "popupBlocked"
  /// Another sign-in of the same person is still in progress.
  public static let operationInProgress: Kind = "operationInProgress"
  /// The provider's app is not installed on the device.
  ///
  /// Argument: `provider`.
  public static let providerAppNotInstalled: Kind = "providerAppNotInstalled"
  /// The provider's app on the device is outdated.
  ///
  /// Argument: `provider`.
  public static let providerAppUpdateRequired: Kind = "providerAppUpdateRequired"
  /// The provider's app has no signed-in account.
  ///
  /// Argument: `provider`.
  public static let providerAppSignInRequired: Kind = "providerAppSignInRequired"
  /// The device could not read or write its secure storage.
  public static let deviceStorageFailed: Kind = "deviceStorageFailed"
  /// Face, fingerprint or device passcode did not match.
  public static let biometryFailed: Kind = "biometryFailed"
  /// The device has no face or fingerprint unlock, or it is not set up.
  public static let biometryUnavailable: Kind = "biometryUnavailable"
  /// The device has locked face and fingerprint unlock after several failures.
  public static let biometryLockedOut: Kind = "biometryLockedOut"
  /// No matching passkey was found.
  public static let passkeyNotFound: Kind = "passkeyNotFound"
  /// The device already has a passkey for the account.
  public static let passkeyAlreadyRegistered: Kind = "passkeyAlreadyRegistered"
  /// The device or security key cannot create or use passkeys.
  public static let passkeyUnavailable: Kind = "passkeyUnavailable"
  /// The PIN of a security key is wrong.
  public static let securityKeyPINIncorrect: Kind = "securityKeyPINIncorrect"
  /// A security key is locked after too many wrong PINs.
  public static let securityKeyPINBlocked: Kind = "securityKeyPINBlocked"
  /// A security key needs a PIN and has none.
  public static let securityKeyPINRequired: Kind = "securityKeyPINRequired"
  /// The device needs a screen lock.
  public static let screenLockRequired: Kind = "screenLockRequired"
  /// The operator has disabled this sign-in method.
  public static let signInMethodDisabled: Kind = "signInMethodDisabled"
  /// The organization requires single sign-on.
  public static let singleSignOnRequired: Kind = "singleSignOnRequired"
  /// The app does not accept new accounts at the moment.
  public static let signUpDisabled: Kind = "signUpDisabled"
  /// Sign-in is limited to invited people, testers or members.
  public static let notInvited: Kind = "notInvited"
  /// Only people from a waitlist may sign up.
  public static let waitlisted: Kind = "waitlisted"
  /// A rule of the operator, a firewall or the person's organization forbids the sign-in.
  public static let blockedByPolicy: Kind = "blockedByPolicy"
  /// An organization manages the account detail that the person wants to change.
  public static let managedByOrganization: Kind = "managedByOrganization"
  /// The account does not belong to this organization or app.
  public static let organizationAccessRequired: Kind = "organizationAccessRequired"
  /// An organization has reached its maximum number of members.
  public static let organizationFull: Kind = "organizationFull"
  /// An administrator must give approval first.
  public static let adminApprovalRequired: Kind = "adminApprovalRequired"
  /// The organization requires a registered or updated device.
  public static let deviceNotCompliant: Kind = "deviceNotCompliant"
  /// The app or server lacks a permission that it needs.
  public static let permissionDenied: Kind = "permissionDenied"
  /// The app or service is configured incorrectly: key, client id, redirect, domain or entitlement.
  public static let misconfigured: Kind = "misconfigured"
  /// The app or server sent a malformed request.
  public static let invalidRequest: Kind = "invalidRequest"
  /// The provider's response is unreadable or incomplete.
  ///
  /// Argument: `provider`.
  public static let invalidProviderResponse: Kind = "invalidProviderResponse"
  /// State, nonce, signature or key proof did not match.
  public static let securityCheckFailed: Kind = "securityCheckFailed"
  /// Two changes were made at the same time, or the same change was made twice.
  public static let conflict: Kind = "conflict"
  /// A failure of the service that has no more specific kind.
  public static let internalError: Kind = "internalError"
  /// The code is unknown, or the provider did not specify a cause.
  public static let unknown: Kind = "unknown"
  /// Two inputs that must be equal differ.
  ///
  /// Argument: `field`.
  public static let fieldMismatch: Kind = "fieldMismatch"
  /// A temporary failure for which the only remedy is to try again.
  public static let tryAgain: Kind = "tryAgain"
  /// A sign-up was not completed.
  ///
  /// Under ``Disclosure/strict`` it replaces the kinds that reveal which addresses are taken.
  public static let signUpNotCompleted: Kind = "signUpNotCompleted"
  /// Another way to sign in could not be connected.
  ///
  /// Under ``Disclosure/strict`` it replaces the kinds that reveal which accounts exist, in ``Flow/link``.
  public static let linkNotCompleted: Kind = "linkNotCompleted"
  /// A change of an address, a number or a password was not completed.
  ///
  /// Under ``Disclosure/strict`` it replaces the kinds that reveal which addresses are taken, in ``Flow/change``.
  public static let changeNotCompleted: Kind = "changeNotCompleted"
  /// An email or text message was requested.
  ///
  /// Under ``Disclosure/strict`` it replaces a failed delivery, to conceal whether an account exists.
  public static let checkInbox: Kind = "checkInbox"
  /// Nothing is wrong: a success or a neutral state.
  public static let none: Kind = "none"
}
