import AuthCopy
import Testing

/// Vendor codes that are easily resolved to the wrong kind.
@Suite struct CodeResolutionTests {
  typealias Example = (provider: Provider, surface: String?, code: RawCode, kind: Kind)

  static let examples: [Example] = [
    // The same code is the user's fault in one SDK and the server's in another.
    (.firebase, "js", "auth/invalid-credential", .invalidCredentials),
    (.firebase, "admin-node", "auth/invalid-credential", .misconfigured),
    (.firebase, "js", "auth/invalid-recaptcha-action", .appVerificationFailed),
    (.firebase, "admin-node", "auth/invalid-recaptcha-action", .invalidRequest),
    (.firebase, "rest", "USER_NOT_FOUND", .sessionExpired),
    (.firebase, "rest", "EMAIL_NOT_FOUND", .invalidCredentials),
    // A weak new password, not a failed sign-in.
    (.firebase, "admin-node", "auth/invalid-password", .weakPassword),
    (.cognito, nil, "InvalidPasswordException", .weakPassword),
    // Spelling variants.
    (.firebase, "ios", "ERROR_WEB_CONTEXT_CANCELLED", .canceled),
    (.firebase, "android", "ERROR_WEB_CONTEXT_CANCELED", .canceled),
    (.firebase, "ios", "MISSING_APP_CREDENTIAL", .appVerificationFailed),
    // Details after a colon.
    (.firebase, nil, "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is off", .tooManyAttempts),
    (.firebase, "rest", "WEAK_PASSWORD:short", .weakPassword),
    // The JS SDK derives codes from server messages that it does not know.
    (.firebase, "js", "auth/missing-email", .missingField),
    (.firebase, "js", "auth/second-factor-exists", .mfaFactorAlreadyEnrolled),
    (.firebase, nil, "auth/reset-password-exceed-limit", .tooManyAttempts),
    (.firebase, "js", "auth/never-heard-of", .unknown),
    // Integers collide: the surface or the domain decides.
    (.apple, "ios/LAError", -4, .canceled),
    (.apple, "ios/OSStatus", -4, .unsupportedEnvironment),
    (.apple, "com.apple.LocalAuthentication", -4, .canceled),
    (.facebook, "rest/graph", 10, .consentRequired),
    (.facebook, "ios/com.facebook.sdk.core", 10, .notSignedIn),
    (.facebook, "ios/com.facebook.sdk.login.refresh", 10, .signInMethodDisabled),
    (.naver, "ios/app-redirect code", 7, .misconfigured),
    (.naver, "ios-legacy/THIRDPARTYLOGIN_RECEIVE_TYPE", 7, .networkUnavailable),
    (.naver, "android/NidOAuthErrorCode", "invalid_request", .invalidRequest),
    (.naver, "android/NidOAuthErrorCode", "CLIENT_ERROR_NO_CLIENTID", .misconfigured),
    (.naver, "android/NidOAuthErrorCode", "CLIENT_ERROR_CERTIFICATION_ERROR", .secureConnectionFailed),
    (.line, nil, "login_required", .interactionRequired),
    (.line, "rest/authorize", "Invalid_Scope", .misconfigured),
    (.line, nil, 30_161_001, .securityCheckFailed),
    // access_denied means a cancellation for some providers and a refused consent for others.
    (.kakao, nil, "access_denied", .canceled),
    (.line, nil, "access_denied", .canceled),
    (.naver, "rest/oauth", "access_denied", .canceled),
    (.facebook, nil, "access_denied", .canceled),
    (.oauth, nil, "access_denied", .consentDenied),
    (.google, nil, "access_denied", .consentDenied),
    // Patterns.
    (.facebook, "rest/graph", 200, .consentRequired),
    (.facebook, nil, "299", .consentRequired),
    (.facebook, "rest/graph", 300, .unknown),
    (.facebook, "rest/graph", "200-299", .consentRequired),
    (.google, nil, "emm_something_new", .deviceNotCompliant),
    (.facebook, nil, "190/463", .sessionExpired),
    (.facebook, "rest/graph-subcode", 458, .providerAccountNotConnected),
    // HTTP statuses do not identify an error.
    (.cognito, nil, 400, .unknown),
    (.cognito, nil, "HTTP 400", .unknown),
    (.kakao, nil, "HTTP 401", .unknown),
    // Success codes are not errors.
    (.naver, "rest/openapi", "00", .none),
    (.line, nil, "SUCCESS", .none),
    (.naver, nil, "NONE", .none),
    // OAuth providers also send OAuth's codes.
    (.google, nil, "unsupported_grant_type", .misconfigured),
    (.supabase, nil, "invalid_grant", .flowExpired),
    (.google, "device", "authorization_pending", .authorizationPending),
    (.webauthn, nil, "invalid_grant", .unknown),
    // A surface that does not exist is ignored; a code that an existing surface lacks is unknown.
    (.kakao, "nowhere", "KOE320", .flowExpired),
    (.apple, "js", "-7", .unknown),
    (.kakao, nil, "", .unknown),
    (Provider("unlisted"), nil, "x", .unknown),
  ]

  @Test(arguments: examples.indices) func codesResolveToTheirKinds(index: Int) {
    let example = Self.examples[index]
    let error = LoginError(provider: example.provider, surface: example.surface, code: example.code)
    #expect(error.kind == example.kind, "\(example)")
    #expect(error.isKnown == (example.kind != .unknown))
  }

  @Test func ambiguousCodeListsItsMeanings() {
    let error = LoginError(provider: .firebase, code: "auth/invalid-credential")
    #expect(error.kind == .invalidCredentials)
    #expect(
      error.candidates.map { "\($0.surface) \($0.kind)" } == ["js invalidCredentials", "admin-node misconfigured"])
  }

  @Test func codeWithOneMeaningOnSeveralSurfacesIsNotAmbiguous() {
    let error = LoginError(provider: .kakao, code: -101)
    #expect(error.source?.surface == "rest/api")
    #expect(error.candidates.isEmpty)
  }

  @Test func sourceNamesSurfaceAndCode() {
    let error = LoginError(provider: .firebase, code: 17009)
    #expect(error.source?.surface == "ios")
    #expect(error.source?.code == "17009")
  }
}
