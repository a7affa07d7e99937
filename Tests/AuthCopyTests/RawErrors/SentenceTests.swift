import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// What the words of sentences say that no row knows.
///
/// The vocabulary is invented: the names of things and events have a meaning only in the tables of these rules.
@Suite struct SentenceTests {
  private static let invented = Result { () throws -> InventedCatalog in
    let text = try String(contentsOf: Project.catalogs.appending(path: "reading.json"), encoding: .utf8)
    // The tables of sentences are the last ones.
    let start = try #require(text.range(of: #""sentenceKinds""#)).lowerBound
    let tables = #"""
      "sentenceKinds": {
        "about": "Kinds.",
        "value": {
          "seat expired": "captchaFailed", "seat expired change": "requiresRecentLogin", "ticket expired": "flowExpired",
          "longTicket expired": "sessionExpired", "attempts expired": "tooManyAttempts", "key expired": "passkeyNotFound",
          "account away": "userDisabled", "file gone": "misconfigured"
        }
      },
      "sentenceVeils": {
        "about": "Veils.", "value": {"account missing": "invalidCredentials", "account away": "invalidCredentials"}
      }}}
      """#
    let words = [
      #"""
      {
        "things": {
          "seat": ["seat", "座席", "좌석"], "ticket": ["ticket"], "longTicket": ["long ticket"], "attempts": ["tries"],
          "account": ["member"], "otherAccount": ["robot member"], "otherSystem": ["acmedb"], "file": [".acme"]
        },
        "events": {
          "expired": ["ran out", "out", "切れ", "끝났"], "notExpired": ["not ran out"], "missing": ["nowhere"], "away": ["away"],
          "gone": ["gone"]
        }
      }
      """#,
      // A word of three bytes.
      #"{"things": {"key": ["鍵"]}, "events": {}}"#,
    ]
    let reading = try ReadingDocument(
      SourceFile(path: "reading.json", bytes: Array((text[..<start] + tables).utf8)),
      words: words.map { try WordsDocument(SourceFile(path: "words/x.json", bytes: Array($0.utf8))) })
    try #require(reading.shapeReports.diagnostics == [])
    return try InventedCatalog(
      [
        "a": [
          row("ACME_LOCKED", .operationInProgress), row("ACME_GONE", .unknown, #""concealedAs":"invalidCredentials""#),
          row("ACME_ANY", .internalError), row("AcmeAuthException", .misconfigured), row("ACME_FREE", .missingField),
          row("the seat ran out of acme today", .quotaExceeded, #""match":"phrase""#),
        ]
      ],
      payloads: [#"{"code":"code","surfaces":["a"]}"#], members: #""method":"provider""#, reading: reading)
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    // In both orders, in any case, and in each language.
    ("The seat has ran out", Kind.captchaFailed), ("Ran out: your SEAT", .captchaFailed),
    ("座席の期限切れです", .captchaFailed), ("좌석이 끝났습니다", .captchaFailed), ("この鍵は期限切れ", .passkeyNotFound),
    (#"{"message":"The seat has ran out"}"#, .captchaFailed), (#"{"x":["The seat has ran out"]}"#, .captchaFailed),
    ("x\\nSeat ran out", .captchaFailed), ("seat (ran out).", .captchaFailed),
    // Of several pairs in a clause, the first of the table counts; of several clauses, the first.
    ("The ticket and the seat ran out", .captchaFailed), ("Ticket ran out. Seat ran out", .flowExpired),
    // A clause ends at a full stop before a blank, at a line end, and at other signs.
    ("The seat is hard. It ran out", .unknown), ("seat\nran out", .unknown), ("a seat; b ran out", .unknown),
    ("座席です。切れ", .unknown), ("The seat 1.5 ran out", .captchaFailed),
    // A quotation mark ends none.
    ("a \"seat\" b ran out", .captchaFailed),
    // A longer word decides over its parts, among things and among events.
    ("The long ticket ran out", .sessionExpired), ("The seat not ran out", .unknown), ("seats ran out", .unknown),
    ("The reseat ran out", .unknown),
    // Identifiers, addresses, dotted names and classes are no sentences.
    ("seat_ran_out", .unknown), ("SeatRanOut", .unknown), ("seat-ran-out", .unknown), ("/seat ran out", .unknown),
    ("a.seat ran out", .unknown), ("seat.x ran out", .unknown), ("seat@b.example ran out", .unknown),
    ("ERR_OUT_X: the seat", .unknown), ("X_OUT the seat", .unknown), ("x_out the seat, X_SEAT out", .captchaFailed),
    ("SeatError ran out", .unknown), ("seat.", .unknown), ("The mySeat ran out", .captchaFailed),
    // A weak thing counts beside another one.
    ("The tries ran out", .unknown), ("The tries ran out. My seat", .tooManyAttempts),
    ("The tries ran out. The seat ran out", .captchaFailed),
    // In an error of another system, words say nothing; its name also counts in the name of a class.
    ("acmedb: the seat ran out", .unknown), ("AcmedbError: the seat ran out", .unknown),
    (#"{"message":"The seat ran out","detail":"x acmedb y"}"#, .unknown),
    // The ending of a file is near what the path is near; it ends a word, and no part of an address.
    ("gone: /a/path/much/longer/than/any/distance.acme", .misconfigured), ("'x.acme' is gone", .misconfigured),
    ("gone: a path much longer than any .acme", .unknown), ("x.acmeon is gone", .unknown),
    ("x.acme.example is gone", .unknown),
    // The account of a machine is no person's.
    ("The member is away", .userDisabled), ("The robot member and the member are away", .unknown),
  ])
  func thingAndEventInAClauseDetermineTheKind(payload: String, kind: Kind) throws {
    #expect(try invented.error(payload).kind == kind)
    let unknown = LoginError(payload: payload.utf8, catalog: invented.catalog)
    #expect(unknown.kind == kind)
    #expect(unknown.source == nil || kind == .unknown)
  }

  @Test func thingAndEventAreNear() throws {
    let distance = invented.catalog.readingRules[.wordDistance]
    for (filler, isNear) in [
      (String(repeating: "x", count: distance - 2), true), (String(repeating: "x", count: distance - 1), false),
      // The bytes count.
      (String(repeating: "가", count: (distance - 2) / 3), true),
      (String(repeating: "가", count: distance / 3 + 1), false),
    ] {
      let kind = try invented.error("seat \(filler) ran out").kind
      #expect((kind == .captchaFailed) == isNear, "\(filler)")
    }
  }

  @Test func kindDependsOnTheFlow() throws {
    for flow in Flow.allCases {
      let kind = try invented.error("The seat has ran out", flow: flow).kind
      #expect(kind == (flow == .change ? .requiresRecentLogin : .captchaFailed))
    }
  }

  @Test(arguments: [
    // A code and a phrase of one cause decide before words, and words before a class, a code without a cause, and a status.
    (#"{"code":"ACME_LOCKED","message":"The seat has ran out"}"#, Kind.operationInProgress),
    ("The seat ran out of acme today", .quotaExceeded),
    ("AcmeAuthException: The seat has ran out", .captchaFailed),
    (#"{"code":"ACME_ANY","message":"The seat has ran out"}"#, .captchaFailed),
    (#"{"status":429,"message":"The seat has ran out"}"#, .captchaFailed),
  ])
  func wordsDecideAfterRows(payload: String, kind: Kind) throws {
    #expect(try invented.error(payload).kind == kind)
  }

  @Test(arguments: [
    // A length is no number of attempts; a range is what a password must have.
    ("Password cannot exceed 12 bytes", Kind.invalidField), ("비밀번호는 72자를 초과할 수 없습니다", .invalidField),
    ("パスワードは72文字を超えることはできません", .invalidField), ("密码不能超过 72 个字符", .invalidField),
    ("Password attempts exceeded", .tooManyAttempts), ("비밀번호 입력 횟수를 초과했습니다", .tooManyAttempts),
    ("비밀번호는 8자 이상 20자 이하여야 합니다", .weakPassword),
    ("密碼必須至少 8 個字元", .weakPassword), ("failed to open certificate file /etc/tls/idp/server.crt", .misconfigured),
    ("open /etc/tls/server.txt: no such file or directory", .unknown), ("server.crt is valid", .unknown),
  ])
  func shippedSentences(payload: String, kind: Kind) {
    #expect(LoginError(payload: payload.utf8).kind == kind)
  }

  /// The copy of a sentence about a person's account is that of a row that is concealed.
  @Test(arguments: [Flow?.none] + Flow.allCases)
  func sentenceAboutAnAccountIsConcealed(flow: Flow?) throws {
    let row = try invented.error(#"{"code":"ACME_GONE"}"#, flow: flow)
    for payload in [
      "This member is nowhere", #"{"id":7,"message":"Nowhere is any such very remote and hidden member"}"#,
    ] {
      let error = try invented.error(payload, flow: flow)
      #expect(error.kind == .unknown && !error.isKnown)
      for disclosure in Disclosure.allCases {
        let copy = invented.catalog.copy(for: error, locale: "en", disclosure: disclosure)
        let copyOfRow = invented.catalog.copy(for: row, locale: "en", disclosure: disclosure)
        #expect(copy.kind == copyOfRow.kind, "\(disclosure)")
        if disclosure == .strict { #expect(copy == copyOfRow) }
        // A concealed error appears to be known, like the others of its class.
        #expect(copy.isKnown == (copy.kind != .unknown), "\(disclosure)")
      }
    }
  }

  @Test func sentenceWithAKindIsConcealed() throws {
    let error = try invented.error("The member is away", flow: .signIn)
    #expect(invented.catalog.copy(for: error, locale: "en").kind == .invalidCredentials)
    #expect(invented.catalog.copy(for: error, locale: "en", disclosure: .helpful).kind == .userDisabled)
    let unknown = LoginError(payload: "The member is away".utf8, flow: .signIn, catalog: invented.catalog)
    #expect(invented.catalog.copy(for: unknown, locale: "en").kind == .invalidCredentials)
    #expect(invented.catalog.copy(for: unknown, locale: "en").source == nil)
  }

  @Test(arguments: [
    // A code of one cause decides, and in an error of another system, or about a machine, the words say nothing.
    #"{"code":"ACME_LOCKED","message":"The member is nowhere"}"#, "acmedb: the member is nowhere",
    "The robot member is nowhere", "member_is_nowhere", "Our member. Nowhere",
  ])
  func otherSentenceIsNotConcealed(payload: String) throws {
    let error = try invented.error(payload, flow: .signIn)
    let copy = invented.catalog.copy(for: error, locale: "en")
    #expect(copy.kind == error.kind && copy.kind != .invalidCredentials)
    #expect(copy.isKnown == error.isKnown)
  }
}
