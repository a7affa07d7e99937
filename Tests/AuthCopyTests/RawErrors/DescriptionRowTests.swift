import AuthCopy
import Testing

/// The error's message selects among the rows of a code with several causes.
@Suite struct DescriptionRowTests {
  private static let invented = Result { () throws -> InventedCatalog in
    func row(_ code: String, _ kind: Kind, _ phrase: String) -> String {
      AuthCopyTests.row(code, kind, #""description":"\#(phrase)""#)
    }
    return try InventedCatalog(
      [
        "a": [
          row("E1", .weakPassword, "password"), row("E1", .invalidEmail, "password_reset-email"),
          AuthCopyTests.row("E1", .invalidRequest), row("E1", .userDisabled, "계정이 잠겼"), row("E1", .canceled, "x"),
          row("E2", .timedOut, "late"), row("E2", .conflict, "twice"), row("E3", .timedOut, "late"),
        ],
        "b": [
          AuthCopyTests.row("E3", .sessionExpired),
          row("E1", .invalidPhoneNumber, "phone number"), AuthCopyTests.row("E1", .sessionExpired),
        ],
      ],
      payloads: [
        #"{"code":"a","description":"text","surfaces":["a"]}"#, #"{"code":"b","description":"text","surfaces":["b"]}"#,
        #"{"code":"plain","surfaces":["a"]}"#,
      ])
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    (#"{"a":"E1","text":"The PASS WORD is short"}"#, Kind.weakPassword),
    (#"{"a":"E1","text":"The Password Reset EMAIL failed"}"#, .invalidEmail),
    (#"{"a":"E1","text":"pass\nword"}"#, .weakPassword),
    (#"{"a":"E1","text":"고객님의 계정이 잠겼습니다"}"#, .userDisabled),
    (#"{"a":"E1","text":"nothing of this"}"#, .invalidRequest), (#"{"a":"E1","text":""}"#, .invalidRequest),
    (#"{"a":"E1"}"#, .invalidRequest), (#"{"a":"E1","text":"box"}"#, .canceled),
    // The surfaces of the shape take precedence over other surfaces with a matching phrase.
    (#"{"b":"E1","text":"password"}"#, .weakPassword), (#"{"b":"E1","text":"phone-number"}"#, .invalidPhoneNumber),
    (#"{"b":"E1","text":"password of the phone number"}"#, .invalidPhoneNumber), (#"{"b":"E1"}"#, .sessionExpired),
    (#"{"a":"E2","text":"Too late."}"#, .timedOut), (#"{"a":"E2","text":"Sent twice."}"#, .conflict),
    // A row never counts without its description.
    (#"{"a":"E2","text":"nothing of this"}"#, .unknown), (#"{"a":"E2"}"#, .unknown), ("E2", .unknown),
    (#"{"b":"E3"}"#, .sessionExpired), (#"{"b":"E3","text":"late"}"#, .timedOut),
    // Without a description path, the messages next to the code are searched.
    (#"{"plain":"E1","message":"Password too short"}"#, .weakPassword),
    (#"{"plain":"E1","error_description":"no such thing","msg":"password"}"#, .weakPassword),
    // In plain text, the whole text is the description.
    ("E1: your password is short", .weakPassword), ("error (E1): the password-reset email failed", .invalidEmail),
  ])
  func longestPhraseTakesPrecedence(payload: String, kind: Kind) throws {
    #expect(try invented.error(payload).kind == kind, "\(payload)")
  }

  @Test func namedSurfaceNeedsTheDescriptionToo() {
    #expect(invented.error(code: "E2", surface: "a").kind == .unknown)
    #expect(invented.error(code: "E1", surface: "a").kind == .invalidRequest)
  }

  @Test func onlyTheStartOfAMessageIsSearched() throws {
    let padding = String(repeating: "x y ", count: 2_000)
    #expect(try invented.error(#"{"a":"E2","text":"twice \#(padding)"}"#).kind == .conflict)
    #expect(try invented.error(#"{"a":"E2","text":"\#(padding) twice"}"#).kind == .unknown)
  }
}
