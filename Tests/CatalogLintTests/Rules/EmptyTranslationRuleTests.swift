import Testing

@testable import CatalogLint

@Suite struct EmptyTranslationRuleTests {
  @Test(arguments: [
    MarkedMessage("Sign in", "⟦⟧"), MarkedMessage("Sign in", "⟦⟧ "), MarkedMessage("Sign in", "⟦⟧\n\t"),
    MarkedMessage("Sign in", "⟦⟧\u{3000}", locale: "ja"), MarkedMessage("{name}", "⟦⟧"), MarkedMessage("{", "⟦⟧"),
    MarkedMessage(".", "⟦⟧"),
  ])
  func reportsATranslationWithoutText(message: MarkedMessage) throws {
    try message.expect("empty-translation")
  }

  /// An ideographic space is typed on purpose.
  @Test(arguments: [("\u{3000}", Finding.Severity.info), (" ", .error)])
  func anIdeographicSpaceIsNoted(text: String, severity: Finding.Severity) throws {
    let found = try MarkedMessage("Sign in", text, locale: "ja").findings(of: "empty-translation")
    #expect(found.map(\.severity) == [severity])
  }

  @Test func acceptsAFormThatIsEmptyInTheSource() throws {
    let files = [
      "en.json": #"{"day":{"zero":"","one":"{n} day","other":"{n} days"}}"#,
      "fr.json": #"{"day":{"zero":"","one":"","other":"{n} jours"}}"#,
    ]
    #expect(try LintFixture(files).places().filter { $0.hasPrefix("empty") } == ["empty-translation fr day.one 1:26"])
  }

