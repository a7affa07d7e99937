import Testing

@testable import CatalogLint

@Suite struct EdgeWhitespaceRuleTests {
  @Test func ignoresATrailingSpaceAfterAPluralInTheSource() throws {
    try MarkedMessage("{n, plural, one {Account} other {Accounts}} ", "계정").expect("edge-whitespace")
  }

  @Test(arguments: [
    MarkedMessage("Sign in", "로그인⟦ ⟧"), MarkedMessage("Sign in", "⟦\n⟧로그인"), MarkedMessage("Sign in", "⟦ ⟧로그인⟦  ⟧"),
    MarkedMessage(" sign in ", "⟦⟧로그인⟦⟧"), MarkedMessage("Sign in ", "로그인⟦\n⟧"),
    MarkedMessage("Sign in", "⟦\u{A0}⟧로그인"), MarkedMessage("Sign in", "로그인⟦\u{2009}⟧"),
    MarkedMessage("Sign in", "ログイン⟦\u{3000}⟧", locale: "ja"), MarkedMessage("Sign in", "⟦\u{3000}⟧ログイン", locale: "ja"),
    MarkedMessage("Hi {name}", "{name}⟦ ⟧"), MarkedMessage(" LEFT", "⟦⟧残", locale: "ja"),
    MarkedMessage("Error:\n", "エラー⟦⟧", locale: "ja"), MarkedMessage("Error: ", "エラー：⟦\n⟧", locale: "ja"),
  ])
  func reportsDifferentWhiteSpaceAtTheEdges(message: MarkedMessage) throws {
    try message.expect("edge-whitespace")
  }

  @Test(arguments: [
    MarkedMessage(" Sign in ", " 로그인 "), MarkedMessage("Sign in:\n", "로그인:\n"), MarkedMessage("Sign in", ""),
    MarkedMessage("Sign in", " "), MarkedMessage(" ", "로그인"), MarkedMessage(nil, " 로그인"),
    MarkedMessage("It is done. ", "끝났습니다."),
    MarkedMessage("Error: ", "エラー：", locale: "ja"), MarkedMessage(" songs found", "曲", locale: "ja"),
    MarkedMessage("Sign in ", "登录", locale: "zh-Hans"), MarkedMessage("Sign in", "로그인\u{200B}"),
    MarkedMessage("Sign in", "アカウント゠", locale: "ja"),
    MarkedMessage("Sign in", "セキュリティー", locale: "ja"), MarkedMessage("Sign in", "見る", locale: "ja"),
    MarkedMessage("Sign in", "Ā", locale: "lv"), MarkedMessage("Sign in", "À", locale: "fr"),
  ])
  func acceptsTheSourcesWhiteSpaceAndLetters(message: MarkedMessage) throws {
    try message.expect("edge-whitespace")
  }

  @Test(arguments: [
    ("Sign in", " 로그인\n", "로그인"), (" Sign in", "로그인", "로그인"), ("Sign in: ", "로그인:\u{3000}", "로그인: "),
    ("Sign in \n  ", "로그인 ", "로그인 "),
  ])
  func fixAddsNoWhiteSpace(source: String, text: String, fixed: String) throws {
    #expect(try MarkedMessage(source, text).fixed() == fixed)
  }

  @Test(arguments: [MarkedMessage(" Save", "저장"), MarkedMessage(" Save", " 저장")])
  func acceptsASpaceBeforeALabelOfTheSource(message: MarkedMessage) throws { try message.expect("edge-whitespace") }

  @Test func reportsASpaceBeforeAFragment() throws {
    try MarkedMessage(" and more", "⟦⟧und mehr", locale: "de").expect("edge-whitespace")
  }

  /// Labels of a column are indented.
  @Test func reportsALabelThatIsNotIndentedLikeItsNeighbors() throws {
    let files = MarkedFiles([
      "en.json": #"{"a":" Commit:","b":" Subject:","c":" Date:"}"#,
      "hr.json": #"{"a":" Izmjena:","b":"⟦⟧Predmet:","c":" Datum:"}"#,
    ])
    try files.expect("edge-whitespace")
  }

  /// Readers see a line break and a missing space between two texts, but hardly any other difference.
  @Test(arguments: [
    ("Sign in", "로그인 ", Finding.Severity.info), ("Sign in", " 로그인", .info), ("Sign in", "로그인\u{2029}", .info),
    ("Zoom ", "확대", .info), ("Bitrate:    ", "비트레이트: ", .info), ("Amount: {n} \n", "금액: {n}\n", .info),
    ("It is gone.\n", "없어졌습니다.", .info), ("{n}\n\n", "{n}\n", .info), ("Last month", "지난 달\n", .warning),
    ("{n} results:\n", "결과 {n}개:", .warning), ("Version: ", "버전:", .warning),
    ("Pass {n}, ", "패스 {n},", .warning), ("Edit permissions for ", "권한 수정", .warning),
    (" and {n} others ", " 외 {n}명", .warning), (" (again)", "(다시)", .warning),
  ])
  func warnsOfWhatReadersSee(source: String, text: String, severity: Finding.Severity) throws {
    #expect(try MarkedMessage(source, text).findings(of: "edge-whitespace").map(\.severity) == [severity])
  }

  /// If most translations end without the space of the source, no text follows.
  @Test(arguments: [(2, Finding.Severity.warning), (3, .info)])
  func comparesTheTranslationsOfAKey(count: Int, severity: Finding.Severity) throws {
    let files = ["de", "fr", "it"].prefix(count).map { ("\($0).json", #"{"k":"Version:"}"#) }
    let fixture = try LintFixture(
      Dictionary(
        uniqueKeysWithValues: files + [("en.json", #"{"k":"Version: "}"#), ("es.json", #"{"k":"Versión: "}"#)]))
    let found = fixture.findings().filter { $0.rule == "edge-whitespace" }
    #expect(found.map(\.severity) == Array(repeating: severity, count: count))
  }
}
