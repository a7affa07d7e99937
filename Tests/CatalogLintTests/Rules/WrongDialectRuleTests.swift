import AuthCopyLint
import Testing

@testable import CatalogLint

@Suite struct WrongDialectRuleTests {
  @Test(arguments: [
    MarkedMessage("Hi {name}", "⟦%1$s⟧ 님"), MarkedMessage("Hi {name}", "⟦%@⟧ 님"), MarkedMessage("Hi {n}", "⟦%d⟧명"),
    MarkedMessage("Hi {n}", "⟦%2$.1f⟧"), MarkedMessage("Hi {n}", "⟦%ld⟧개"), MarkedMessage("{a} {b}", "⟦${a}⟧ ⟦{{b}}⟧"),
    MarkedMessage("Hi {name}", "⟦{{ user.name }}⟧ 님"), MarkedMessage("%s {n}", "{n} %s ⟦%d⟧"),
    MarkedMessage(nil, "⟦%s⟧ 님 {n}"),
    MarkedMessage("{a}", "⟦{{a}}⟧ {n, plural, other {#}}"),
  ])
  func reportsAPlaceholderOfAnotherDialect(message: MarkedMessage) throws {
    try message.expect("wrong-dialect")
  }

  @Test(arguments: [
    MarkedMessage("Hi %s", "%s 님"), MarkedMessage("{n} %", "{n} % 할인"), MarkedMessage("100% of {n}", "{n}의 100%"),
    MarkedMessage("100 % there", "100 %dabei", locale: "de"), MarkedMessage("{n}", "%solo", locale: "es"),
    MarkedMessage("Hi {name}", "{name} 님"), MarkedMessage("{n, plural, other {{a}}}", "{n, plural, other {{a}}}"),
    MarkedMessage("$ {n}", "$ {n}"), MarkedMessage("${a} off", "${a} 할인"), MarkedMessage("{a} USD", "${a}"),
    MarkedMessage(nil, "${a} off"), MarkedMessage("{g, select, a {x} other {{n}}}", "{g, select, a {x} other {{n}}}"),
    MarkedMessage("100%s", "100%s"), MarkedMessage("{a}", "{{ }}"),
  ])
  func acceptsTheSourcesPlaceholdersAndPercentSigns(message: MarkedMessage) throws {
    try message.expect("wrong-dialect")
  }

  @Test(arguments: [
    ("Hi {name}", "{{name}} 님", "{name} 님"), ("Hi {name}", "${name} 님", "{name} 님"), ("Hi {name}", "%1$s 님", "%1$s 님"),
  ])
  func fixesAPlaceholderWithAKnownName(source: String, text: String, fixed: String) throws {
    #expect(try MarkedMessage(source, text).fixed() == fixed)
  }

  @Test func reportsANumberSignThatFlutterPrints() throws {
    let files = [
      "a_en.arb": #"{"k":"{n, plural, one {# day} other {# days}} {g, select, a {{n, plural, other {#}}} other {x}}"}"#,
      "a_ko.arb": #"{"k":"{n, plural, other {#일}}"}"#,
    ]
    let findings = try LintFixture(files).findings().filter { $0.rule == "wrong-dialect" }
    #expect(
      findings.map { "\($0.rule) \($0.locale) \($0.column)" } == [
        "wrong-dialect en 24", "wrong-dialect en 38", "wrong-dialect en 81", "wrong-dialect ko 26",
      ])
    #expect(findings.first?.message() == "Flutter prints # in plurals as it is, not the number: write {n}")
    let fixed =
      #"{"k":"{n, plural, one {{n} day} other {{n} days}} {g, select, a {{n, plural, other {{n}}}} other {x}}"}"#
    #expect(try LintFixture(files).fixed()["a_en.arb"] == fixed)
    let findingsInICU = try LintFixture(files).findings(Linter(rules: .authCopy, dialect: .icu))
    #expect(!findingsInICU.contains { $0.rule == "wrong-dialect" })
  }

  @Test func acceptsANumberSignThatIsTextInFlutter() throws {
    let files = [
      "a_en.arb": #"{"k":"{n, plural, one {Item #{id}} other {Items #{id} and #1, {n}}}","l":"Item #{id}"}"#,
      "a_ko.arb": #"{"k":"{n, plural, other {항목 #{id} #, {n}개}}","l":"항목 #{id}"}"#,
    ]
    #expect(try LintFixture(files).findings() == [])
  }

  /// Nothing shows that the dialect is ICU, and the source mixes two dialects.
  @Test func reportsASourceInTwoDialectsAsAWarning() throws {
    let keys = (0..<12).map { "\"k\($0)\":\"Value {v}\"" }.joined(separator: ",")
    let fixture = try LintFixture(["en.json": "{\(keys),\"q\":\"Play in {{device}}\"}", "ko.json": "{}"])
    #expect(fixture.findings().filter { $0.rule == "wrong-dialect" }.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    MarkedMessage("Check the variables of {a}", "'%s' 같은 변수를 {a}에서 검사"),
    MarkedMessage("Check the variables of {a}", "⟦%s⟧ 변수를 {a}에서 검사"),
  ])
  func acceptsAnExampleInQuotationMarks(message: MarkedMessage) throws { try message.expect("wrong-dialect") }
}
