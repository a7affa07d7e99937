import TestSupport
import Testing

@testable import AuthCopy

/// A raw error without a provider resolves by the evidence in it, or by the meaning that all possible providers share.
@Suite struct UnknownProviderTests {
  private func copy(_ text: String, _ flow: Flow? = nil, _ disclosure: Disclosure = .strict) -> Copy {
    Catalog.shipped.copy(for: LoginError(payload: text.utf8, flow: flow), locale: "en", disclosure: disclosure)
  }

  @Test(arguments: [
    // A domain, a prefix, a package, a host, or a member that only one provider uses.
    ("(com.apple.AuthenticationServices.AuthorizationError error 1001.)", Kind.canceled, Provider.apple),
    (#"{"error":"invalid_grant","error_code":"KOE320"}"#, .flowExpired, .kakao),
    (
      "org.springframework.security.oauth2.core.OAuth2AuthenticationException: [invalid_token_response] x",
      .invalidProviderResponse, "spring-security"
    ),
    (#"{"error":{"message":"x","type":"OAuthException","code":4,"fbtrace_id":"y"}}"#, .quotaExceeded, .facebook),
    (#"{"code":"over_request_rate_limit","message":"x"}"#, .tooManyAttempts, .supabase),
    // Network errors, and a standard that all providers share.
    ("connect ECONNREFUSED 10.0.0.1:443", .providerUnavailable, .urlsession),
    (#"{"error":"invalid_client"}"#, .misconfigured, .oauth),
    // A network error decides over the wrapper of another table, whatever code names it; without one, the wrapper does.
    (
      "GetAccessTokenError('certificate verify failed: self-signed certificate (_ssl.c:1006)')",
      .secureConnectionFailed, .urlsession
    ),
    ("GetAccessTokenError('')", .externalSignInRejected, .oauth),
  ])
  func evidenceInTheErrorDeterminesTheProvider(text: String, kind: Kind, provider: Provider) {
    let copy = copy(text)
    #expect(copy.kind == kind)
    #expect(copy.source?.provider == provider)
    #expect(copy.candidates.isEmpty)
  }

  /// Names of standards mean what the standards say, although providers give them other meanings, too.
  @Test(arguments: [
    (#"{"error":"access_denied"}"#, Kind.consentDenied), (#"{"error":"invalid_request"}"#, .invalidRequest),
  ])
  func namesOfStandardsAreNotAmbiguous(text: String, kind: Kind) {
    #expect(copy(text, nil, .helpful).kind == kind)
  }

  @Test(arguments: ["INVALID_ID_TOKEN"])
  func ambiguousErrorsListTheirCandidates(text: String) {
    let copy = copy(text)
    #expect(copy.kind == .unknown)
    #expect(!copy.isKnown)
    #expect(copy.source == nil)
    #expect((2...10).contains(copy.candidates.count))
    #expect(Set(copy.candidates.map(\.provider)).count == copy.candidates.count)
    #expect(copy.candidates.allSatisfy { $0.provider != nil && $0.provider != .any })
  }

  @Test(arguments: [
    "INVALID_PASSWORD", "USER_NOT_FOUND", "Firebase: Error (auth/user-disabled).", "Invalid login credentials",
  ])
  func concealedErrorsHaveTheSameCopyForAllProviders(text: String) {
    let wrong = copy("auth/wrong-password")
    #expect(wrong.kind == .invalidCredentials)
    #expect(copy(text) == wrong)
    #expect(copy(text, .recover).kind == .checkInbox)
  }

  @Test(arguments: ["something odd", "", "{", #"{"error":"brand_new_thing"}"#, "at parseError (a.js:1:2)"])
  func unrecognizedErrorsAreUnknown(text: String) {
    let copy = copy(text)
    #expect(copy.kind == .unknown)
    #expect(copy.source == nil && copy.candidates.isEmpty)
  }

  /// An ordinary sentence is evidence as a whole text, where no other piece has a meaning.
  @Test(arguments: [
    (#"{"token":["This field is required."]}"#, Kind.missingField), ("This field is required.", .missingField),
    ("The list says that this field is required", .unknown),
    // Tables disagree.
    (#"{"msg":"Not enough segments"}"#, .unknown),
    (#"{"detail":"MFA is not enabled."}"#, .unknown),
    // A distinctive phrase decides.
    ("The specified alg value is not allowed", .securityCheckFailed),
    // A single word is no sentence.
    (#"{"error":"Unauthorized"}"#, .unknown),
    ("不正なコードです", .invalidVerificationCode), ("不正なコードです。", .invalidVerificationCode),
    ("不正なコードです！", .invalidVerificationCode), ("不正なコードです。次へ", .unknown),
  ])
  func ordinarySentencesCountAsWholeTexts(text: String, kind: Kind) {
    #expect(copy(text, nil, .helpful).kind == kind)
  }

  /// In a flow, an ordinary sentence is also evidence as the message with which a text ends.
  @Test(arguments: [
    ("RuntimeError: access denied", Kind.blockedByPolicy), ("#<RuntimeError: Access denied.>", .blockedByPolicy),
    ("Error, access denied. Check the oven.", .unknown), ("RuntimeError: no access denied", .unknown),
    ("RuntimeError: unauthorized", .unknown),
  ])
  func ordinarySentenceEndsATextInAFlow(text: String, kind: Kind) {
    #expect(copy(text, .signIn, .helpful).kind == kind)
    #expect(copy(text, nil, .helpful).kind == .unknown)
  }

  @Test func phraseOfAMissingCodeIsWeakerThanAPhrase() {
    #expect(copy(#"{"error":"Invalid credentials."}"#, .signIn, .helpful).kind == .invalidCredentials)
  }

  /// The class of an exception has a weaker meaning than its message, also where both mean the same.
  @Test func messageOfAnExceptionDecides() {
    let text = "google.auth.exceptions.InvalidValue: Token used too early, 1764000000 < 1764000000."
    #expect(copy(text, nil, .helpful).kind == .securityCheckFailed)
  }

  @Test(arguments: [
    ("429 Too Many Requests", Kind.tooManyAttempts), ("timeout of 5000ms exceeded", .timedOut),
    ("timeout of 12 ms exceeded", .timedOut), ("Timed out after 10.0 seconds", .timedOut),
    ("요청 시간이 초과되었습니다", .timedOut), ("リクエストがタイムアウトしました（30秒）", .timedOut), ("请求超时（5000 毫秒）", .timedOut),
    ("인증 시간이 초과되었습니다", .unknown),
    ("Your session timed out after 30 minutes", .sessionExpired), ("5 roms exceeded the shelf", .unknown),
    ("Get \"https://a.b/c\": EOF", .networkUnavailable),
  ])
  func messagesOfClientsAreErrorsOfTheNetwork(text: String, kind: Kind) {
    #expect(copy(text).kind == kind)
  }

  @Test func statusHasTheSameMeaningForAllProviders() {
    let error = LoginError(payload: "<html>x</html>".utf8, status: 503)
    #expect(error.kind == .providerUnavailable)
    #expect(error.source == nil)
  }
}
