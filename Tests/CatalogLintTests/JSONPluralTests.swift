import CatalogLint
import Testing

/// Plural forms that are separate messages in JSON.
@Suite struct JSONPluralTests {
  private func found(_ source: String, _ translation: String, _ locale: String = "ko") throws -> [String] {
    try LintFixture(["locales/en/a.json": source, "locales/\(locale)/a.json": translation]).findings()
      .filter { $0.severity != .info }.map { "\($0.rule) \($0.key)" }
  }

  @Test func comparesAFormWithTheGeneralForm() throws {
    let en = #"{"k_one":"1 item of {{a}}","k_other":"{{count}} items of {{a}}"}"#
    let uk = #"{"k_one":"{{count}} з {{a}}","k_few":"{{count}} із {{a}}","k_many":"{{count}} штук {{a}}"}"#
    #expect(try found(en, uk, "uk") == [])
    #expect(try found(en, #"{"k_other":"{{a}}의 {{count}}개"}"#) == [])
    #expect(try found(en, #"{"k_other":"{{a}}의 항목"}"#) == ["missing-argument k_other"])
  }

  @Test func ignoresAKeyThatOnlyEndsLikeAForm() throws {
    #expect(
      try found(#"{"type_other":"Other {{a}}","b":"{{b}}"}"#, #"{"type_other":"Muut {{a}}","b":"{{b}}"}"#, "fi") == [])
  }

  @Test func readsFormsOfOlderVersions() throws {
    let en = #"{"k":"{{count}} item","k_plural":"{{count}} items"}"#
    #expect(try found(en, #"{"k":"یک مورد","k_plural":"{{count}} مورد"}"#, "fa") == [])
    #expect(try found(en, #"{"k_0":"{{count}} rzecz","k_1":"{{count}} rzeczy","k_2":"{{count}} rzeczy"}"#, "pl") == [])
    #expect(try found(en, #"{"k":"{{count}}개"}"#) == [])
    #expect(try found(en, #"{"k":"一","k_plural":"多"}"#, "zh") == ["missing-argument k_plural"])
  }

  @Test func readsFormsInAnObject() throws {
    let en = #"{"k":{"one":"{count} item","other":"{count} items"},"l":"{} of {}","m":"by {}"}"#
    #expect(
      try found(en, #"{"k":{"one":"פריט","two":"{} פריטים","other":"{} פריטים"},"l":"{} {}","m":"{}"}"#, "he") == [])
    #expect(try found(en, #"{"k":{"other":"{count}개"},"l":"{} {}","m":"{}"}"#) == [])
    let japanese = #"{"k":{"one":"1個","few":"1個","other":"{count}個"},"l":"{} {}","m":"{}"}"#
    let files = ["locales/en/a.json": en, "locales/ja/a.json": japanese]
    #expect(try LintFixture(files).findings().map(\.key).filter { $0.hasPrefix("k") } == ["k.few"])
  }

  @Test func readsNoFormsInAnObjectWithOtherMembers() throws {
    let en = #"{"k":{"one":"One {a}","other":"Other {a}","none":"None"}}"#
    #expect(
      try found(en, #"{"k":{"one":"하나","other":"다른 {a}","none":"없음"}}"#) == ["missing-argument k.one"])
  }
}
