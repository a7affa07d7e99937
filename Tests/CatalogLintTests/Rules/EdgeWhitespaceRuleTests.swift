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
}
