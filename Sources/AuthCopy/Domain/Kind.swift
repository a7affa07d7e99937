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
  // Each constant is compiled only into the code that uses it, so that an app pays for no other.

  /// The sign-in details were not accepted: a wrong password, no such account, or a refused sign-in of another
  /// provider.
  ///
  /// The kinds that reveal whether an account exists are concealed as this one.
  ///
  /// Arguments: `method`, `identifier`.
  @_alwaysEmitIntoClient public static var invalidCredentials: Kind { "invalidCredentials" }
  /// A signed-in person entered the current password incorrectly to confirm a change.
  ///
  /// Under ``Disclosure/strict`` it replaces ``invalidCredentials`` in ``Flow/change``.
  @_alwaysEmitIntoClient public static var currentPasswordIncorrect: Kind { "currentPasswordIncorrect" }
  /// The token or response of a provider was refused while signing in; no password is involved.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var externalSignInRejected: Kind { "externalSignInRejected" }
  /// The email address is malformed.
  @_alwaysEmitIntoClient public static var invalidEmail: Kind { "invalidEmail" }
  /// An email address of this domain or kind is not accepted.
  @_alwaysEmitIntoClient public static var emailNotAccepted: Kind { "emailNotAccepted" }
  /// The phone number is malformed.
  @_alwaysEmitIntoClient public static var invalidPhoneNumber: Kind { "invalidPhoneNumber" }
  /// Phone numbers of this country or carrier are not supported.
  @_alwaysEmitIntoClient public static var phoneCountryNotSupported: Kind { "phoneCountryNotSupported" }
  /// A required field was left empty.
  ///
  /// Argument: `field`.
  @_alwaysEmitIntoClient public static var missingField: Kind { "missingField" }
  /// A value is not accepted because of its format, length or range.
  ///
  /// Arguments: `field`, `limit` (the maximum number of characters).
  @_alwaysEmitIntoClient public static var invalidField: Kind { "invalidField" }
  /// A value has characters that are not allowed, or not the required form.
  ///
  /// Argument: `field`.
  @_alwaysEmitIntoClient public static var invalidFormat: Kind { "invalidFormat" }
  /// A value is reserved, excluded, or not one of the choices.
  ///
  /// Argument: `field`.
  @_alwaysEmitIntoClient public static var valueNotAllowed: Kind { "valueNotAllowed" }
  /// A new password violates the password rules.
  ///
  /// Arguments: `requirements`, `minLength` (the minimum number of characters).
  @_alwaysEmitIntoClient public static var weakPassword: Kind { "weakPassword" }
  /// The new password was used before.
  @_alwaysEmitIntoClient public static var passwordReused: Kind { "passwordReused" }
  /// A password may not be changed again so soon.
  @_alwaysEmitIntoClient public static var passwordChangedRecently: Kind { "passwordChangedRecently" }
  /// The password is in a known leak.
  @_alwaysEmitIntoClient public static var passwordLeaked: Kind { "passwordLeaked" }
  /// The password was correct, but must be replaced before signing in.
  @_alwaysEmitIntoClient public static var passwordResetRequired: Kind { "passwordResetRequired" }
  /// Another account already has this email address.
  @_alwaysEmitIntoClient public static var emailAlreadyInUse: Kind { "emailAlreadyInUse" }
  /// Another account already has this phone number.
  @_alwaysEmitIntoClient public static var phoneNumberAlreadyInUse: Kind { "phoneNumberAlreadyInUse" }
  /// The account name is taken.
  ///
  /// Argument: `account`.
  @_alwaysEmitIntoClient public static var accountAlreadyExists: Kind { "accountAlreadyExists" }
  /// The email address belongs to an account that signs in another way.
  @_alwaysEmitIntoClient public static var accountExistsWithDifferentCredential: Kind {
    "accountExistsWithDifferentCredential"
  }
  /// The sign-in method or phone number that the person wants to connect belongs to another account.
  @_alwaysEmitIntoClient public static var credentialAlreadyInUse: Kind { "credentialAlreadyInUse" }
  /// The provider is already connected to the account.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAlreadyLinked: Kind { "providerAlreadyLinked" }
  /// The provider is not connected to the account.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerNotLinked: Kind { "providerNotLinked" }
  /// The provider is connected to the account, but its access has expired or was revoked.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerReconnectRequired: Kind { "providerReconnectRequired" }
  /// The last way to sign in cannot be removed.
  @_alwaysEmitIntoClient public static var lastSignInMethod: Kind { "lastSignInMethod" }
  /// The person confirmed an action by signing in as a different person.
  @_alwaysEmitIntoClient public static var userMismatch: Kind { "userMismatch" }
  /// The operator has disabled the account.
  @_alwaysEmitIntoClient public static var userDisabled: Kind { "userDisabled" }
  /// The account is locked after failed attempts, and waiting may not unlock it.
  ///
  /// Arguments: `seconds`, `minutes`.
  @_alwaysEmitIntoClient public static var accountLocked: Kind { "accountLocked" }
  /// The account is inactive because it was not used for a long time.
  @_alwaysEmitIntoClient public static var accountDormant: Kind { "accountDormant" }
  /// The person's account at the provider is locked, dormant or unconfirmed there.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAccountRestricted: Kind { "providerAccountRestricted" }
  /// No account of the app is connected to this account at the provider.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAccountNotConnected: Kind { "providerAccountNotConnected" }
  /// The provider did not share an email address.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerEmailMissing: Kind { "providerEmailMissing" }
  /// The sign-in details were correct, but the email address has not been confirmed.
  @_alwaysEmitIntoClient public static var emailNotVerified: Kind { "emailNotVerified" }
  /// A signed-in person has to verify the email address before this action.
  @_alwaysEmitIntoClient public static var emailVerificationRequired: Kind { "emailVerificationRequired" }
  /// An address or number is verified already.
  @_alwaysEmitIntoClient public static var alreadyVerified: Kind { "alreadyVerified" }
  /// The sign-in details were correct, but sign-up has not been completed.
  @_alwaysEmitIntoClient public static var accountNotConfirmed: Kind { "accountNotConfirmed" }
  /// The person is younger than the app's minimum age.
  ///
  /// Argument: `count` (the minimum age in years).
  @_alwaysEmitIntoClient public static var ageRestricted: Kind { "ageRestricted" }
  /// A legal check of age or identity failed or was not completed.
  @_alwaysEmitIntoClient public static var identityVerificationFailed: Kind { "identityVerificationFailed" }
  /// Identity or age has not been verified yet.
  @_alwaysEmitIntoClient public static var identityVerificationRequired: Kind { "identityVerificationRequired" }
  /// The details that a person gave differ from those of the identity check.
  @_alwaysEmitIntoClient public static var identityMismatch: Kind { "identityMismatch" }
  /// A phone cannot be used for identity verification.
  @_alwaysEmitIntoClient public static var phoneNotVerifiable: Kind { "phoneNotVerifiable" }
  /// A phone line is suspended or blocked from identity verification.
  @_alwaysEmitIntoClient public static var phoneVerificationBlocked: Kind { "phoneVerificationBlocked" }
  /// No signature came back from the person's certificate.
  @_alwaysEmitIntoClient public static var certificateSigningFailed: Kind { "certificateSigningFailed" }
  /// A sensitive change requires a recent sign-in.
  @_alwaysEmitIntoClient public static var requiresRecentLogin: Kind { "requiresRecentLogin" }
  /// The person was signed in, but the session or token is no longer valid.
  @_alwaysEmitIntoClient public static var sessionExpired: Kind { "sessionExpired" }
  /// The attempt, such as a page, link, code exchange or challenge, has expired, was replaced or was already used.
  ///
  /// The person was never signed in.
  @_alwaysEmitIntoClient public static var flowExpired: Kind { "flowExpired" }
  /// The person is not signed in.
  @_alwaysEmitIntoClient public static var notSignedIn: Kind { "notSignedIn" }
  /// The person is already signed in.
  @_alwaysEmitIntoClient public static var alreadySignedIn: Kind { "alreadySignedIn" }
  /// A background sign-in requires interaction: start an interactive sign-in.
  @_alwaysEmitIntoClient public static var interactionRequired: Kind { "interactionRequired" }
  /// A sign-out failed, here or at the provider; the person may still be signed in.
  @_alwaysEmitIntoClient public static var signOutIncomplete: Kind { "signOutIncomplete" }
  /// The one-time code is incorrect.
  @_alwaysEmitIntoClient public static var invalidVerificationCode: Kind { "invalidVerificationCode" }
  /// The one-time code, or the attempt that it belongs to, has expired.
  ///
  /// Argument: `minutes`.
  @_alwaysEmitIntoClient public static var verificationCodeExpired: Kind { "verificationCodeExpired" }
  /// A verification code is invalid after too many wrong entries.
  @_alwaysEmitIntoClient public static var verificationCodeUsedUp: Kind { "verificationCodeUsedUp" }
  /// The email or text message could not be sent.
  @_alwaysEmitIntoClient public static var deliveryFailed: Kind { "deliveryFailed" }
  /// The person has opted out of text messages.
  @_alwaysEmitIntoClient public static var messagesOptedOut: Kind { "messagesOptedOut" }
  /// The link from an email has been used, has expired or is incomplete.
  @_alwaysEmitIntoClient public static var actionLinkInvalid: Kind { "actionLinkInvalid" }
  /// The link from an email was opened in another browser or on another device than it is for.
  @_alwaysEmitIntoClient public static var linkOpenedElsewhere: Kind { "linkOpenedElsewhere" }
  /// An invitation has expired, was revoked, or was accepted before.
  @_alwaysEmitIntoClient public static var invitationInvalid: Kind { "invitationInvalid" }
  /// The first factor was correct and a second factor is required: a step, not a failure.
  ///
  /// Argument: `factor`.
  @_alwaysEmitIntoClient public static var mfaRequired: Kind { "mfaRequired" }
  /// A second factor has to be set up first.
  @_alwaysEmitIntoClient public static var mfaEnrollmentRequired: Kind { "mfaEnrollmentRequired" }
  /// The chosen second factor is not set up on the account.
  @_alwaysEmitIntoClient public static var mfaFactorNotFound: Kind { "mfaFactorNotFound" }
  /// The second factor is already set up.
  @_alwaysEmitIntoClient public static var mfaFactorAlreadyEnrolled: Kind { "mfaFactorAlreadyEnrolled" }
  /// The account has the maximum number of second factors or passkeys.
  @_alwaysEmitIntoClient public static var mfaFactorLimitReached: Kind { "mfaFactorLimitReached" }
  /// The app cannot offer a second factor because of its configuration.
  @_alwaysEmitIntoClient public static var mfaNotAvailable: Kind { "mfaNotAvailable" }
  /// The prompt for a second factor was declined or not answered, or it failed.
  @_alwaysEmitIntoClient public static var mfaNotApproved: Kind { "mfaNotApproved" }
  /// There were too many attempts in a short time.
  ///
  /// Arguments: `seconds`, `minutes`.
  @_alwaysEmitIntoClient public static var tooManyAttempts: Kind { "tooManyAttempts" }
  /// The app has used up its quota at the provider.
  @_alwaysEmitIntoClient public static var quotaExceeded: Kind { "quotaExceeded" }
  /// The account has as many sessions as the service allows.
  @_alwaysEmitIntoClient public static var tooManySessions: Kind { "tooManySessions" }
  /// The sign-in is waiting for approval on another device: keep polling.
  @_alwaysEmitIntoClient public static var authorizationPending: Kind { "authorizationPending" }
  /// The person or the app canceled the sign-in.
  ///
  /// Do not show it as an error.
  @_alwaysEmitIntoClient public static var canceled: Kind { "canceled" }
  /// The person declined the permissions that the provider asked for.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var consentDenied: Kind { "consentDenied" }
  /// The provider needs consent to more permissions or terms.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var consentRequired: Kind { "consentRequired" }
  /// The device has no connection, or the service cannot be reached.
  @_alwaysEmitIntoClient public static var networkUnavailable: Kind { "networkUnavailable" }
  /// No response arrived in time.
  @_alwaysEmitIntoClient public static var timedOut: Kind { "timedOut" }
  /// No encrypted connection could be established, because of a wrong clock, certificate or network.
  @_alwaysEmitIntoClient public static var secureConnectionFailed: Kind { "secureConnectionFailed" }
  /// The provider is down or failing.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerUnavailable: Kind { "providerUnavailable" }
  /// The provider or the service is closed for maintenance.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var underMaintenance: Kind { "underMaintenance" }
  /// A captcha or a check of the app's authenticity failed.
  @_alwaysEmitIntoClient public static var appVerificationFailed: Kind { "appVerificationFailed" }
  /// The person did not pass the captcha.
  @_alwaysEmitIntoClient public static var captchaFailed: Kind { "captchaFailed" }
  /// The browser, device or web view does not support this kind of sign-in.
  @_alwaysEmitIntoClient public static var unsupportedEnvironment: Kind { "unsupportedEnvironment" }
  /// The provider refuses browsers that are embedded in apps.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var inAppBrowser: Kind { "inAppBrowser" }
  /// Cookies or site data are switched off or were lost.
  @_alwaysEmitIntoClient public static var cookiesRequired: Kind { "cookiesRequired" }
  /// An ad blocker blocks a part of the sign-in.
  @_alwaysEmitIntoClient public static var contentBlocked: Kind { "contentBlocked" }
  /// The browser blocked the sign-in window.
  @_alwaysEmitIntoClient public static var popupBlocked: Kind { "popupBlocked" }
  /// Another sign-in of the same person is still in progress.
  @_alwaysEmitIntoClient public static var operationInProgress: Kind { "operationInProgress" }
  /// The provider's app is not installed on the device.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAppNotInstalled: Kind { "providerAppNotInstalled" }
  /// The provider's app on the device is outdated.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAppUpdateRequired: Kind { "providerAppUpdateRequired" }
  /// The provider's app has no signed-in account.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAppSignInRequired: Kind { "providerAppSignInRequired" }
  /// The device could not read or write its secure storage.
  @_alwaysEmitIntoClient public static var deviceStorageFailed: Kind { "deviceStorageFailed" }
  /// Face, fingerprint or device passcode did not match.
  @_alwaysEmitIntoClient public static var biometryFailed: Kind { "biometryFailed" }
  /// The device has no face or fingerprint unlock, or it is not set up.
  @_alwaysEmitIntoClient public static var biometryUnavailable: Kind { "biometryUnavailable" }
  /// The device has locked face and fingerprint unlock after several failures.
  @_alwaysEmitIntoClient public static var biometryLockedOut: Kind { "biometryLockedOut" }
  /// The stored sign-in is gone because face, fingerprint or screen lock of the device changed.
  @_alwaysEmitIntoClient public static var biometryChanged: Kind { "biometryChanged" }
  /// No matching passkey was found.
  @_alwaysEmitIntoClient public static var passkeyNotFound: Kind { "passkeyNotFound" }
  /// The device already has a passkey for the account.
  @_alwaysEmitIntoClient public static var passkeyAlreadyRegistered: Kind { "passkeyAlreadyRegistered" }
  /// The device or security key cannot create or use passkeys.
  @_alwaysEmitIntoClient public static var passkeyUnavailable: Kind { "passkeyUnavailable" }
  /// The PIN of a security key is wrong.
  @_alwaysEmitIntoClient public static var securityKeyPINIncorrect: Kind { "securityKeyPINIncorrect" }
  /// A security key is locked after too many wrong PINs.
  @_alwaysEmitIntoClient public static var securityKeyPINBlocked: Kind { "securityKeyPINBlocked" }
  /// A security key needs a PIN and has none.
  @_alwaysEmitIntoClient public static var securityKeyPINRequired: Kind { "securityKeyPINRequired" }
  /// The device needs a screen lock.
  @_alwaysEmitIntoClient public static var screenLockRequired: Kind { "screenLockRequired" }
  /// The operator has disabled this sign-in method.
  @_alwaysEmitIntoClient public static var signInMethodDisabled: Kind { "signInMethodDisabled" }
  /// The organization requires single sign-on.
  @_alwaysEmitIntoClient public static var singleSignOnRequired: Kind { "singleSignOnRequired" }
  /// The app does not accept new accounts at the moment.
  @_alwaysEmitIntoClient public static var signUpDisabled: Kind { "signUpDisabled" }
  /// Sign-in is limited to invited people, testers or members.
  @_alwaysEmitIntoClient public static var notInvited: Kind { "notInvited" }
  /// Only people from a waitlist may sign up.
  @_alwaysEmitIntoClient public static var waitlisted: Kind { "waitlisted" }
  /// A rule of the operator, a firewall or the person's organization forbids the sign-in.
  @_alwaysEmitIntoClient public static var blockedByPolicy: Kind { "blockedByPolicy" }
  /// The country, region or network of the person is not allowed.
  @_alwaysEmitIntoClient public static var locationNotAllowed: Kind { "locationNotAllowed" }
  /// An organization manages the account detail that the person wants to change.
  @_alwaysEmitIntoClient public static var managedByOrganization: Kind { "managedByOrganization" }
  /// The account does not belong to this organization or app.
  @_alwaysEmitIntoClient public static var organizationAccessRequired: Kind { "organizationAccessRequired" }
  /// An organization has reached its maximum number of members.
  @_alwaysEmitIntoClient public static var organizationFull: Kind { "organizationFull" }
  /// There are as many of something as allowed, such as organizations, teams or email addresses.
  @_alwaysEmitIntoClient public static var limitReached: Kind { "limitReached" }
  /// The change would leave an organization without an owner or administrator.
  @_alwaysEmitIntoClient public static var lastAdministrator: Kind { "lastAdministrator" }
  /// The invited person has an open invitation or is a member already.
  @_alwaysEmitIntoClient public static var alreadyInvited: Kind { "alreadyInvited" }
  /// An administrator must give approval first.
  @_alwaysEmitIntoClient public static var adminApprovalRequired: Kind { "adminApprovalRequired" }
  /// The organization requires a registered or updated device.
  @_alwaysEmitIntoClient public static var deviceNotCompliant: Kind { "deviceNotCompliant" }
  /// The app or server lacks a permission that it needs.
  @_alwaysEmitIntoClient public static var permissionDenied: Kind { "permissionDenied" }
  /// The app or service is configured incorrectly: key, client id, redirect, domain or entitlement.
  @_alwaysEmitIntoClient public static var misconfigured: Kind { "misconfigured" }
  /// The app or server sent a malformed request.
  @_alwaysEmitIntoClient public static var invalidRequest: Kind { "invalidRequest" }
  /// The provider's response is unreadable or incomplete.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var invalidProviderResponse: Kind { "invalidProviderResponse" }
  /// State, nonce, signature or key proof did not match.
  @_alwaysEmitIntoClient public static var securityCheckFailed: Kind { "securityCheckFailed" }
  /// Two changes were made at the same time, or the same change was made twice.
  @_alwaysEmitIntoClient public static var conflict: Kind { "conflict" }
  /// A failure of the service that has no more specific kind.
  @_alwaysEmitIntoClient public static var internalError: Kind { "internalError" }
  /// The code is unknown, or the provider did not specify a cause.
  @_alwaysEmitIntoClient public static var unknown: Kind { "unknown" }
  /// Two inputs that must be equal differ.
  ///
  /// Argument: `field`.
  @_alwaysEmitIntoClient public static var fieldMismatch: Kind { "fieldMismatch" }
  /// A temporary failure for which the only remedy is to try again.
  @_alwaysEmitIntoClient public static var tryAgain: Kind { "tryAgain" }
  /// A sign-up was not completed.
  ///
  /// Under ``Disclosure/strict`` it replaces the kinds that reveal which addresses are taken.
  @_alwaysEmitIntoClient public static var signUpNotCompleted: Kind { "signUpNotCompleted" }
  /// Another way to sign in could not be connected.
  ///
  /// Under ``Disclosure/strict`` it replaces the kinds that reveal which accounts exist, in ``Flow/link``.
  @_alwaysEmitIntoClient public static var linkNotCompleted: Kind { "linkNotCompleted" }
  /// A change of an address, a number or a password was not completed.
  ///
  /// Under ``Disclosure/strict`` it replaces the kinds that reveal which addresses are taken, in ``Flow/change``.
  @_alwaysEmitIntoClient public static var changeNotCompleted: Kind { "changeNotCompleted" }
  /// An email or text message was requested.
  ///
  /// Under ``Disclosure/strict`` it replaces a failed delivery, to conceal whether an account exists.
  @_alwaysEmitIntoClient public static var checkInbox: Kind { "checkInbox" }
  /// Nothing is wrong: a success or a neutral state.
  @_alwaysEmitIntoClient public static var none: Kind { "none" }
}
