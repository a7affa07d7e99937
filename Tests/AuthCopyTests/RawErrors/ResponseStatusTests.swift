import AuthCopy
import Testing

/// The provider's HTTP status determines the kind if the body has no meaningful code.
@Suite struct ResponseStatusTests {
  private static let invented = Result { () throws -> InventedCatalog in
    try InventedCatalog(
      [
        "a": [row("E1", .canceled), row("vague", .internalError)],
        "rest/http-status": [
          row("401", .notSignedIn), row("401", .invalidCredentials, #""description":"wrong_password""#),
          row("409", .userDisabled, #""description":"is locked""#),
          row("520-530", .underMaintenance, #""match":"range""#),
        ],
      ], payloads: [#"{"code":"error","surfaces":["a"]}"#])
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    ("", 401, Kind.notSignedIn), ("", 429, .tooManyAttempts), ("", 408, .timedOut), ("", 405, .invalidRequest),
    ("", 415, .invalidRequest), ("", 404, .unknown), ("", 503, .providerUnavailable),
    ("", 525, .underMaintenance), ("<html>Bad Gateway</html>", 502, .providerUnavailable),
    (#"{"message":"Wrong password"}"#, 401, .invalidCredentials), (#"{"error":"vague"}"#, 503, .internalError),
    (#"{"error":"new"}"#, 429, .tooManyAttempts), (#"{"error":"E1"}"#, 503, .canceled),
    (#"{"error":"vague"}"#, 400, .internalError),
    ("it is locked", 409, .userDisabled), ("", 409, .unknown), ("", 400, .unknown), ("", 200, .unknown),
    ("", -1, .unknown),
  ])
  func statusDeterminesTheKind(body: String, status: Int, kind: Kind) throws {
    let error = try invented.error(body, status: status)
    #expect(error.kind == kind, "\(body) \(status)")
    #expect(error.isKnown == (kind != .unknown))
  }
}
