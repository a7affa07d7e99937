import Testing

@testable import CatalogLint

@Suite struct FileLocaleTests {
  @Test(arguments: [
    ("ko.json", "ko", "*.json"), ("app_ko.arb", "ko", "app_*.arb"), ("intl_ja.arb", "ja", "intl_*.arb"),
    ("ko-KR.json", "ko-KR", "*.json"), ("app_zh_Hant_TW.arb", "zh-Hant-TW", "app_*.arb"),
    ("my_app_ko.arb", "ko", "my_app_*.arb"), ("messages.pt-br.json", "pt-BR", "messages.*.json"),
    ("ko-x-haeyo.arb", "ko-x-haeyo", "*.arb"),
  ])
  func isTheLastPartThatLooksLikeOne(name: String, tag: String, rest: String) {
    #expect(FileLocale(fileName: name)?.tag == tag)
    #expect(FileLocale(fileName: name)?.rest == rest)
  }

  @Test(arguments: [("en", true), ("en-GB", true), ("en-XA", false), ("en-x-short", false), ("eo", false)])
  func aRegionOfTheSourcesLanguageIsASourceToo(tag: String, isSource: Bool) throws {
    let fixture = try LintFixture(["\(tag).json": #"{"a":"x"}"#, "ko.json": "{}"])
    #expect(fixture.findings().map(\.rule) == (isSource ? ["missing-key"] : []))
  }

  @Test(arguments: ["package.json", "messages.json", "README.md", "app.arb", "xx.json", ".json", "KO.json"])
  func isAbsentElsewhere(name: String) {
    #expect(FileLocale(fileName: name) == nil)
  }
}
