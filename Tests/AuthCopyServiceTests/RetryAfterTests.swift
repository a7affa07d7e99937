import AuthCopy
import HTTPTypes
import Testing

@testable import AuthCopyService

/// When a problem has a `Retry-After` header.
@Suite struct RetryAfterTests {
  private static let problem: HTTPFields = [.accept: "application/problem+json"]

  private func reply(_ query: String, _ body: String, provider: String = "firebase") -> Reply {
    send(.post, "/v1/errors/\(provider)?\(query)", body, headers: Self.problem)
  }

  @Test(arguments: [
    ("status=503&retryAfter=42", "", "42"), ("retryAfter=42", #"{"error":{"message":"RESOURCE_EXHAUSTED"}}"#, "42"),
    ("status=429&retryAfter=42", "", "42"), ("status=503", "Try again after 26 seconds.", "26"),
    ("status=503", "", nil),
    ("status=408&retryAfter=42", "", nil), ("retryAfter=42", #"{"error":{"message":"WEAK_PASSWORD"}}"#, nil),
  ])
  func retryAfterIsSentForTooManyAttemptsAndStatus503(query: String, body: String, seconds: String?) {
    #expect(reply(query, body).headers[.retryAfter] == seconds)
  }

  @Test(
    arguments: [
      ("clerk", #"{"errors":[{"code":"user_locked"}]}"#, #"{"errors":[{"code":"form_password_incorrect"}]}"#),
      ("cognito", #"{"__type":"UserNotConfirmedException"}"#, #"{"__type":"UserNotFoundException"}"#),
      ("firebase", #"{"code":"auth/user-disabled"}"#, #"{"code":"auth/wrong-password"}"#),
    ], ["retryAfter=42", "seconds=42&retryAfter=42", "flow=signIn&retryAfter=42", "flow=recover&retryAfter=42"])
  func concealedResponsesHaveNoRetryAfter(bodies: (provider: String, String, String), query: String) {
    let replies = [bodies.1, bodies.2].map { reply(query, $0, provider: bodies.provider) }
    #expect(replies[0].body == replies[1].body)
    #expect(replies[0].headers == replies[1].headers && replies[0].headers[.retryAfter] == nil)
  }

  @Test func lockedAccountHasTheWaitOnlyInItsText() throws {
    var options = CopyService.Options()
    options.disclosureCeiling = .helpful
    let reply = send(
      .post, "/v1/errors/clerk?disclosure=helpful&retryAfter=42", #"{"errors":[{"code":"user_locked"}]}"#,
      headers: Self.problem, service: CopyService(options: options))
    #expect(reply["kind"]?.string == "accountLocked")
    #expect(reply["detail"]?.string?.contains("42 seconds") == true)
    #expect(reply.headers[.retryAfter] == nil)
  }
}
