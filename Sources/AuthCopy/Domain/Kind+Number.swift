internal import MessageFiles

extension Kind {
  /// A number that is the same in all versions, as the code of an `NSError` and for dashboards.
  ///
  /// The kinds of the shipped catalog are numbered from 1; all others have seven digits, computed from the name.
  public var number: Int {
    if let number = Kind.numbers[rawValue] { return number + 1 }
    return 1_000_000 + Int(ContentHash(rawValue).value % 9_000_000)
  }

  private static let numbers = {
    var numbers = NameIndex()
    for line in numberedNames.parts(at: UInt8(ascii: "\n")) {
      for name in line.parts(at: UInt8(ascii: " ")) { _ = numbers.add(name) }
    }
    return numbers
  }()

  /// The kinds in the order of their numbers.
  ///
  /// A new kind is added at the end; a kind that goes keeps its place.
  private static let numberedNames = """
    invalidCredentials currentPasswordIncorrect externalSignInRejected invalidEmail emailNotAccepted
    invalidPhoneNumber phoneCountryNotSupported missingField invalidField weakPassword passwordReused
    passwordChangedRecently passwordLeaked passwordResetRequired emailAlreadyInUse phoneNumberAlreadyInUse
    accountAlreadyExists accountExistsWithDifferentCredential credentialAlreadyInUse providerAlreadyLinked
    providerNotLinked lastSignInMethod userMismatch userDisabled accountLocked accountDormant
    providerAccountRestricted providerAccountNotConnected providerEmailMissing emailNotVerified
    emailVerificationRequired alreadyVerified accountNotConfirmed ageRestricted identityVerificationFailed
    identityVerificationRequired identityMismatch phoneNotVerifiable phoneVerificationBlocked requiresRecentLogin
    sessionExpired flowExpired notSignedIn alreadySignedIn interactionRequired invalidVerificationCode
    verificationCodeExpired verificationCodeUsedUp deliveryFailed messagesOptedOut actionLinkInvalid
    invitationInvalid mfaRequired mfaEnrollmentRequired mfaFactorNotFound mfaFactorAlreadyEnrolled
    mfaFactorLimitReached mfaNotAvailable mfaNotApproved tooManyAttempts quotaExceeded tooManySessions
    authorizationPending canceled consentDenied consentRequired networkUnavailable timedOut secureConnectionFailed
    providerUnavailable underMaintenance appVerificationFailed captchaFailed unsupportedEnvironment inAppBrowser
    cookiesRequired contentBlocked popupBlocked operationInProgress providerAppNotInstalled
    providerAppUpdateRequired providerAppSignInRequired deviceStorageFailed biometryFailed biometryUnavailable
    biometryLockedOut passkeyNotFound passkeyAlreadyRegistered passkeyUnavailable securityKeyPINIncorrect
    securityKeyPINBlocked securityKeyPINRequired screenLockRequired signInMethodDisabled singleSignOnRequired
    signUpDisabled notInvited waitlisted blockedByPolicy managedByOrganization organizationAccessRequired
    organizationFull adminApprovalRequired deviceNotCompliant permissionDenied misconfigured invalidRequest
    invalidProviderResponse securityCheckFailed conflict internalError unknown fieldMismatch tryAgain
    signUpNotCompleted linkNotCompleted changeNotCompleted checkInbox none providerReconnectRequired
    certificateSigningFailed signOutIncomplete linkOpenedElsewhere biometryChanged locationNotAllowed
    lastAdministrator alreadyInvited invalidFormat valueNotAllowed limitReached
    """
}
