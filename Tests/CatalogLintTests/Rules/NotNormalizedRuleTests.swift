import Testing

@testable import CatalogLint

@Suite struct NotNormalizedRuleTests {
  @Test(arguments: [
    MarkedMessage("Sign in", "⟦\u{1105}\u{1169}\u{1100}\u{1173}\u{110B}\u{1175}\u{11AB}⟧"),
    MarkedMessage("Cafe", "⟦cafe\u{301}⟧", locale: "fr"), MarkedMessage("But", "⟦か\u{3099}⟧", locale: "ja"),
    MarkedMessage("Rich", "⟦\u{F900}⟧"), MarkedMessage("Kelvin", "⟦300 \u{212A}⟧"),
    MarkedMessage("Angstrom", "⟦5 \u{212B}⟧"),
    MarkedMessage("Hi {name}", "⟦{name}e\u{301}⟧", locale: "fr"), MarkedMessage(nil, "⟦\u{1112}\u{1161}⟧"),
  ])
  func reportsTextInAnotherNormalForm(message: MarkedMessage) throws {
    try message.expect("not-normalized")
  }

  @Test(arguments: [
    MarkedMessage("Sign in", "로그인"), MarkedMessage("Cafe", "caf\u{E9}", locale: "fr"),
    MarkedMessage("But", "が", locale: "ja"), MarkedMessage("Marks", "q\u{323}\u{307}", locale: "vi"),
    MarkedMessage("Ligature", "ﬁ ① ㈜", locale: "fr"), MarkedMessage("Jamo", "ㄱㄴㄷ"),
    MarkedMessage("Marks", "q\u{307}\u{323}", locale: "vi"), MarkedMessage("Bengali", "\u{9DF}", locale: "bn"),
    MarkedMessage("Old", "\u{1112}\u{119E}\u{11AB}글"), MarkedMessage("Emoji", "👍🏽 ❤\u{FE0F}"),
  ])
  func acceptsComposedText(message: MarkedMessage) throws {
    try message.expect("not-normalized")
  }

  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("\u{1100}\u{1161}\u{11A8}", "각"), ("\u{212A}", "K"), ("\u{9DF}e\u{301}", "\u{9DF}\u{E9}"),
  ])
  func fixComposesTheText(text: String, composed: String) throws {
    let fixed = try MarkedMessage("x", text).fixed()
    #expect(Array(fixed.unicodeScalars) == Array(composed.unicodeScalars))
  }

  @Test func reportsHalfWidthKanaInJapanese() throws {
    try MarkedMessage("Log in", "⟦ﾛｸﾞｲﾝ⟧する", locale: "ja").expect("not-normalized")
    try MarkedMessage("ﾛｸﾞ", "ﾛｸﾞ", locale: "ja").expect("not-normalized")
    let finding = try #require(try MarkedMessage("Log in", "ﾛｸﾞｲﾝ", locale: "ja").findings(of: "not-normalized").first)
    #expect(finding.fix?.replacement == "ログイン")
    #expect(finding.fix?.isSafe == false)
  }

  @Test func acceptsHalfWidthKatakanaAsTheStyleOfAFile() throws {
    func files(_ texts: [String]) -> MarkedFiles {
      func json(_ text: (Int) -> String) -> String {
        "{" + texts.indices.map { "\"k\($0)\":\"\(text($0))\"" }.joined(separator: ",") + "}"
      }
      return MarkedFiles(["en.json": json { "Block \($0)" }, "ja.json": json { texts[$0] }])
    }
    #expect(try files(["ﾌﾞﾛｯｸ", "ﾍﾟｰｼﾞ"]).findings(of: "not-normalized").count == 2)
    #expect(try files(["ﾌﾞﾛｯｸ", "ﾍﾟｰｼﾞ", "ｻﾄｼ"]).findings(of: "not-normalized").isEmpty)
  }

  /// Fonts print both forms of a Latin letter alike, but not those of Hangul.
  @Test(arguments: [
    ("e\u{301}", Finding.Severity.info), ("\u{1100}\u{1161}", .warning), ("か\u{3099}", .warning),
  ])
  func aFormThatLooksTheSameIsAnInfo(text: String, severity: Finding.Severity) throws {
    #expect(try MarkedMessage("x", text).findings(of: "not-normalized").map(\.severity) == [severity])
  }

  @Test func reportsRareHalfWidthKanaInSentences() throws {
    var texts = (0..<61).map { "\"k\($0)\":\"ここ\"" }
    texts += ["\"a\":\"ﾌﾞﾛｯｸを\"", "\"b\":\"ﾍﾟｰｼﾞを\"", "\"c\":\"ｻﾄｼ\""]
    let english = texts.indices.map { "\"\($0 < 61 ? "k\($0)" : ["a", "b", "c"][$0 - 61])\":\"Text\"" }
    let fixture = try LintFixture([
      "en.json": "{\(english.joined(separator: ","))}", "ja.json": "{\(texts.joined(separator: ","))}",
    ])
    #expect(fixture.findings().filter { $0.rule == "not-normalized" }.map(\.key) == ["a", "b"])
  }
}
