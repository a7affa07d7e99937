import Testing

@testable import AuthCopy

/// One code with several causes means what its message says.
@Suite struct MessageCaseTests {
  private static let cases: [(provider: Provider, error: String, kind: Kind)] = [
    (.kakao, #"{"code":-401,"msg":"this access token does not exist"}"#, .sessionExpired),
    (.kakao, #"{"code":-401,"msg":"ip mismatched! callerIp=192.0.2.1. check out registered ips."}"#, .misconfigured),
    (.kakao, #"{"code":-401,"msg":"domain mismatched! caller=https://a.example"}"#, .misconfigured),
    (.kakao, #"{"code":-401,"msg":"wrong appKey(x) format"}"#, .misconfigured),
    (.kakao, #"{"code":-401,"msg":"no authentication key!"}"#, .misconfigured),
    (.naver, #"{"errorCode":"024","errorMessage":"x : Authentication failed."}"#, .sessionExpired),
    (.naver, #"{"errorCode":"024","errorMessage":"Scope Status Invalid : Authentication failed."}"#, .misconfigured),
    (.naver, #"{"errorCode":"024","errorMessage":"Not Exist Client URL : Authentication failed."}"#, .misconfigured),
    (.line, "PlatformException(INTERNAL_ERROR, x, null, null)", .internalError),
    (.line, "PlatformException(INTERNAL_ERROR, OpenId issuedAt is after current time: x)", .secureConnectionFailed),
    (.parse, #"{"code":101,"error":"Invalid username/password."}"#, .invalidCredentials),
    (.parse, #"{"code":101,"error":"invalid session"}"#, .sessionExpired),
    (.cognito, "?error=invalid_request&error_description=attributes+required:+[email]", .providerEmailMissing),
    (.cognito, "?error=invalid_request&error_description=attributes+required:+[birthdate]", .misconfigured),
    (.devise, #"{"errors":{"email":["is invalid"]}}"#, .invalidEmail),
    (.devise, #"{"errors":{"current_password":["is invalid"]}}"#, .currentPasswordIncorrect),
    (.devise, #"{"errors":{"reset_password_token":["is invalid"]}}"#, .actionLinkInvalid),
    (.devise, #"{"errors":{"nickname":["is invalid"]}}"#, .invalidField),
    (.devise, #"Could not authenticate you from Facebook because "Invalid credentials"."#, .externalSignInRejected),
    (.devise, #"Could not authenticate you from Facebook because "Csrf detected"."#, .securityCheckFailed),
    (.djangoAllauth, #"{"errors":[{"code":"invalid_login","message":"Invalid login."}]}"#, .invalidRequest),
    (
      .djangoAllauth, #"{"errors":[{"code":"invalid_login","message":"Please enter a correct username."}]}"#,
      .invalidCredentials
    ),
    (.supabase, #"{"error_code":"validation_failed","msg":"Bad Sort Parameters"}"#, .invalidRequest),
    (
      .supabase, #"{"error_code":"validation_failed","msg":"Unsupported provider: provider is not enabled"}"#,
      .signInMethodDisabled
    ),
    (.oauth, #"{"error":"invalid_request","error_description":"Missing parameter: username"}"#, .missingField),
    (.okta, #"{"error":"access_denied","error_description":"Access denied by sign-on policy"}"#, .blockedByPolicy),
    (.okta, #"{"error":"access_denied","error_description":"Resource owner denied access"}"#, .consentDenied),
    (.keycloak, #"{"error":"access_denied","error_description":"User denied access"}"#, .consentDenied),
    (.keycloak, #"{"error":"access_denied","error_description":"Access denied by policy"}"#, .blockedByPolicy),
    (.auth0, "access_denied (The user has denied your application access.)", .consentDenied),
    (.google, "GoogleSignInException(code GoogleSignInExceptionCode.canceled, [28444] x, null)", .misconfigured),
    (.google, "GoogleSignInException(code GoogleSignInExceptionCode.canceled, x, null)", .canceled),
    (.google, "PlatformException(sign_in_failed, com.google.GIDSignIn, keychain error, null)", .deviceStorageFailed),
    (.google, "Error 403: access_denied", .notInvited), (.google, "?error=access_denied", .consentDenied),
    (.firebase, "{ code: 'auth/argument-error', message: 'Firebase ID token has expired.' }", .sessionExpired),
    (.firebase, "Sent until this region enabled (auth/operation-not-allowed)", .phoneCountryNotSupported),
  ]

  @Test(arguments: cases) func codeMeansWhatItsMessageSays(provider: Provider, error: String, kind: Kind) {
    #expect(LoginError(provider: provider, payload: error.utf8).kind == kind, "\(provider): \(error)")
  }

  /// A blocking function chooses the status of its refusal, which is no status of Firebase's.
  @Test(arguments: [
    "UNAUTHENTICATED", "PERMISSION_DENIED", "ALREADY_EXISTS", "NOT_FOUND", "INVALID_ARGUMENT", "RESOURCE_EXHAUSTED",
    "FAILED_PRECONDITION", "UNAVAILABLE",
  ])
  func refusalOfABlockingFunctionIsOneKind(status: String) {
    let body = #"{"error":{"details":{},"message":"no","status":"\#(status)"}}"#
    let cause = "HTTP Cloud Function returned an error: \(body)"
    for error in [
      "FirebaseException: An internal error has occurred. [ BLOCKING_FUNCTION_ERROR_RESPONSE:\(cause) ]",
      "[firebase_auth/internal-error] An internal error has occurred. [ BLOCKING_FUNCTION_ERROR_RESPONSE : \(cause) ]",
      "FirebaseError: Firebase: \(cause) (auth/internal-error).",
      #"{"error":{"code":400,"message":"BLOCKING_FUNCTION_ERROR_RESPONSE : \#(cause.replacing("\"", with: "\\\""))"}}"#,
    ] {
      #expect(LoginError(provider: .firebase, payload: error.utf8).kind == .blockedByPolicy, "\(error)")
    }
  }
}
