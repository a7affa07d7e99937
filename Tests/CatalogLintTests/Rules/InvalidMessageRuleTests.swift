import AuthCopyLint
import Testing

@testable import CatalogLint

@Suite struct InvalidMessageRuleTests {
  @Test(arguments: [
    MarkedMessage(days, "{n, plural, ⟦다른⟧ {#일}}"), MarkedMessage(days, "{n⟦，⟧plural⟦，⟧other {#일}}"),
    MarkedMessage(days, "{n, ⟦복수⟧, other {#일}}"), MarkedMessage(days, "{n, plural, ⟦=other⟧ {#일}}"),
    MarkedMessage(days, "{n, plural, ⟦= 1⟧ {하루} other {#일}}"),
    MarkedMessage(days, "{n, plural, =0 {없음}⟦,⟧ other {#일}}"), MarkedMessage("Hi {name}", "{⟦name 님⟧} 안녕"),
    MarkedMessage(days, "⟦{⟧n, plural, other {#일}"), MarkedMessage(days, "{n, plural, ⟦other⟧ #일}"),
    MarkedMessage(days, "{⟦n plural⟧, other {#일}}"), MarkedMessage(days, "⟦⟧{n, plural, one {하루}}"),
    MarkedMessage("{n, number}", "수 ⟦⟧{n, numbr}"), MarkedMessage(nil, "⟦{⟧name"),
  ])
  func reportsASyntaxErrorAtItsPlace(message: MarkedMessage) throws {
    try message.expect("invalid-message")
  }

  @Test(arguments: [
    MarkedMessage(days, "{n, plural, other {#일}}"), MarkedMessage("Hi {name}", "{name} 님，안녕"),
    MarkedMessage(days, "며칠"),
    MarkedMessage("{n, number}", "{n, number, percent}"), MarkedMessage("Hi {name}", "{ name } 님"),
    MarkedMessage("It''s {n}", "'{' {n} '}'"), MarkedMessage("Hi", "}"), MarkedMessage(nil, ""),
  ])
  func acceptsMessagesThatICUAccepts(message: MarkedMessage) throws {
    try message.expect("invalid-message")
  }

  @Test(arguments: [
    (days, "{n, plural, 다른 {#일} }", "{n, plural, other {#일} }"),
    (days, "{n, plural, = 1 {하루} other {#일}}", "{n, plural, =1 {하루} other {#일}}"),
    (days, "{n, plural, ohter {#일, other {} 밖}}", "{n, plural, ohter {#일, other {} 밖}}"),
    ("{a} {b}", "{a 님}", "{a 님}"), ("{a} {b}", "{a 님} {b}", "{a} 님 {b}"),
    ("{userName}", "{user-name}", "{userName}"), (days, "{n, plural, other {#일", "{n, plural, other {#일}}"),
  ])
  func fixesOnlyUnambiguousMistakes(source: String, text: String, fixed: String) throws {
    #expect(try MarkedMessage(source, text).fixed() == fixed)
  }

  private static let days = "{n, plural, one {# day} other {# days}}"

  /// Apps may format a text of Android's resources with ICU.
  @Test(arguments: [
    ("{n, plural, =1 {1} other {#}}", "{n, plural, ⟦⟧= 1 {1} other {#}}"),
    ("{n, plural, =1 {1} other {#}}", "{n, plural, =1 {1} other {#}}"),
    // The source is no plural of ICU either.
    ("{n, plural, = 1 {1} other {#}}", "{n, plural, = 1 {1} other {#}}"), ("{n, x}", "{n, plural, = 1 {1}}"),
  ])
  func readsPluralsInResourcesOfAndroid(source: String, text: String) throws {
    func resources(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    let files = ["values/strings.xml": resources(source), "values-ta/strings.xml": resources(text)]
    try MarkedFiles(files).expect("invalid-message")
  }

  @Test func reportsAnErrorOnlyInTheSourceIfTheDialectIsGuessed() throws {
    let files = [
      "en.json": #"{"a":"Line {{a.b + 1}} {n, plural, other {#}}","b":"{v}"}"#,
      "ko.json": #"{"a":"줄 {{a.b + 1}} {n, plural, other {#}}","b":"{v}"}"#,
    ]
    #expect(try LintFixture(files).findings().map { "\($0.rule) \($0.locale)" } == ["invalid-message en"])
    #expect(try LintFixture(files).findings(Linter(rules: .authCopy, dialect: .icu)).count == 2)
  }

  @Test(arguments: [
    ("flutter", "=3", 1), ("flutter", "=2", 0), ("flutter", "few", 0), ("icu", "=3", 0),
  ])
  func reportsANumberThatFlutterRefuses(syntax: String, selector: String, count: Int) throws {
    let files = [
      "app_en.arb": "{\"@@x-syntax\":\"\(syntax)\",\"a\":\"{n, plural, other {{n} books}}\"}",
      "app_ru.arb": "{\"@@x-syntax\":\"\(syntax)\",\"a\":\"{n, plural, \(selector) {книги} other {{n} книг}}\"}",
    ]
    #expect(try MarkedFiles(files).findings(of: "invalid-message").count == count)
  }
}
