/// What went wrong, in AuthCopy's words. A code of a provider leads to exactly one kind.
///
/// Open for extension: a catalog of your own may define more, and
/// `extension Kind { static let tenantSuspended = Kind("tenantSuspended") }` names one.
public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension Kind: CustomStringConvertible {
  public var description: String { rawValue }
}

/// The kinds of the shipped catalog. What each means stands in `Catalogs/copy/en.arb`.
extension Kind {
  public static let invalidCredentials = Kind("invalidCredentials")
  public static let invalidEmail = Kind("invalidEmail")
  public static let invalidPhoneNumber = Kind("invalidPhoneNumber")
  public static let missingField = Kind("missingField")
  public static let weakPassword = Kind("weakPassword")
  public static let passwordResetRequired = Kind("passwordResetRequired")
  public static let emailAlreadyInUse = Kind("emailAlreadyInUse")
  public static let phoneNumberAlreadyInUse = Kind("phoneNumberAlreadyInUse")
  public static let accountAlreadyExists = Kind("accountAlreadyExists")
  public static let accountExistsWithDifferentCredential = Kind("accountExistsWithDifferentCredential")
  public static let credentialAlreadyInUse = Kind("credentialAlreadyInUse")
  public static let providerAlreadyLinked = Kind("providerAlreadyLinked")
  public static let providerNotLinked = Kind("providerNotLinked")
  public static let userMismatch = Kind("userMismatch")
  public static let userDisabled = Kind("userDisabled")
  public static let providerAccountRestricted = Kind("providerAccountRestricted")
  public static let providerAccountNotConnected = Kind("providerAccountNotConnected")
  public static let emailNotVerified = Kind("emailNotVerified")
  public static let accountNotConfirmed = Kind("accountNotConfirmed")
  public static let ageRestricted = Kind("ageRestricted")
  public static let identityVerificationFailed = Kind("identityVerificationFailed")
  public static let requiresRecentLogin = Kind("requiresRecentLogin")
  public static let sessionExpired = Kind("sessionExpired")
  public static let notSignedIn = Kind("notSignedIn")
  public static let interactionRequired = Kind("interactionRequired")
  public static let invalidVerificationCode = Kind("invalidVerificationCode")
  public static let verificationCodeExpired = Kind("verificationCodeExpired")
  public static let deliveryFailed = Kind("deliveryFailed")
  public static let actionLinkInvalid = Kind("actionLinkInvalid")
  public static let mfaRequired = Kind("mfaRequired")
  public static let mfaFactorNotFound = Kind("mfaFactorNotFound")
  public static let mfaFactorAlreadyEnrolled = Kind("mfaFactorAlreadyEnrolled")
  public static let mfaFactorLimitReached = Kind("mfaFactorLimitReached")
  public static let mfaNotAvailable = Kind("mfaNotAvailable")
  public static let tooManyAttempts = Kind("tooManyAttempts")
  public static let quotaExceeded = Kind("quotaExceeded")
  public static let authorizationPending = Kind("authorizationPending")
  public static let canceled = Kind("canceled")
  public static let consentDenied = Kind("consentDenied")
  public static let consentRequired = Kind("consentRequired")
  public static let networkUnavailable = Kind("networkUnavailable")
  public static let timedOut = Kind("timedOut")
  public static let secureConnectionFailed = Kind("secureConnectionFailed")
  public static let providerUnavailable = Kind("providerUnavailable")
  public static let underMaintenance = Kind("underMaintenance")
  public static let appVerificationFailed = Kind("appVerificationFailed")
  public static let unsupportedEnvironment = Kind("unsupportedEnvironment")
  public static let popupBlocked = Kind("popupBlocked")
  public static let operationInProgress = Kind("operationInProgress")
  public static let providerAppNotInstalled = Kind("providerAppNotInstalled")
  public static let providerAppUpdateRequired = Kind("providerAppUpdateRequired")
  public static let deviceStorageFailed = Kind("deviceStorageFailed")
  public static let biometryFailed = Kind("biometryFailed")
  public static let biometryUnavailable = Kind("biometryUnavailable")
  public static let biometryLockedOut = Kind("biometryLockedOut")
  public static let passkeyNotFound = Kind("passkeyNotFound")
  public static let passkeyAlreadyRegistered = Kind("passkeyAlreadyRegistered")
  public static let passkeyUnavailable = Kind("passkeyUnavailable")
  public static let signInMethodDisabled = Kind("signInMethodDisabled")
  public static let signUpDisabled = Kind("signUpDisabled")
  public static let blockedByPolicy = Kind("blockedByPolicy")
  public static let permissionDenied = Kind("permissionDenied")
  public static let misconfigured = Kind("misconfigured")
  public static let invalidRequest = Kind("invalidRequest")
  public static let invalidProviderResponse = Kind("invalidProviderResponse")
  public static let securityCheckFailed = Kind("securityCheckFailed")
  public static let conflict = Kind("conflict")
  public static let internalError = Kind("internalError")
  public static let unknown = Kind("unknown")
  public static let fieldMismatch = Kind("fieldMismatch")
  public static let tryAgain = Kind("tryAgain")
  public static let signUpNotCompleted = Kind("signUpNotCompleted")
  public static let checkInbox = Kind("checkInbox")
  public static let none = Kind("none")
}
