import AuthCopy
import Testing

/// Raw bodies as backends receive them.
@Suite struct PayloadTests {
  typealias Example = (provider: Provider, body: String, kind: Kind, surface: String?, code: String?)

  static let examples: [Example] = [
    (
      .firebase, #"{"error":{"code":400,"message":"INVALID_PASSWORD","errors":[{"message":"INVALID_PASSWORD"}]}}"#,
      .invalidCredentials, "rest", "INVALID_PASSWORD"
    ),
    (
      .firebase, #"{"error":{"code":400,"message":"TOO_MANY_ATTEMPTS_TRY_LATER : Access off."}}"#,
      .tooManyAttempts, "rest", "TOO_MANY_ATTEMPTS_TRY_LATER"
    ),
    (
      .firebase, #"{"error":{"code":400,"message":"TOKEN_EXPIRED","status":"INVALID_ARGUMENT"}}"#,
      .sessionExpired, "rest", "TOKEN_EXPIRED"
    ),
    (
      .firebase, #"{"error":{"code":400,"message":"API key not valid.","errors":[{"reason":"keyInvalid"}]}}"#,
      .misconfigured, "rest", "api key not valid"
    ),
    (
      .firebase, #"{"error":{"code":403,"message":"Denied","details":[{"x":1},{"reason":"API_KEY_SERVICE_BLOCKED"}]}}"#,
      .misconfigured, "rest", "API_KEY_SERVICE_BLOCKED"
    ),
    (
      .firebase, #"{"code":"auth/wrong-password","message":"Firebase: Error (auth/wrong-password)."}"#,
      .invalidCredentials, "js", "auth/wrong-password"
    ),
    (
      .firebase, #"{"code":"auth/invalid-credential","errorInfo":{"code":"auth/invalid-credential"}}"#,
      .misconfigured, "admin-node", "auth/invalid-credential"
    ),
    (
      .firebase, #"{"errorInfo":{"code":"auth/id-token-expired","message":"m"},"codePrefix":"auth"}"#,
      .sessionExpired, "admin-node", "auth/id-token-expired"
    ),
    (
      .kakao, #"{"error":"invalid_grant","error_description":"x","error_code":"KOE320"}"#,
      .flowExpired, "rest/oauth", "KOE320"
    ),
    (.kakao, #"{"error":"misconfigured","error_code":"KOE006"}"#, .misconfigured, "rest/oauth", "KOE006"),
    (
      .kakao, #"{"error":"invalid_grant","error_code":"KOE999"}"#,
      .flowExpired, "ios/AuthFailureReason", "invalid_grant"
    ),
    (.kakao, #"{"msg":"this access token does not exist","code":-401}"#, .sessionExpired, "rest/api", "-401"),
    (
      .naver, #"{"error":"invalid_request","error_description":"no valid data in session"}"#,
      .flowExpired, "rest/oauth", "invalid_request"
    ),
    (.naver, #"{"resultcode":"024","message":"Authentication failed"}"#, .sessionExpired, "rest/openapi", "024"),
    (.naver, #"{"errorMessage":"Authentication failed","errorCode":"028"}"#, .notSignedIn, "rest/openapi", "028"),
    (
      .naver, #"{"error":"invalid_request","error_description":"no_clientid"}"#,
      .misconfigured, "android/NidOAuthErrorCode", "invalid_request"
    ),
    (
      .naver, "error=access_denied&error_description=need+user+consent.",
      .consentRequired, "rest/auto-login", "access_denied"
    ),
    (
      .naver, "?error=access_denied&error_description=Canceled%20By%20User&state=1",
      .canceled, "rest/oauth", "access_denied"
    ),
    (
      .facebook, #"{"error":{"message":"m","type":"OAuthException","code":190,"error_subcode":463}}"#,
      .sessionExpired, "rest/graph-subcode", "463"
    ),
    (
      .facebook, #"{"error":{"type":"OAuthException","code":190,"error_subcode":458}}"#,
      .providerAccountNotConnected, "rest/graph-subcode", "458"
    ),
    (
      .facebook, #"{"error":{"type":"OAuthException","code":190,"error_subcode":99999}}"#,
      .sessionExpired, "rest/graph", "190"
    ),
    (.facebook, #"{"error":{"type":"OAuthException","code":230}}"#, .consentRequired, "rest/graph", "230"),
    (
      .facebook, "error=access_denied&error_code=200&error_reason=user_denied",
      .canceled, "web/dialog", "user_denied"
    ),
    (.apple, #"{"error":"invalid_grant"}"#, .flowExpired, "rest", "invalid_grant"),
    (.apple, #"{"error":"popup_closed_by_user"}"#, .canceled, "js", "popup_closed_by_user"),
    (
      .google, #"{"error":"invalid_grant","error_description":"Bad Request"}"#,
      .flowExpired, "rest/oauth", "invalid_grant"
    ),
    (.google, #"{"error":"unsupported_grant_type"}"#, .misconfigured, "token", "unsupported_grant_type"),
    (
      .google, "https://app.example/cb?error=temporarily_unavailable&state=x",
      .providerUnavailable, "authorize", "temporarily_unavailable"
    ),
    (
      .line, #"{"error":"invalid_grant","error_description":"invalid authorization code"}"#,
      .flowExpired, "token", "invalid_grant"
    ),
    (
      .line, "error=ACCESS_DENIED&error_description=The+resource+owner+denied", .canceled, "rest/authorize",
      "ACCESS_DENIED"
    ),
    (.oauth, "error=access_denied&state=a", .consentDenied, "authorize", "access_denied"),
    (.oauth, #"{"error":"invalid_client"}"#, .misconfigured, "token", "invalid_client"),
    (
      .supabase, #"{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}"#,
      .invalidCredentials, "rest", "invalid_credentials"
    ),
    (
      .supabase, #"{"code":"over_email_send_rate_limit","message":"m"}"#,
      .tooManyAttempts, "rest", "over_email_send_rate_limit"
    ),
    (
      .cognito, #"{"__type":"NotAuthorizedException","message":"Incorrect username or password."}"#,
      .invalidCredentials, "idp", "NotAuthorizedException"
    ),
    (
      .cognito, #"{"__type":"com.amazonaws.cognito#NotAuthorizedException","message":"User is disabled."}"#,
      .userDisabled, "idp", "NotAuthorizedException"
    ),
    (
      .cognito, #"{"__type":"NotAuthorizedException","message":"Refresh Token has expired"}"#,
      .sessionExpired, "idp", "NotAuthorizedException"
    ),
    (
      .auth0, #"{"error":"invalid_grant","error_description":"Wrong email or password."}"#,
      .invalidCredentials, "rest", "invalid_grant"
    ),
    (
      .auth0, #"{"error":"invalid_grant","error_description":"Unknown or invalid refresh token."}"#,
      .sessionExpired, "rest", "invalid_grant"
    ),
    (
      .auth0, #"{"code":"invalid_signup","description":"Invalid sign up"}"#,
      .signUpNotCompleted, "rest", "invalid_signup"
    ),
    (.webauthn, #"{"name":"NotAllowedError","message":"m"}"#, .canceled, "js/create+get", "NotAllowedError"),
    (.webauthn, #"{"name":"InvalidStateError"}"#, .passkeyAlreadyRegistered, "js/create", "InvalidStateError"),
    // An NSError: the domain takes precedence over the named provider.
    (.firebase, #"{"domain":"FIRAuthErrorDomain","code":17009}"#, .invalidCredentials, "ios", "17009"),
    (.google, #"{"domain":"NSURLErrorDomain","code":-1009}"#, .networkUnavailable, "ios/URLError", "-1009"),
    (
      .firebase,
      #"{"domain":"FIRAuthErrorDomain","code":17999,"userInfo":{"NSUnderlyingError":"#
        + #"{"domain":"NSURLErrorDomain","code":-1001}}}"#, .timedOut, "ios/URLError", "-1001"
    ),
    (
      .appauth, #"{"domain":"org.openid.appauth.oauth_token","code":-10}"#,
      .flowExpired, "ios-appauth/org.openid.appauth.oauth_*", "-10"
    ),
    // Readable, but without a known code.
    (.kakao, "{}", .unknown, nil, nil),
    (.kakao, "[1]", .unknown, nil, nil),
    (.kakao, #"{"code":-99999}"#, .unknown, nil, "-99999"),
    (.kakao, "a=b", .unknown, nil, nil),
    (.kakao, "{\"error_code\":\"KOE\u{1}320\"}", .unknown, nil, nil),
    (.kakao, String(repeating: "{\"a\":", count: 2_000), .unknown, nil, nil),
    (.google, #"{"domain":"NoSuchDomain","code":5}"#, .unknown, nil, "5"),
  ]

  @Test(arguments: examples.indices) func bodiesResolveToTheirKinds(index: Int) throws {
    let example = Self.examples[index]
    let error = LoginError(provider: example.provider, payload: example.body.utf8)
    #expect(error.kind == example.kind, "\(example.body)")
    #expect(error.source?.surface == example.surface, "\(example.body)")
    #expect(error.source?.code == example.code, "\(example.body)")
  }

  @Test(arguments: ["{\"error\":", "{", "{nothing"])
  func brokenObjectsAreUnknown(body: String) {
    #expect(LoginError(provider: .kakao, payload: body.utf8).kind == .unknown)
  }

  @Test func namedSurfaceTakesPrecedence() throws {
    let body = #"{"code":"auth/invalid-credential"}"#.utf8
    let error = LoginError(provider: .firebase, surface: "admin-node", payload: body)
    #expect(error.kind == .misconfigured)
  }

  @Test func errorDomainResolvesToItsProvider() {
    let error = LoginError(domain: "com.apple.AuthenticationServices.AuthorizationError", code: 1001)
    #expect(error.kind == .canceled)
    #expect(error.source?.provider == .apple)
    #expect(LoginError(domain: "NoSuchDomain", code: 1).kind == .unknown)
  }
}
