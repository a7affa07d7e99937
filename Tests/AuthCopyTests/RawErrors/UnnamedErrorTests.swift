import TestSupport
import Testing

@testable import AuthCopy

/// A raw error without its provider is read by the system that it names, or by what all who could have sent it mean.
@Suite struct UnnamedErrorTests {
  private func copy(_ text: String, _ flow: Flow? = nil, _ disclosure: Disclosure = .strict) -> Copy {
    Catalog.shipped.copy(for: LoginError(payload: text.utf8, flow: flow), locale: "en", disclosure: disclosure)
  }

  @Test(arguments: [
    // A domain, a beginning, a package, a host, a member that only one has.
    ("(com.apple.AuthenticationServices.AuthorizationError error 1001.)", Kind.canceled, Provider.apple),
    (#"{"error":"invalid_grant","error_code":"KOE320"}"#, .flowExpired, .kakao),
    (
      "org.springframework.security.oauth2.core.OAuth2AuthenticationException: [invalid_token_response] x",
      .invalidProviderResponse, "spring-security"
    ),
    (#"{"error":{"message":"x","type":"OAuthException","code":4,"fbtrace_id":"y"}}"#, .quotaExceeded, .facebook),
    (#"{"code":"over_request_rate_limit","message":"x"}"#, .tooManyAttempts, .supabase),
    // The network, and a standard that all speak alike.
    ("connect ECONNREFUSED 10.0.0.1:443", .providerUnavailable, .urlsession),
    (#"{"error":"invalid_client"}"#, .misconfigured, .oauth),
  ])
  func theSystemThatItNamesDecides(text: String, kind: Kind, provider: Provider) {
    let copy = copy(text)
    #expect(copy.kind == kind)
    #expect(copy.source?.provider == provider)
    #expect(copy.candidates.isEmpty)
  }

  @Test(arguments: [#"{"error":"access_denied"}"#, #"{"error":"invalid_request"}"#, "TOKEN_EXPIRED"])
  func whatCouldBeSeveralThingsListsThem(text: String) {
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
  func whoeverSentItTheClassIsAnsweredAlike(text: String) {
    let wrong = copy("auth/wrong-password")
    #expect(wrong.kind == .invalidCredentials)
    #expect(copy(text) == wrong)
    #expect(copy(text, .recover).kind == .checkInbox)
  }

  @Test(arguments: ["something odd", "", "{", #"{"error":"brand_new_thing"}"#, "at parseError (a.js:1:2)"])
  func whatNobodyKnowsIsUnknown(text: String) {
    let copy = copy(text)
    #expect(copy.kind == .unknown)
    #expect(copy.source == nil && copy.candidates.isEmpty)
  }

  @Test func theStatusMeansTheSameWithAll() {
    let error = LoginError(payload: "<html>x</html>".utf8, status: 503)
    #expect(error.kind == .providerUnavailable)
    #expect(error.source == nil)
  }

  @Test func noTableMayHaveTheID() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"provider":"any","surfaces":[{"id":"a","codes":[{"code":"E1","kind":"canceled"}]}]}"#, to: "codes/any.json")
    #expect {
      try Catalog.load(overlay: folder.path)
    } throws: {
      "\($0)".contains("any")
    }
    #expect(!Catalog.shipped.providers.contains(.any))
  }
}