  /// A file in which nearly all texts are empty awaits its translation; in another file, empty forms are shown.
  @Test(arguments: [(9, Finding.Severity.info), (8, .error)])
  func formsWithoutTextsAwaitATranslation(emptyTexts: Int, severity: Finding.Severity) throws {
    let days = "\"days\":\"{n, plural, one {} other {}}\""
    func file(_ first: String, _ text: String) -> String {
      "{\(([first] + (0..<emptyTexts).map { "\"key\($0)\":\"\(text)\"" }).joined(separator: ","))}"
    }
    let fixture = try LintFixture([
      "en.json": file("\"days\":\"{n, plural, one {# day} other {# days}}\"", "Text"), "ar.json": file(days, ""),
    ])
    let findings = fixture.findings().filter { $0.rule == "empty-translation" && $0.key == "days" }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(arguments: [
    MarkedMessage("", ""), MarkedMessage(" ", ""), MarkedMessage("", "로그인"), MarkedMessage("Sign in", "로그인"),
    MarkedMessage("Sign in", "."), MarkedMessage(nil, ""),
  ])
  func acceptsAnyTextAndEmptySources(message: MarkedMessage) throws {
    try message.expect("empty-translation")
  }

  private static let method = "{method, select, code {a} passkey {b} other {c}}"

  @Test(arguments: [
    MarkedMessage(method, "{method, select, code {⟦⟧} passkey {비} other {}}"),
    MarkedMessage(method, "{method, select, code {에이} passkey {비} other { ⟦⟧}}"),
    // A keyword that the source lacks is compared with the `other` of the source.
    MarkedMessage(method, "{method, select, app {⟦⟧} other {비}}"),
    MarkedMessage(method, "⟦⟧{method, select, code {} passkey {} other {}}"),
    MarkedMessage("{n, plural, one {a} other {b}}", "⟦⟧{n, plural, other {}}"),
    MarkedMessage("{n, plural, one {a} other {b}}", "{n, plural, one {a} few {⟦⟧} many {c} other {d}}", locale: "ru"),
    MarkedMessage("{n, plural, =1 {a} other {b}}", "{n, plural, one {⟦⟧} other {b}}", locale: "de"),
    MarkedMessage(
      "{a, select, x {{b, select, y {1} other {2}}} other {3}}",
      "{a, select, x {{b, select, y {일} other {⟦⟧}}} other {삼}}"),
    MarkedMessage("Welcome", "{a, select, x {⟦⟧} other {환영}}"),
  ])
  func reportsABranchWithoutText(message: MarkedMessage) throws { try message.expect("empty-translation") }

  @Test(arguments: [
    MarkedMessage("{n, plural, =0 {} other {b}}", "{n, plural, =0 {} other {비}}"),
    MarkedMessage("{n, plural, =0 {} other {b}}", "{n, plural, zero {} other {b}}", locale: "ar"),
    MarkedMessage("{n, plural, one {a} other {b}}", "{n, plural, =0 {} other {비}}"),
    MarkedMessage("Welcome", "{n, plural, =0 {} other {환영}}"),
    MarkedMessage("{a, select, x {} other {b}}", "{a, select, x {} other {비}}"),
    MarkedMessage("{b, select, x {} other {b}}", "{a, select, x {} other {비}}"),
    // The branch is only a part of a sentence.
    MarkedMessage("{n} file{n, plural, one {} other {s}}", "파일 {n}개{n, plural, one {} other {}}"),
    MarkedMessage("{a, select, x {b} other {c}}", "{a, select, x {{n}} other {씨}}"),
  ])
  func acceptsBranchesThatMayBeEmpty(message: MarkedMessage) throws {
    try message.expect("empty-translation")
  }

  @Test func messageNamesTheEmptyBranches() throws {
    let message = MarkedMessage(Self.method, "{method, select, code {} passkey {비} other {}}")
    #expect(
      try message.findings(of: "empty-translation").map { $0.message() } == [
        "2 of 3 texts are empty: code and other"
      ])
    let nested = MarkedMessage(
      "{a, select, x {{b, select, y {1} other {2}}} other {3}}",
      "{a, select, x {{b, select, y {} other {이}}} other {삼}}")
    #expect(
      try nested.findings(of: "empty-translation").map { $0.message() } == ["1 of 3 texts is empty: x/y"])
  }

  @Test(arguments: [
    MarkedMessage(" of ", " "),
    MarkedMessage("{n, plural, =0 {a} other {#}}", "{n, plural, zero {} =0 {a} other {#}}", locale: "de"),
  ])
  func acceptsGlueAndBranchesThatAreNeverShown(message: MarkedMessage) throws {
    try message.expect("empty-translation")
  }

  @Test(arguments: [
    MarkedMessage("of", "⟦⟧ "), MarkedMessage(" of ", "⟦⟧"),
    MarkedMessage("{n, plural, one {a} other {#}}", "{n, plural, one {⟦⟧} other {#}}", locale: "ru"),
  ])
  func reportsOtherBlankTexts(message: MarkedMessage) throws { try message.expect("empty-translation") }

  @Test(arguments: [
    ("ar", "zero {} one {a} two {b} few {c} many {d} other {#}", Finding.Severity.info),
    ("fr", "one {} =1 {a} other {#}", .info), ("ca", "one {} =1 {a} other {#}", .info),
    ("ru", "one {} =1 {a} few {b} many {c} other {#}", .error), ("fr", "one {} other {#}", .error),
  ])
  func aBranchForNothingIsAnInfo(locale: String, branches: String, severity: Finding.Severity) throws {
    let message = MarkedMessage("{n, plural, =1 {a} other {#}}", "{n, plural, \(branches)}", locale: locale)
    #expect(try message.findings(of: "empty-translation").map(\.severity) == [severity])
  }

  @Test(arguments: [("then", " ", Finding.Severity.info), ("then", "", .error), ("Sign in", " ", .error)])
  func aWordThatJoinsOthersMayBeBlank(source: String, text: String, severity: Finding.Severity) throws {
    #expect(try MarkedMessage(source, text).findings(of: "empty-translation").map(\.severity) == [severity])
  }

  @Test(arguments: [("fr", "many", Finding.Severity.info), ("fr", "one", .error), ("pl", "many", .error)])
  func aFormForMillionsIsAnInfo(locale: String, form: String, severity: Finding.Severity) throws {
    func plurals(_ form: String) -> String {
      """
      <resources><plurals name="a"><item quantity="\(form)"></item><item quantity="other">%d x</item></plurals></resources>
      """
    }
    let source = plurals("one").replacing("></item>", with: ">%d y</item>")
    let files = ["values/strings.xml": source, "values-\(locale)/strings.xml": plurals(form)]
    #expect(try MarkedFiles(files).findings(of: "empty-translation").map(\.severity) == [severity])
  }
}
