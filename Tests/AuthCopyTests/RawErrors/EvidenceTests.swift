import AuthCopy
import Testing

/// Which piece of an error decides what it means.
@Suite struct EvidenceTests {
  private static let invented = Result { () throws -> InventedCatalog in
    try InventedCatalog(
      [
        "a": [
          row("ACME_LOCKED", .operationInProgress), row("ACME_BAD", .invalidRequest),
          row("ACME_FAILED", .invalidCredentials, #""overloaded":true"#), row("ACME_ODD", .internalError),
          row("ACME_NET", .networkUnavailable, #""symbol":"AcmeNetError""#),
          row("AcmeAuthException", .misconfigured), row("acme_cancel", .canceled), row("timeout", .timedOut),
          row("ACME_MANY", .conflict), row("ACME_MANY", .quotaExceeded, #""description":"quota of acme""#),
          row("the token of acme is too old", .sessionExpired, #""match":"phrase""#),
          row("the token of acme is too old for a change", .requiresRecentLogin, #""match":"phrase""#),
          row("the seat of acme is not paid", .organizationFull, #""match":"phrase""#),
          row("console of acme is empty", .unsupportedEnvironment, #""match":"phrase""#),
          row("no seat", .notInvited, #""match":"phrase""#),
          row("seat taken today", .tooManySessions, #""match":"phrase""#),
        ]
      ],
      payloads: [#"{"code":"code","surfaces":["a"]}"#], members: #""fallback":["oauth"]"#)
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    // A code of one cause decides over the class of an exception, and so does a sentence.
    ("AcmeAuthException: (ACME_LOCKED)", Kind.operationInProgress),
    ("AcmeAuthException: The token of acme is too old.", .sessionExpired),
    ("AcmeAuthException: x", .misconfigured),
    // A symbol in a text can be the name of a class too; in a member, it is a code.
    ("AcmeNetError: The token of acme is too old.", .sessionExpired), ("AcmeNetError: x", .networkUnavailable),
    (#"{"code":"AcmeNetError","message":"The token of acme is too old"}"#, .networkUnavailable),
    // A sentence decides over a vague code, a code of many causes, and a code whose cause is not known.
    (#"{"code":"ACME_BAD","message":"The token of acme is too old"}"#, .sessionExpired),
    (#"{"code":"ACME_FAILED","message":"The token of acme is too old"}"#, .sessionExpired),
    (#"{"code":"ACME_ODD","message":"The token of acme is too old"}"#, .sessionExpired),
    // A code of one cause decides over a sentence, wherever both stand.
    (#"{"message":"The token of acme is too old","code":"ACME_LOCKED"}"#, .operationInProgress),
    // A code whose cause the message identifies decides over all.
    (#"{"code":"ACME_MANY","message":"quota of acme; the token of acme is too old"}"#, .quotaExceeded),
    // A code that stands for many causes is not claimed for a sentence about something else.
    (#"{"code":"ACME_FAILED","message":"the moon is full"}"#, .unknown),
    (#"{"code":"ACME_FAILED","message":"the password is wrong"}"#, .invalidCredentials),
    // The inner cause decides over the outer one, and the longer phrase over the shorter one.
    ("x: The token of acme is too old\nCaused by: y: The seat of acme is not paid", .organizationFull),
    ("The seat of acme is not paid. The token of acme is too old for a change.", .requiresRecentLogin),
    // What the provider says decides over what its layers say.
    ("invalid_grant: The token of acme is too old", .sessionExpired),
    ("(invalid_client) (ACME_LOCKED)", .operationInProgress),
    // A cancellation beside a fault is not what happened.
    ("acme_cancel", .canceled),
    (#"{"code":"acme_cancel","message":"Console of acme is empty"}"#, .unsupportedEnvironment),
    (#"{"code":"acme_cancel","message":"by hand"}"#, .canceled),
    // A phrase of three words needs the start of a message, a shorter one its end too; no phrase begins inside a word.
    ("[Error: No seat]", .notInvited), ("Login failed. No seat", .notInvited), ("There is no seat for you", .unknown),
    ("No seat for you", .unknown), ("Seat taken today by Bob", .tooManySessions), ("The seat taken today", .unknown),
    // A word begins at a unit after a number.
    ("12console of acme is empty", .unsupportedEnvironment), ("1no seat", .unknown),
    ("reconsole of acme is empty", .unknown), ("my console of acme is emptyish", .unsupportedEnvironment),
    // An ordinary word is a code only as a whole message.
    ("timeout", .timedOut), ("Error: timeout", .timedOut), ("timeout of the oven", .unknown), ("[timeout] x", .unknown),
  ])
  func strongestPieceDecides(text: String, kind: Kind) throws {
    #expect(try invented.error(text).kind == kind, "\(text)")
  }

  /// What the runtime of a language says decides over the common name of a class, but over no other name.
  @Test(arguments: [
    ("TypeError: 'int' object is not iterable", Kind.internalError),
    ("TypeError: The challenge is wrong.", .invalidRequest),
    ("NotAllowedError: 'int' object is not iterable", .canceled),
  ])
  func runtimeExplainsTheCommonNameOfAClass(text: String, kind: Kind) {
    #expect(LoginError(provider: "webauthn", payload: text.utf8).kind == kind)
  }

  /// A number in a sentence is weaker than what the sentence says, and none after a colon; alone, both are codes.
  @Test(arguments: [
    ("Unexpected char 0x0a at 27 in Authorization value: x", Kind.misconfigured),
    ("CTAP error: 0x0A", .operationInProgress),
    ("Expired at 1764000000, time: 1764000000(leeway: 60)", .unknown), ("Error: 60", .biometryLockedOut),
  ])
  func numberInASentenceIsWeak(text: String, kind: Kind) {
    #expect(LoginError(provider: "webauthn", payload: text.utf8).kind == kind)
  }

  @Test(arguments: [
    ("ACME_LOCKED", Kind.operationInProgress), ("ACME_ODD", .internalError), ("x", .tooManyAttempts),
  ])
  func statusDecidesWhereNothingElseDoes(text: String, kind: Kind) throws {
    #expect(try invented.error(text, status: 429).kind == kind, "\(text)")
  }
}
