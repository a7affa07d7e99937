import Testing

@testable import CatalogLint

@Suite struct EmptyTranslationRuleTests {
  @Test(arguments: [
    MarkedMessage("Sign in", "⟦⟧"), MarkedMessage("Sign in", "⟦⟧ "), MarkedMessage("Sign in", "⟦⟧\n\t"),
    MarkedMessage("Sign in", "⟦⟧\u{3000}", locale: "ja"), MarkedMessage("{name}", "⟦⟧"), MarkedMessage("{", "⟦⟧"),
    MarkedMessage(".", "⟦⟧"),
  ])
  func aTranslationWithoutTextIsFound(message: MarkedMessage) throws {
    try message.expect("empty-translation")
  }

  @Test func aFormThatIsEmptyInTheSourceIsNoFinding() throws {
    let files = [
      "en.json": #"{"day":{"zero":"","one":"{n} day","other":"{n} days"}}"#,
      "fr.json": #"{"day":{"zero":"","one":"","other":"{n} jours"}}"#,
    ]
    #expect(try LintFixture(files).places().filter { $0.hasPrefix("empty") } == ["empty-translation fr day.one 1:26"])
  }

  @Test(arguments: [
    MarkedMessage("", ""), MarkedMessage(" ", ""), MarkedMessage("", "로그인"), MarkedMessage("Sign in", "로그인"),
    MarkedMessage("Sign in", "."), MarkedMessage("{n, plural, one {a} other {b}}", "{n, plural, other {}}"),
    MarkedMessage(nil, ""),
  ])
  func anyTextOrNothingToTranslateIsNoFinding(message: MarkedMessage) throws {
    try message.expect("empty-translation")
  }
}
