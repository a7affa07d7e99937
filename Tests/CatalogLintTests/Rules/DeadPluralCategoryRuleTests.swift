import AuthCopy
import Testing

@testable import CatalogLint

@Suite struct DeadPluralCategoryRuleTests {
  /// CLDR has no plural rules for the language, so a runtime uses the rules of another language.
  @Test func acceptsAllCategoriesIfCLDRHasNoRules() throws {
    try MarkedMessage(
      "{n, plural, one {# day} other {# days}}", "{n, plural, one {# көн} other {# көнләр}}", locale: "tt"
    ).expect("dead-plural-category")
  }

  private static let source = "{n, plural, one {#} other {#}}"

  @Test(arguments: [
    ("{n, plural, one {'{' #} other {#일}}", "{n, plural, other {#일}}"),
    ("{n, plural, one {'}' #} other {#일}}", "{n, plural, other {#일}}"),
    ("{n, plural, one {it''s '{''}' #} other {'}'#일}}", "{n, plural, other {'}'#일}}"),
    ("{n, plural, other {'{'#일} one {#}}", "{n, plural, other {'{'#일} }"),
    ("{n, plural, one {{g, select, other {a}}} other {#}}", "{n, plural, other {#}}"),
    ("{n, plural, one {#}\n  few {#}\n  other {#일}}", "{n, plural, other {#일}}"),
  ])
  func fixRemovesTheWholeBranch(text: String, fixed: String) throws {
    #expect(try MarkedMessage(Self.source, text).fixed() == fixed)
  }

  @Test(arguments: [1, 2, 5] as [Int64]) func fixKeepsTheFormattedText(number: Int64) throws {
    let text = "{n, plural, one {'}' #} few {'{'} other {'{'#'}'일}}"
    let fixed = try MarkedMessage(Self.source, text).fixed()
    #expect(fixed != text)
    let values: [String: ArgumentValue] = ["n": .integer(number)]
    #expect(try Message(fixed, locale: "ko").format(values) == Message(text, locale: "ko").format(values))
  }

  @Test(arguments: [
    MarkedMessage(source, "{n, plural, ⟦one {'}'} ⟧other {#}}"),
    MarkedMessage(source, "{n, selectordinal, ⟦two {#} ⟧⟦few {#} ⟧other {#}}"),
  ])
  func reportsTheWholeBranch(message: MarkedMessage) throws {
    try message.expect("dead-plural-category")
  }

  /// Flutter uses `zero`, `one` and `two` for exactly these numbers, so `few` can serve the category `two` of Hebrew.
  @Test func acceptsCategoriesThatFlutterUsesInEveryLocale() throws {
    let text = "{n, plural, zero {없음} one {하나} two {둘} few {몇} other {#개}}"
    let files = ["a_en.arb": "{\"k\":\"{n}\"}", "a_ko.arb": "{\"k\":\"\(text)\"}"]
    #expect(try LintFixture(files).fixed()["a_ko.arb"]?.contains("one {하나} two {둘} other") == true)
    let hebrew = ["a_en.arb": "{\"k\":\"{n}\"}", "a_he.arb": "{\"k\":\"{n, plural, one {a} few {b} other {c}}\"}"]
    #expect(!(try LintFixture(hebrew).findings()).contains { $0.rule == "dead-plural-category" })
  }

  @Test(arguments: [
    MarkedMessage(source, "{n, plural, one {#} other {#}}", locale: "de"),
    MarkedMessage(source, "{n, plural, =1 {#} other {#}}"), MarkedMessage(source, "{n, select, one {가} other {나}}"),
    MarkedMessage(source, "{n, plural, other {'one {'#'}'}}"),
  ])
  func acceptsReachableCategories(message: MarkedMessage) throws {
    try message.expect("dead-plural-category")
  }

  @Test(arguments: [("{{count}}일", Finding.Severity.info), ("하루", .warning)])
  func aCopyOfTheShownFormIsAnInfo(one: String, severity: Finding.Severity) throws {
    let fixture = try LintFixture([
      "en.json": #"{"k_one":"{{count}} day","k_other":"{{count}} days"}"#,
      "ko.json": "{\"k_one\":\"\(one)\",\"k_other\":\"{{count}}일\"}",
    ])
    #expect(fixture.findings().filter { $0.rule == "dead-plural-category" }.map(\.severity) == [severity])
  }

  @Test func reportsAFormBeyondTheCountInTheHeaderOnce() throws {
    let header = "msgid \"\"\nmsgstr \"Language: he\\nPlural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n"
    let messages = ["file", "day"].map { name in
      "msgid \"%d \(name)\"\nmsgid_plural \"%d \(name)s\"\nmsgstr[0] \"%d א\"\nmsgstr[1] \"%d ב\"\nmsgstr[2] \"ג\"\n\n"
    }
    let findings = try LintFixture(["he.po": header + messages.joined()]).findings()
    #expect(
      findings.map { "\($0.rule) \($0.key): \($0.message())" } == [
        "dead-plural-category %d file[2]: `msgstr[2]` is never shown: `nplurals` in the file header declares fewer forms"
      ])
  }

  @Test(arguments: [
    ("1일", "{{count}}일", Finding.Severity.info), ("1 day", "{{count}}일", .info), ("하루", "{{count}}일", .warning),
  ])
  func aFormLikeOtherOrLikeTheSourceIsAnInfo(one: String, other: String, severity: Finding.Severity) throws {
    let files = MarkedFiles([
      "en.json": #"{"a_one":"1 day","a_other":"{{count}} days"}"#,
      "ko.json": #"{"a_one":"\#(one)","a_other":"\#(other)"}"#,
    ])
    #expect(try files.findings(of: "dead-plural-category").map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("one {#일} other {#일}", Finding.Severity.info), ("one {1일} other {#일}", .info), ("one {하루} other {#일}", .warning),
  ])
  func aBranchLikeOtherIsAnInfo(branches: String, severity: Finding.Severity) throws {
    let message = MarkedMessage(Self.source, "{n, plural, \(branches)}")
    #expect(try message.findings(of: "dead-plural-category").map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("one {{name}} other {{names}}", Finding.Severity.info), ("few {3번째 책} other {{n}번째 책}", .info),
    ("few {셋째 책} other {{n}번째 책}", .warning),
  ])
  func aBranchThatDiffersOnlyInValuesIsAnInfo(branches: String, severity: Finding.Severity) throws {
    let message = MarkedMessage("{n, plural, one {{name}} other {{names}}}", "{n, plural, \(branches)}")
    #expect(try message.findings(of: "dead-plural-category").map(\.severity) == [severity])
  }
}
