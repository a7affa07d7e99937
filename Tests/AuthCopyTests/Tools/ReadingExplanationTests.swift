import Testing

@testable import AuthCopy

/// The explanation of a raw error names the piece that decides, and why.
@Suite struct ReadingExplanationTests {
  private func explanation(
    _ text: String, of provider: Provider, status: Int? = nil, under disclosure: Disclosure = .strict
  ) -> ReadingExplanation {
    Catalog.shipped.explanation(
      ofPayload: Array(text.utf8), provider: provider, surface: nil, status: status, retryAfter: nil, flow: nil,
      under: disclosure)
  }

  @Test(arguments: [
    (Provider.firebase, "[firebase_auth/wrong-password]", Kind.invalidCredentials, "wrong-password", "same", []),
    (.supabase, "AuthApiError: email rate limit exceeded", .quotaExceeded, "email rate limit exceeded", "strength", []),
    (
      .kakao, "AuthFailed(reason: KakaoSDKCommon.AuthFailureReason.AccessDenied, errorInfo: nil)", .canceled,
      "AccessDenied", "same", []
    ),
    (
      .firebase,
      #"{"domain":"FIRAuthErrorDomain","code":17020,"userInfo":{"NSUnderlyingError":{"domain":"NSURLErrorDomain","code":-1001}}}"#,
      .timedOut, "-1001", "depth", []
    ),
    (
      .appwrite, "AppwriteException: User (role: guests) missing scope (account)", .permissionDenied, "missing scope",
      "place", []
    ),
    (
      .kakao, "?error=access_denied&error_description=User%20denied%20access", .canceled, "access_denied", "wrapper", []
    ),
    (.any, #"{"error":"invalid_client"}"#, .misconfigured, "invalid_client", "standard", []),
    (.any, "checks.state argument is missing", .flowExpired, "checks.state argument is missing", "agreement", []),
    (
      .any, #"{"type":0,"code":3,"errorDescription":"Network error"}"#, .networkUnavailable, "Network error", "network",
      []
    ),
    (
      .any, "com.okta.sdk.resource.ResourceException: HTTP 403, Okta E0000069 (User Locked)", .accountLocked,
      "E0000069", "strength", ["systemName"]
    ),
    (
      .firebase, "[firebase_auth/invalid-credential] The box in the garden was open", .unknown,
      "invalid-credential", "same", ["otherCause", "concealed"]
    ),
    (.any, "login failed: error INVALID_ID_TOKEN", .unknown, "INVALID_ID_TOKEN", "disagreement", []),
  ])
  func decidingPieceAndReasonAreNamed(
    provider: Provider, text: String, kind: Kind, found: String, reason: String, steps: [String]
  ) throws {
    let explanation = explanation(text, of: provider)
    #expect(explanation.error == LoginError(provider: provider, payload: text))
    #expect(explanation.error.kind == kind && explanation.reason.id == reason)
    #expect(explanation.steps.map(\.id) == steps)
    let first = try #require(explanation.pieces.first)
    #expect(first.found == found && first.decides == (reason != "disagreement"))
    #expect(explanation.pieces.dropFirst().allSatisfy { !$0.decides })
  }

  @Test func errorWithoutEvidenceHasTheReasonNone() {
    #expect(explanation("xyz", of: .firebase).reason.id == "none")
    #expect(explanation("xyz", of: .firebase).pieces.isEmpty)
    let status = explanation("xyz", of: .firebase, status: 429)
    #expect(status.error.kind == .tooManyAttempts && status.pieces.first?.position == nil)
  }

  /// The line and the column count from the start of the payload, in Unicode scalars.
  @Test(
    arguments: [
      ("\n  가 (auth/wrong-password)", nil, 2, 6),
      (#"{"a":[{"b":0},{"code":"auth/wrong-password"}]}"#, "a[1].code", 1, 24),
      (#"{"message":"auth/wrong-password","code":"auth/wrong-password"}"#, "code", 1, 42),
      // JSON within JSON is located by the member that contains it.
      (#"{"message":"{\"code\":\"auth/wrong-password\"}"}"#, "message", 1, 25),
      (#"{"message":"{\"code\":\"auth\/wrong-password\"}"}"#, "message", 1, 12),
    ] as [(String, String?, Int, Int)])
  func piecesAreLocated(text: String, path: String?, line: Int, column: Int) throws {
    let piece = try #require(explanation(text, of: .firebase).pieces.first)
    #expect(piece.found == "auth/wrong-password" && piece.path == path, "\(text)")
    #expect(piece.position.map { [$0.line, $0.column] } == [line, column], "\(text)")
  }

  @Test func jsonHasTheMembersOfItsSchema() throws {
    var writer = JSONWriter()
    let explanation = explanation(#"{"error":{"message":"USER_DISABLED : EMAIL_NOT_FOUND"}}"#, of: .firebase)
    writer.object { explanation.writeMembers(alsoIgnored: ["surface"], in: .en, to: &$0) }
    let json = try JSONParser.parse(writer.bytes)
    #expect(
      json.members?.map(\.key) == [
        "kind", "known", "source", "shown", "reason", "evidence", "ignored", "note", "catalog",
      ])
    #expect(json["shown"]?["kind"]?.string == "invalidCredentials")
    let piece = try #require(json["evidence"]?.array?.first)
    #expect(
      piece.members?.map(\.key) == [
        "found", "place", "path", "line", "column", "kind", "source", "strength", "table", "concealedAs", "decides",
      ])
    #expect(piece["path"]?.string == "error.message" && piece["concealedAs"]?.string == "invalidCredentials")
    #expect(json["note"]?.string?.contains("conceals nothing") == true)
  }

  @Test func eachLanguageHasAllTexts() {
    let explanation = explanation("AuthApiError: email rate limit exceeded", of: .supabase)
    for language in MessageLanguage.allCases {
      #expect(explanation.reason.text(in: language).contains("AuthApiError"))
      #expect(explanation.pieces.allSatisfy { !$0.texts(in: language).strength.isEmpty })
    }
  }

  @Test func anErrorOfManyPiecesListsTheStrongest() throws {
    let codes = try #require(Catalog.shipped.codeTable(of: .firebase)?.surfaces.first).rows.map(\.code)
    let explanation = explanation(codes.prefix(60).map { "(\($0))" }.joined(separator: "\n"), of: .firebase)
    #expect(explanation.pieces.count == 20 && explanation.omitted > 0)
  }
}
