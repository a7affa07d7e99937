import AuthCopy
import Testing

/// How payload shapes find codes in JSON, forms and URLs.
@Suite struct ShapeTests {
  private static let invented = Result { () throws -> InventedCatalog in
    try InventedCatalog(
      [
        "a": [
          row("E1", .consentDenied), row("E2", .timedOut), row("E3", .invalidEmail), row("vague", .internalError),
          row("fine", Kind.none), row("length", .weakPassword), row("400", .conflict),
          row("taken", .accountAlreadyExists),
        ],
        "b": [row("E1", .sessionExpired)],
      ],
      payloads: [
        #"{"code":"ui.nodes[].messages[].id","description":"ui.nodes[].messages[].text","arguments":{"field":"ui.nodes[].attributes.name"},"surfaces":["a"]}"#,
        #"{"code":"data.*.code","arguments":{"account":"data.*"},"surfaces":["a"]}"#,
        ##"{"code":"__type","between":["#",""],"surfaces":["a"]}"##,
        #"{"code":"detail","between":["[","]"],"surfaces":["a"]}"#,
        #"{"code":"error","carrier":"query","surfaces":["b"]}"#, #"{"code":"error","surfaces":["a"]}"#,
        #"{"key":"inner.E2","surfaces":["a"]}"#,
        #"{"code":"code","surfaces":["a"]}"#, #"{"carrier":"text","between":["boom<",">"],"surfaces":["b"]}"#,
      ])
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    (#"{"error":"E1"}"#, Kind.consentDenied), ("error=E1", .sessionExpired), ("?error=E1&state=x", .sessionExpired),
    (#"{"__type":"com.acme#E2"}"#, .timedOut), (#"{"__type":"E2"}"#, .timedOut), (#"{"weight":"E2"}"#, .unknown),
    // The key of a member that is true is a code where a shape says so.
    (#"{"inner":{"E2":true}}"#, .timedOut), (#"{"inner":{"E2":"x"}}"#, .timedOut),
    (#"{"inner":{"E2":false}}"#, .unknown), (#"{"inner":{"E2":null}}"#, .unknown),
    (#"{"inner":{"E3":true}}"#, .unknown), (#"{"E2":true}"#, .unknown), (#"{"error":true}"#, .unknown),
    (#"{"detail":"it is [E3] here [E1]"}"#, .invalidEmail), (#"{"detail":"it ends with [E3"}"#, .invalidEmail),
    ("it went boom<E1>, really", .sessionExpired),
    // Wrappers are read without shapes.
    (#"{"response":{"data":{"error":"E2"}}}"#, .timedOut), (#"[[{"error":"E2"}]]"#, .timedOut),
    (#"{"errors":[{"code":"new"},{"code":"E3"}]}"#, .invalidEmail),
    (#"{"body":"{\"error\":\"E2\"}"}"#, .timedOut), (#"{"body":"\"{\\\"error\\\":\\\"E2\\\"}\""}"#, .timedOut),
    (#"{"message":"400 - {\"error\":\"E2\"}"}"#, .timedOut), (#""{\"error\":\"E2\"}""#, .timedOut),
    ("error={\"error\":\"E2\"}&state=1", .timedOut),
    (#"{"url":"x","message":"see https://a.b/c?error=E1 now"}"#, .sessionExpired),
    // Shapes apply in their order; for one shape, outer members come before inner ones.
    (#"{"error":"E1","inner":{"error":"E2"}}"#, .consentDenied), (#"{"inner":{"error":"E2"},"code":"E1"}"#, .timedOut),
    (#"{"code":"E2","error":"E1"}"#, .consentDenied),
    // A vague code yields to a specific one, but counts if there is no other.
    (#"{"error":"vague","inner":{"error":"E2"}}"#, .timedOut), (#"{"error":"fine","code":"E3"}"#, .invalidEmail),
    (#"{"error":"vague"}"#, .internalError), (#"{"error":"fine","code":"vague"}"#, Kind.none),
    // Of members with the same name, a form uses the first known one, JSON the last.
    ("error=new&error=E1&error=E2", .sessionExpired), (#"{"error":"E1","error":"E2"}"#, .timedOut),
    (#"{"ERROR":"E2"}"#, .timedOut),
    // A number like an HTTP status is a code only if the shape's surfaces contain it.
    (#"{"code":400}"#, .conflict), (#"{"code":"404"}"#, .unknown),
    ("https://acme.com/#/cb?error=E1", .sessionExpired), ("https://a.b/c?x=1#error=E1", .sessionExpired),
    ("/login?error=E1", .sessionExpired), ("myapp://cb?error=E%31", .sessionExpired),
    ("error=E1&error_description=a text with blanks", .sessionExpired),
  ])
  func payloadsResolveToTheirKinds(payload: String, kind: Kind) throws {
    #expect(try invented.error(payload).kind == kind, "\(payload)")
  }

  @Test func argumentsComeFromTheElementOfTheCode() throws {
    let body =
      #"{"ui":{"nodes":[{"attributes":{"name":"traits.email"},"messages":[]},"#
      + #"{"attributes":{"name":"password"},"messages":[{"id":"new"},{"id":"E3"}]}]}}"#
    #expect(try invented.error(body).arguments == [:])
    let taken = #"{"data":{"phone_number":{"code":"new"},"email":{"code":"taken"}}}"#
    #expect(try invented.error(taken).arguments == ["account": "email"])
  }

  @Test(arguments: [
    "?code=E1&state=xyz", #"{"code":"E1","state":"xyz"}"#, #"{"wrapped":{"state":"s","code":"E1"}}"#, "code=E1",
    "https://app/cb?code=E1&scope=openid", "#code=E1&state=1",
  ])
  func authorizationCodesAreNeverRead(payload: String) throws {
    let error = try invented.error(payload)
    #expect(error.kind == .unknown, "\(payload)")
    #expect(error.source?.code == nil, "\(payload)")
  }

  @Test(arguments: [
    #"{"code":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx"}"#, #"{"error":"4/0AX4XfWh8sVq2Z9u0pP3mR7t"}"#,
    #"{"code":"2b1f8c5d-e830-4068-97b8-35f776df9217"}"#, #"{"error":"jane@acme.com is locked"}"#,
    #"{"error":"010-1234-5678 9"}"#, "jane.doe@acme.com is locked",
  ])
  func textThatIsNotACodeIsNotRepeated(payload: String) throws {
    let error = try invented.error(payload)
    #expect(error.source?.code == nil, "\(payload)")
  }

  @Test func callersSurfaceTakesPrecedence() throws {
    #expect(try invented.error(#"{"error":"E1"}"#, surface: "b").kind == .sessionExpired)
    #expect(try invented.error(#"{"error":"E2"}"#, surface: "b").kind == .unknown)
    #expect(try invented.error("it went wrong: (E1)", surface: "b").kind == .sessionExpired)
  }

  @Test func codeConcealedOnOneSurfaceIsConcealedOnOthers() throws {
    let error = try invented.error(#"{"error":"taken"}"#, surface: "b")
    #expect(error.kind == .accountAlreadyExists)
  }
}
