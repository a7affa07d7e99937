import Testing

@testable import CatalogLint

@Suite struct DoubleSpaceRuleTests {
  @Test(arguments: [
    MarkedMessage("Enter the code", "코드를⟦  ⟧입력하세요"), MarkedMessage("By {n}", "{n}⟦  ⟧만큼"),
    MarkedMessage("A b c", "Un⟦  ⟧deux⟦  ⟧trois", locale: "fr"),
  ])
  func reportsTwoSpaces(message: MarkedMessage) throws {
    try message.expect("double-space")
  }

  @Test(arguments: [
    MarkedMessage("One.  Two.", "하나.  둘."), MarkedMessage("One. Two.", "하나.  둘."), MarkedMessage("a", "  가"),
    MarkedMessage("a", "가  "), MarkedMessage("a b", "가   나"), MarkedMessage("a\nb", "가\n  나"),
    MarkedMessage("a", "`a  b` 실행"), MarkedMessage("{n, plural, other {#}}", "{n, plural,  other {#}}"),
    MarkedMessage(nil, "가  나"),
  ])
  func acceptsSpacingStylesAndIndents(message: MarkedMessage) throws {
    try message.expect("double-space")
  }

  @Test func reportsTwoSpacesUnderAKeyThatTheSourceLacks() throws {
    try MarkedFiles(["en.json": #"{"a":"A"}"#, "de.json": #"{"a":"Ä","b":"Zwei⟦⟧  Wörter"}"#]).expect("double-space")
  }

  @Test func fixLeavesOneSpace() throws {
    #expect(try MarkedMessage("Enter the code", "코드를  모두  입력하세요").fixed() == "코드를 모두 입력하세요")
  }

  @Test func acceptsEscapedSpacesOfAndroid() throws {
    func strings(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    let fixture = try LintFixture([
      "res/values/strings.xml": strings("One. Two"), "res/values-es/strings.xml": strings("Uno \\ n dos"),
    ])
    #expect(fixture.findings().map(\.rule).filter { $0 == "double-space" } == [])
  }
}
