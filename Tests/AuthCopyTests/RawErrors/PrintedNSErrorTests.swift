import AuthCopy
import Foundation
import Testing

/// NSErrors as JSON and as printed text: the domain determines the meaning of the code.
@Suite struct PrintedNSErrorTests {
  private static let invented = Result { () throws -> InventedCatalog in
    try InventedCatalog(
      [
        "ios": [
          row("5", .internalError), row("6", .canceled), row("6", .timedOut, #""description":"late""#),
          row("K6", .quotaExceeded),
        ]
      ],
      payloads: [#"{"code":"code","surfaces":["ios"]}"#, #"{"code":"AcmeNameKey","surfaces":["ios"]}"#],
      members: #""domains":{"AcmeDomain":"ios"}"#)
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    (#"Error Domain=AcmeDomain Code=6 "x" UserInfo={a=b}"#, Kind.canceled, "6"),
    ("failed: Error Domain=AcmeDomain Code=6 \"(null)\"", .canceled, "6"),
    (#"Error Domain=AcmeDomain Code=6 "It is late." UserInfo={}"#, .timedOut, "6"),
    (
      #"Error Domain=AcmeDomain Code=5 "x" UserInfo={NSUnderlyingError=0x1 {Error Domain=NSURLErrorDomain Code=-1009 "off"}}"#,
      .networkUnavailable, "-1009"
    ),
    (
      #"Error Domain=Other Code=6 "x" UserInfo={NSUnderlyingError=0x1 {Error Domain=AcmeDomain Code=6 "y"}}"#,
      .canceled, "6"
    ),
    (#"Error Domain=AcmeDomain Code=5 "x" UserInfo={AcmeNameKey=K6, Other=1}"#, .quotaExceeded, "K6"),
    (#"Error Domain=AcmeDomain Code=5 "x" UserInfo={}"#, .internalError, "5"),
    ("The operation couldn’t be completed. (AcmeDomain error 6.)", .canceled, "6"),
    ("(NSURLErrorDomain error -1001.)", .timedOut, "-1001"),
    ("(kCFErrorDomainCFNetwork error -1001.)", .timedOut, "-1001"),
    // A localized word for "error", in half-width or full-width parentheses.
    ("작업을 완료할 수 없습니다. (AcmeDomain 오류 6.)", .canceled, "6"), ("（AcmeDomainエラー6）", .canceled, "6"),
    ("De bewerking kan niet worden voltooid. (AcmeDomain fout 6.)", .canceled, "6"),
    ("Der Vorgang konnte nicht abgeschlossen werden. (AcmeDomain-Fehler 6.)", .canceled, "6"),
    // Log lines, and React Native's single-word form.
    ("Domain: AcmeDomain\nCode: 6", .canceled, "6"), ("domain=AcmeDomain, code=6", .canceled, "6"),
    // A number before its domain.
    ("error: 6 error domain: AcmeDomain", .canceled, "6"), ("{ code: '6', domain: 'AcmeDomain' }", .canceled, "6"),
    ("domain: AcmeDomain", .unknown, ""), ("omain: AcmeDomain", .unknown, ""),
    ("at 6 domain: AcmeDomain", .unknown, ""),
    ("EACMEDOMAIN6", .canceled, "6"), (#"{"code":"EACMEDOMAIN6","message":"x"}"#, .canceled, "6"),
    // A code of an unmapped domain is not looked up elsewhere.
    (#"Error Domain=Other Code=6 "x""#, .unknown, "6"), ("(Other error 6.)", .unknown, "6"),
    (#"{"domain":"Other","code":6}"#, .unknown, "6"),
    (#"{"domain":"Other","code":6,"userInfo":{"NSUnderlyingError":{"domain":"AcmeDomain","code":6}}}"#, .canceled, "6"),
    (#"{"domain":"AcmeDomain","code":5,"userInfo":{"AcmeNameKey":"K6"}}"#, .quotaExceeded, "K6"),
    (#"{"domain":"AcmeDomain","code":6,"userInfo":{"NSLocalizedDescription":"Too late"}}"#, .timedOut, "6"),
    (#"{"error":{"domain":"AcmeDomain","code":6}}"#, .canceled, "6"),
    (#"{"code":"K6","cause":{"domain":"AcmeDomain","code":6}}"#, .quotaExceeded, "K6"),
    (#"{"code":"new","message":"Error Domain=AcmeDomain Code=6 \"late\""}"#, .timedOut, "6"),
    (#"{"error":{"domain":"global","reason":"x"},"code":"K6"}"#, .quotaExceeded, "K6"),
  ])
  func domainDeterminesTheKind(payload: String, kind: Kind, code: String) throws {
    let error = try invented.error(payload)
    // The code of an unknown error is not checked.
    #expect((error.kind, error.isKnown ? error.source?.code : code) == (kind, code), "\(payload)")
  }

  @Test func messageSelectsTheRowOfAnNSError() {
    let late = NSError(domain: "AcmeDomain", code: 6, userInfo: [NSLocalizedDescriptionKey: "It is late"])
    #expect(LoginError(late, catalog: invented.catalog).kind == .timedOut)
    #expect(LoginError(NSError(domain: "AcmeDomain", code: 6), catalog: invented.catalog).kind == .canceled)
  }
}
