import AuthCopy
import Testing

@testable import CatalogLint

@Suite struct UnknownPluralCategoryRuleTests {
  @Test(arguments: [
    MarkedMessage(days, "{n, plural, ⟦하나⟧ {하루} other {#일}}"),
    MarkedMessage(days, "{n, plural, ⟦Other⟧ {x} other {#일}}"),
    MarkedMessage(days, "{n, plural, ⟦ones⟧ {하루} other {#일}}"),
    MarkedMessage(days, "{n, selectordinal, ⟦1⟧ {#} other {#}}"),
    MarkedMessage(days, "{g, select, other {{n, plural, ⟦a⟧ {#} other {#}}}}"),
    MarkedMessage(nil, "{n, plural, ⟦singular⟧ {#} other {#}}"),
  ])
  func reportsAKeywordThatIsNotACategory(message: MarkedMessage) throws {
    try message.expect("unknown-plural-category")
  }

  @Test(arguments: [
    MarkedMessage(days, "{n, plural, other {#일}}"), MarkedMessage(days, "{n, plural, =1 {하루} other {#일}}"),
    MarkedMessage(days, "{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}"),
    MarkedMessage(days, "{n, select, 하나 {하루} other {#일}}"), MarkedMessage(days, "{n, choice, 0#없음|1#하나}"),
  ])
  func acceptsCategoriesAndNumbers(message: MarkedMessage) throws {
    try message.expect("unknown-plural-category")
  }

  @Test(arguments: [
    ("{n, plural, Other {#} other {#}}", "misspelled", "other"),
    ("{n, plural, ones {#} other {#}}", "misspelled", "one"),
    ("{n, plural, 하나 {#} other {#}}", "unknown", nil),
  ])
  func suggestsASimilarCategory(text: String, id: String, meant: String?) throws {
    let findings = try MarkedMessage(Self.days, text).findings(of: "unknown-plural-category")
    #expect(findings.map(\.diagnostic.id.rawValue) == ["unknown-plural-category.\(id)"])
    #expect(findings.map(\.fix?.replacement) == [meant])
  }

  private static let days = "{n, plural, one {# day} other {# days}}"

  @Test func reportsAnUnknownQuantityOfAndroid() throws {
    let fixture = try LintFixture([
      "res/values/strings.xml": "<resources><plurals name=\"k\"><item quantity=\"othr\">%d</item></plurals></resources>"
    ])
    #expect(
      fixture.findings().map { "\($0.rule): \($0.message())" } == [
        "unknown-plural-category: `othr` is not a plural category: did you mean `other`?"
      ])
  }
}
