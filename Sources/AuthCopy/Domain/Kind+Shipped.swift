// Written by Scripts/support/embed.

// Each constant is compiled only into the code that uses it, so that an app pays for no other.

/// The kinds of the shipped catalog.
extension Kind {
  /// The sign-in details were refused: a wrong password, an unknown account, or a sign-in that another provider
  /// refused.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  ///
  /// Arguments: `method`, `identifier`.
  @_alwaysEmitIntoClient public static var invalidCredentials: Kind { "invalidCredentials" }
  /// A signed-in person wants to change something and entered a wrong current password.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  @_alwaysEmitIntoClient public static var currentPasswordIncorrect: Kind { "currentPasswordIncorrect" }
  /// The token or response of a provider was refused while signing in; no password is involved.
  ///
  /// It is often expired, or was issued for another app.
  ///
  /// Arguments: `provider`, `because`.
  @_alwaysEmitIntoClient public static var externalSignInRejected: Kind { "externalSignInRejected" }
  /// The email address is not well-formed.
  ///
  /// It often has a leading or trailing space, or a domain without a dot.
  @_alwaysEmitIntoClient public static var invalidEmail: Kind { "invalidEmail" }
  /// The address is well-formed, but its domain or kind is refused: disposable, free, aliased or on a block list.
  @_alwaysEmitIntoClient public static var emailNotAccepted: Kind { "emailNotAccepted" }
  /// The phone number is not well-formed.
  ///
  /// Most often the country code is missing.
  @_alwaysEmitIntoClient public static var invalidPhoneNumber: Kind { "invalidPhoneNumber" }
  /// Messages to this country or carrier are not supported.
  @_alwaysEmitIntoClient public static var phoneCountryNotSupported: Kind { "phoneCountryNotSupported" }
  /// A required field was empty, or the app did not send it.
  ///
  /// Argument: `field`.
  @_alwaysEmitIntoClient public static var missingField: Kind { "missingField" }
  /// A value was refused because of its format, length or range, for example because it has too many characters.
  ///
  /// Arguments: `field`, `limit`, `because`.
  @_alwaysEmitIntoClient public static var invalidField: Kind { "invalidField" }
  /// A value has characters that are not allowed, or breaks a pattern, such as a user name that begins with a digit.
  ///
  /// Arguments: `field`, `because`.
  @_alwaysEmitIntoClient public static var invalidFormat: Kind { "invalidFormat" }
  /// A value is well-formed, but reserved, excluded by a rule, or not one of the choices.
  ///
  /// Argument: `field`.
  @_alwaysEmitIntoClient public static var valueNotAllowed: Kind { "valueNotAllowed" }
  /// The new password breaks the password rules, such as a minimum number of characters.
  ///
  /// Arguments: `requirements`, `minLength`.
  @_alwaysEmitIntoClient public static var weakPassword: Kind { "weakPassword" }
  /// The new password is the current password, or an earlier password of the account.
  @_alwaysEmitIntoClient public static var passwordReused: Kind { "passwordReused" }
  /// A policy does not allow another password change so soon.
  @_alwaysEmitIntoClient public static var passwordChangedRecently: Kind { "passwordChangedRecently" }
  /// The password is in a public list of leaked passwords.
  ///
  /// The account itself need not have leaked anything.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials`` in some flows.
  @_alwaysEmitIntoClient public static var passwordLeaked: Kind { "passwordLeaked" }
  /// The password was right, but the operator or a policy requires a new password before the next sign-in.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials``.
  @_alwaysEmitIntoClient public static var passwordResetRequired: Kind { "passwordResetRequired" }
  /// Another account already uses this email address.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``signUpNotCompleted``.
  @_alwaysEmitIntoClient public static var emailAlreadyInUse: Kind { "emailAlreadyInUse" }
  /// Another account already uses this phone number.
  ///
  /// Carriers also reassign old numbers to new people.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``signUpNotCompleted``.
  @_alwaysEmitIntoClient public static var phoneNumberAlreadyInUse: Kind { "phoneNumberAlreadyInUse" }
  /// The account name is taken, by another person or by an earlier sign-up of the same person.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``signUpNotCompleted``.
  ///
  /// Argument: `account`.
  @_alwaysEmitIntoClient public static var accountAlreadyExists: Kind { "accountAlreadyExists" }
  /// The email address belongs to an account that signs in another way, for example with a password instead of a
  /// provider.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``signUpNotCompleted``.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var accountExistsWithDifferentCredential: Kind {
    "accountExistsWithDifferentCredential"
  }
  /// The sign-in or the number that a person wants to connect already belongs to another account.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``signUpNotCompleted``.
  @_alwaysEmitIntoClient public static var credentialAlreadyInUse: Kind { "credentialAlreadyInUse" }
  /// The provider is already connected to this account.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAlreadyLinked: Kind { "providerAlreadyLinked" }
  /// The person uses or removes a provider that is not connected to their account.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerNotLinked: Kind { "providerNotLinked" }
  /// The provider is connected to the account, but its token has expired, was revoked, or was never stored.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerReconnectRequired: Kind { "providerReconnectRequired" }
  /// The last way to sign in cannot be removed, because the account would become inaccessible.
  @_alwaysEmitIntoClient public static var lastSignInMethod: Kind { "lastSignInMethod" }
  /// The person confirmed an action by signing in to a different account.
  @_alwaysEmitIntoClient public static var userMismatch: Kind { "userMismatch" }
  /// The operator has disabled the account at the provider or in your user administration.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials``.
  ///
  /// Arguments: `because`, `supportReference`.
  @_alwaysEmitIntoClient public static var userDisabled: Kind { "userDisabled" }
  /// The account is locked, usually after failed attempts, which another person may have made.
  ///
  /// Waiting may not unlock it.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials``.
  ///
  /// Arguments: `seconds`, `minutes`.
  @_alwaysEmitIntoClient public static var accountLocked: Kind { "accountLocked" }
  /// The account is inactive because it was not used for a long time.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials``.
  @_alwaysEmitIntoClient public static var accountDormant: Kind { "accountDormant" }
  /// The person’s account at the provider is locked, dormant or not verified there.
  ///
  /// Your service cannot change that.
  ///
  /// Arguments: `provider`, `because`.
  @_alwaysEmitIntoClient public static var providerAccountRestricted: Kind { "providerAccountRestricted" }
  /// No account of your service is connected to the person’s account at the provider.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAccountNotConnected: Kind { "providerAccountNotConnected" }
  /// The provider shared no email address: the person has none there, or did not agree to share it.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerEmailMissing: Kind { "providerEmailMissing" }
  /// The sign-in details were right, but the email address has not been confirmed.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials``.
  @_alwaysEmitIntoClient public static var emailNotVerified: Kind { "emailNotVerified" }
  /// This action needs a verified email address, of the person or from the provider.
  @_alwaysEmitIntoClient public static var emailVerificationRequired: Kind { "emailVerificationRequired" }
  /// Verification was requested for an address or number that is already verified.
  @_alwaysEmitIntoClient public static var alreadyVerified: Kind { "alreadyVerified" }
  /// The details were correct, but the sign-up was never confirmed with its code.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials``.
  @_alwaysEmitIntoClient public static var accountNotConfirmed: Kind { "accountNotConfirmed" }
  /// The person is younger than the minimum age of the service, in years.
  ///
  /// Argument: `count`.
  @_alwaysEmitIntoClient public static var ageRestricted: Kind { "ageRestricted" }
  /// A legal check of age or identity was not passed or not finished.
  ///
  /// Arguments: `supportReference`, `because`.
  @_alwaysEmitIntoClient public static var identityVerificationFailed: Kind { "identityVerificationFailed" }
  /// The person has not verified their identity or age yet, or did not finish in time.
  @_alwaysEmitIntoClient public static var identityVerificationRequired: Kind { "identityVerificationRequired" }
  /// The details differ from those on record, at the carrier or from an earlier verification.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var identityMismatch: Kind { "identityMismatch" }
  /// The phone belongs to a company, is prepaid, or has a plan without identity verification.
  @_alwaysEmitIntoClient public static var phoneNotVerifiable: Kind { "phoneNotVerifiable" }
  /// The line is suspended, or its owner, the carrier or the agency blocks identity verification with it.
  @_alwaysEmitIntoClient public static var phoneVerificationBlocked: Kind { "phoneVerificationBlocked" }
  /// No signature came back from the person’s certificate: declined, too late, or there is no valid certificate.
  @_alwaysEmitIntoClient public static var certificateSigningFailed: Kind { "certificateSigningFailed" }
  /// The action is sensitive and needs a sign-in that is only minutes old.
  @_alwaysEmitIntoClient public static var requiresRecentLogin: Kind { "requiresRecentLogin" }
  /// The session or token of the person is no longer valid: expired, revoked, or ended by a new password.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  @_alwaysEmitIntoClient public static var sessionExpired: Kind { "sessionExpired" }
  /// The attempt is too old, was replaced, or was used already: a page, a code exchange, a challenge.
  ///
  /// The person was never signed in.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var flowExpired: Kind { "flowExpired" }
  /// The person is not signed in, or the request carried no session.
  @_alwaysEmitIntoClient public static var notSignedIn: Kind { "notSignedIn" }
  /// The person is already signed in.
  @_alwaysEmitIntoClient public static var alreadySignedIn: Kind { "alreadySignedIn" }
  /// A silent sign-in needs the person, for consent, a password or a choice of accounts.
  @_alwaysEmitIntoClient public static var interactionRequired: Kind { "interactionRequired" }
  /// A sign-out failed in your app or at the provider, so that a session may still be open.
  @_alwaysEmitIntoClient public static var signOutIncomplete: Kind { "signOutIncomplete" }
  /// The one-time code is wrong: mistyped, from an older message, or for another purpose.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  ///
  /// Arguments: `factor`, `because`.
  @_alwaysEmitIntoClient public static var invalidVerificationCode: Kind { "invalidVerificationCode" }
  /// The one-time code, or the attempt that it belongs to, is too old.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidVerificationCode`` in some flows.
  ///
  /// Arguments: `minutes`, `because`.
  @_alwaysEmitIntoClient public static var verificationCodeExpired: Kind { "verificationCodeExpired" }
  /// A code was entered incorrectly too often and is no longer valid.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidVerificationCode`` in some flows.
  @_alwaysEmitIntoClient public static var verificationCodeUsedUp: Kind { "verificationCodeUsedUp" }
  /// The email or text message could not be sent: a refused recipient, a failing service, or no route to the carrier.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``checkInbox`` in some flows.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var deliveryFailed: Kind { "deliveryFailed" }
  /// The person replied STOP or similar, and the carrier or the sender blocks messages to the number.
  @_alwaysEmitIntoClient public static var messagesOptedOut: Kind { "messagesOptedOut" }
  /// The link from an email was already used, has expired, or is incomplete.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidVerificationCode`` in some flows.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var actionLinkInvalid: Kind { "actionLinkInvalid" }
  /// The link from an email is good, but was opened in another browser or on another device than it is for.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidVerificationCode`` in some flows.
  @_alwaysEmitIntoClient public static var linkOpenedElsewhere: Kind { "linkOpenedElsewhere" }
  /// An invitation has expired, was revoked, or was already accepted.
  @_alwaysEmitIntoClient public static var invitationInvalid: Kind { "invitationInvalid" }
  /// The first factor was right, and the second factor follows.
  ///
  /// This is a step of the sign-in, not a failure.
  ///
  /// Argument: `factor`.
  @_alwaysEmitIntoClient public static var mfaRequired: Kind { "mfaRequired" }
  /// The first factor was right, but the person must set up a second factor before they can continue.
  @_alwaysEmitIntoClient public static var mfaEnrollmentRequired: Kind { "mfaEnrollmentRequired" }
  /// The chosen second factor is not set up on the account, or it was removed.
  @_alwaysEmitIntoClient public static var mfaFactorNotFound: Kind { "mfaFactorNotFound" }
  /// The second factor is already set up.
  @_alwaysEmitIntoClient public static var mfaFactorAlreadyEnrolled: Kind { "mfaFactorAlreadyEnrolled" }
  /// The account has as many second factors or passkeys as the provider allows.
  @_alwaysEmitIntoClient public static var mfaFactorLimitReached: Kind { "mfaFactorLimitReached" }
  /// The app cannot offer this second factor, because the project does not enable it or its plan does not include it.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var mfaNotAvailable: Kind { "mfaNotAvailable" }
  /// The prompt, call or message of the second step was declined, missed or failed.
  @_alwaysEmitIntoClient public static var mfaNotApproved: Kind { "mfaNotApproved" }
  /// Too many requests arrived in a short time, from a person, an address or your whole app.
  ///
  /// Arguments: `seconds`, `minutes`, `because`.
  @_alwaysEmitIntoClient public static var tooManyAttempts: Kind { "tooManyAttempts" }
  /// The quota of your app at the provider is used up, for example of text messages or of requests in a day.
  @_alwaysEmitIntoClient public static var quotaExceeded: Kind { "quotaExceeded" }
  /// The account has as many sessions as the service or a policy allows.
  @_alwaysEmitIntoClient public static var tooManySessions: Kind { "tooManySessions" }
  /// The sign-in waits for approval on another device.
  ///
  /// This is the normal response while you poll.
  @_alwaysEmitIntoClient public static var authorizationPending: Kind { "authorizationPending" }
  /// The person or the app ended the sign-in, for example by closing the window.
  @_alwaysEmitIntoClient public static var canceled: Kind { "canceled" }
  /// The person declined the permissions that the provider asked for, or closed its page.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var consentDenied: Kind { "consentDenied" }
  /// The provider needs consent to more permissions or terms before it continues.
  ///
  /// Arguments: `provider`, `because`.
  @_alwaysEmitIntoClient public static var consentRequired: Kind { "consentRequired" }
  /// The device has no connection, or the service cannot be reached: DNS, a firewall or a proxy.
  ///
  /// Argument: `connection`.
  @_alwaysEmitIntoClient public static var networkUnavailable: Kind { "networkUnavailable" }
  /// No response arrived in time.
  ///
  /// It is not known whether the request had an effect.
  @_alwaysEmitIntoClient public static var timedOut: Kind { "timedOut" }
  /// No encrypted connection could be made: a wrong clock, a certificate that is not trusted, or a network that
  /// intercepts.
  ///
  /// Argument: `connection`.
  @_alwaysEmitIntoClient public static var secureConnectionFailed: Kind { "secureConnectionFailed" }
  /// The provider is down or failing.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerUnavailable: Kind { "providerUnavailable" }
  /// The provider or the service is closed for maintenance.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var underMaintenance: Kind { "underMaintenance" }
  /// The check that the app or page is genuine failed: a captcha, App Check, Play Integrity, a silent push.
  @_alwaysEmitIntoClient public static var appVerificationFailed: Kind { "appVerificationFailed" }
  /// The captcha was not solved, or its token is missing, was already used or has expired.
  @_alwaysEmitIntoClient public static var captchaFailed: Kind { "captchaFailed" }
  /// The browser, device or web view does not support this kind of sign-in.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var unsupportedEnvironment: Kind { "unsupportedEnvironment" }
  /// The provider refuses browsers that are embedded in apps, such as those in chat apps.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var inAppBrowser: Kind { "inAppBrowser" }
  /// Cookies or site data are blocked or were lost, often because the sign-in runs on another domain.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var cookiesRequired: Kind { "cookiesRequired" }
  /// An ad blocker or another extension stopped a script or a request of the sign-in.
  @_alwaysEmitIntoClient public static var contentBlocked: Kind { "contentBlocked" }
  /// The browser blocked the sign-in window.
  @_alwaysEmitIntoClient public static var popupBlocked: Kind { "popupBlocked" }
  /// Another sign-in of the same person is still open.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var operationInProgress: Kind { "operationInProgress" }
  /// The provider’s app is not installed, or your app is not allowed to check whether it is.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAppNotInstalled: Kind { "providerAppNotInstalled" }
  /// The provider’s app on the device is too old for this sign-in.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAppUpdateRequired: Kind { "providerAppUpdateRequired" }
  /// The provider’s app is on the device, but it has no signed-in account.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var providerAppSignInRequired: Kind { "providerAppSignInRequired" }
  /// The device could not read or write its secure storage: locked, full, restored from a backup, or without
  /// entitlement.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var deviceStorageFailed: Kind { "deviceStorageFailed" }
  /// Face, fingerprint or passcode did not match.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var biometryFailed: Kind { "biometryFailed" }
  /// The device has no face or fingerprint unlock, it is not set up, or the person has not allowed it for your app.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var biometryUnavailable: Kind { "biometryUnavailable" }
  /// The device has locked face and fingerprint unlock after several failures.
  @_alwaysEmitIntoClient public static var biometryLockedOut: Kind { "biometryLockedOut" }
  /// The key behind face or fingerprint sign-in is gone, because a face, a finger or the screen lock changed.
  @_alwaysEmitIntoClient public static var biometryChanged: Kind { "biometryChanged" }
  /// The device has no passkey for this site or none that the request allows, or the server does not know the one
  /// that was used.
  ///
  /// Under ``Disclosure/strict`` it is concealed as ``invalidCredentials``.
  @_alwaysEmitIntoClient public static var passkeyNotFound: Kind { "passkeyNotFound" }
  /// The device already has a passkey for this account.
  @_alwaysEmitIntoClient public static var passkeyAlreadyRegistered: Kind { "passkeyAlreadyRegistered" }
  /// The device or security key cannot create or use the requested passkey.
  @_alwaysEmitIntoClient public static var passkeyUnavailable: Kind { "passkeyUnavailable" }
  /// The PIN of a security key was wrong.
  @_alwaysEmitIntoClient public static var securityKeyPINIncorrect: Kind { "securityKeyPINIncorrect" }
  /// The security key accepts no PIN: after several wrong attempts until it is reconnected, after more until it is
  /// reset.
  @_alwaysEmitIntoClient public static var securityKeyPINBlocked: Kind { "securityKeyPINBlocked" }
  /// The request needs user verification, and the security key has no PIN.
  @_alwaysEmitIntoClient public static var securityKeyPINRequired: Kind { "securityKeyPINRequired" }
  /// The device has no screen lock, which it needs to store passkeys or keys.
  @_alwaysEmitIntoClient public static var screenLockRequired: Kind { "screenLockRequired" }
  /// The operator has disabled this sign-in method, or never enabled it.
  @_alwaysEmitIntoClient public static var signInMethodDisabled: Kind { "signInMethodDisabled" }
  /// The person’s organization allows only single sign-on.
  @_alwaysEmitIntoClient public static var singleSignOnRequired: Kind { "singleSignOnRequired" }
  /// The app does not accept new accounts, because of a setting, an invitation list, or a hook that refused the
  /// sign-up.
  @_alwaysEmitIntoClient public static var signUpDisabled: Kind { "signUpDisabled" }
  /// Only some accounts may sign in: testers, invited people, or members of an organization.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var notInvited: Kind { "notInvited" }
  /// Sign-up is open only to people from a waitlist.
  @_alwaysEmitIntoClient public static var waitlisted: Kind { "waitlisted" }
  /// A rule of the operator, a firewall or the person’s organization forbids the sign-in, for example because of
  /// location or risk.
  ///
  /// Arguments: `supportReference`, `because`.
  @_alwaysEmitIntoClient public static var blockedByPolicy: Kind { "blockedByPolicy" }
  /// The country, region or network of the person is not allowed, by a rule of the operator or by law.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var locationNotAllowed: Kind { "locationNotAllowed" }
  /// A setting or an account is managed by an organization, for example by a directory or an administrator.
  @_alwaysEmitIntoClient public static var managedByOrganization: Kind { "managedByOrganization" }
  /// The account is not in this organization, or not assigned to this app in it.
  @_alwaysEmitIntoClient public static var organizationAccessRequired: Kind { "organizationAccessRequired" }
  /// The organization has as many members or open invitations as its plan allows.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var organizationFull: Kind { "organizationFull" }
  /// There are as many organizations, teams, roles, email addresses or keys as a plan or a setting allows.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var limitReached: Kind { "limitReached" }
  /// The change would leave the organization without an owner, an administrator or the permissions that it needs.
  @_alwaysEmitIntoClient public static var lastAdministrator: Kind { "lastAdministrator" }
  /// The invited person has an open invitation, or is a member already.
  @_alwaysEmitIntoClient public static var alreadyInvited: Kind { "alreadyInvited" }
  /// An administrator has to approve the app, the access or the account first.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var adminApprovalRequired: Kind { "adminApprovalRequired" }
  /// The organization allows only registered or managed devices, and this device is not one of them or is out of
  /// date.
  ///
  /// Arguments: `supportReference`, `because`.
  @_alwaysEmitIntoClient public static var deviceNotCompliant: Kind { "deviceNotCompliant" }
  /// Your app, your server or the account lacks a permission that the request needs.
  ///
  /// The person cannot fix this.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var permissionDenied: Kind { "permissionDenied" }
  /// The app or service is configured incorrectly: a key, a client id, a redirect address, a domain or a scope.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var misconfigured: Kind { "misconfigured" }
  /// Your app or server sent a request that the provider does not accept: a missing parameter, a wrong type, an old
  /// endpoint.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var invalidRequest: Kind { "invalidRequest" }
  /// The provider’s response cannot be read or is incomplete.
  ///
  /// A proxy or an error page in HTML is often the cause.
  ///
  /// Argument: `provider`.
  @_alwaysEmitIntoClient public static var invalidProviderResponse: Kind { "invalidProviderResponse" }
  /// State, nonce, signature or key proof did not match.
  ///
  /// A lost cookie is the usual cause; an attack is possible.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var securityCheckFailed: Kind { "securityCheckFailed" }
  /// Two changes were made at the same time, or one change was made twice.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var conflict: Kind { "conflict" }
  /// The service failed for a reason that it does not report.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var internalError: Kind { "internalError" }
  /// The catalog does not contain the code, or the provider did not report what happened.
  ///
  /// Argument: `supportReference`.
  @_alwaysEmitIntoClient public static var unknown: Kind { "unknown" }
  /// Two inputs that must be equal differ, such as a new password and its repetition.
  ///
  /// Argument: `field`.
  @_alwaysEmitIntoClient public static var fieldMismatch: Kind { "fieldMismatch" }
  /// A temporary failure that only a retry can solve.
  ///
  /// Argument: `because`.
  @_alwaysEmitIntoClient public static var tryAgain: Kind { "tryAgain" }
  /// A sign-up was not completed.
  ///
  /// The text is the same whether or not the account exists.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  @_alwaysEmitIntoClient public static var signUpNotCompleted: Kind { "signUpNotCompleted" }
  /// Another way to sign in could not be connected.
  ///
  /// The text is the same for all reasons.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  @_alwaysEmitIntoClient public static var linkNotCompleted: Kind { "linkNotCompleted" }
  /// A change of an address, a number, a password or a name was not completed.
  ///
  /// The text is the same for all reasons.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  @_alwaysEmitIntoClient public static var changeNotCompleted: Kind { "changeNotCompleted" }
  /// An email or text message was requested.
  ///
  /// The response is the same whether or not an account exists.
  ///
  /// Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists.
  @_alwaysEmitIntoClient public static var checkInbox: Kind { "checkInbox" }
  /// This code is not an error: it reports success or a neutral state.
  @_alwaysEmitIntoClient public static var none: Kind { "none" }
}
