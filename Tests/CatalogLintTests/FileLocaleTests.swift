import TestSupport
import Testing

@testable import CatalogLint

@Suite struct FileLocaleTests {
  @Test(arguments: [
    ("ko.json", "ko", "*.json"), ("app_ko.arb", "ko", "app_*.arb"), ("intl_ja.arb", "ja", "intl_*.arb"),
    ("ko-KR.json", "ko-KR", "*.json"), ("app_zh_Hant_TW.arb", "zh-Hant-TW", "app_*.arb"),
    ("my_app_ko.arb", "ko", "my_app_*.arb"), ("messages.pt-br.json", "pt-BR", "messages.*.json"),
    ("ko-x-haeyo.arb", "ko-x-haeyo", "*.arb"),
  ])
  func isTheLastPartThatLooksLikeALocale(name: String, tag: String, pattern: String) {
    #expect(FileLocale(fileName: name)?.tag == tag)
    #expect(FileLocale(fileName: name)?.pattern == pattern)
  }

  @Test(arguments: [
    ("ht", "ht"), ("gn", "gn"), ("tl", "tl"), ("nds", nil), ("jbo", nil), ("jp", nil), ("zh_Hant_YUE", "yue-Hant"),
    ("zh-yue", "yue"), ("zh-rTW", "zh-TW"), ("b+sr+Latn", "sr-Latn"), ("sr@latin", "sr-Latn"), ("sr-latn", "sr-Latn"),
    ("en-us", "en-US"), ("es-419", "es-419"), ("en_UK", "en-UK"), ("ca-valencia", "ca-valencia"), ("fil", "fil"),
    ("ko_haeyo", "ko-haeyo"), ("de-1996", "de-1996"), ("en-XA", "en-XA"), ("zh-Hans-CN", "zh-Hans-CN"), ("new", nil),
    ("app", nil), ("no_results", nil), ("zhtw", "zh-TW"), ("ptbr", "pt-BR"), ("dede", nil), ("core", nil),
    ("my_data", nil), ("is_on", nil), ("to", "to"), ("in", "id"),
  ])
  func acceptsCommonSpellings(written: String, tag: String?) {
    #expect(FileLocale(fileName: "\(written).json")?.tag == tag)
  }

  @Test(arguments: [("jbo", "jbo"), ("tok", "tok"), ("nds", "nds"), ("new", "new"), ("jp", nil), ("xx", nil)])
  func rareLanguagesAreUncertain(written: String, tag: String?) throws {
    let locale = try #require(WrittenLocale(written))
    #expect(!locale.isCertain)
    #expect(locale.tag == tag)
  }

  @Test(arguments: [
    ("locales/ko/common.json", "ko", "locales/*/common.json"), ("a/ko-KR/index.json", "ko-KR", "a/*/index.json"),
    ("ko.lproj/Main.json", "ko", "*.lproj/Main.json"), ("res/values-zh-rTW/a.json", "zh-TW", "res/values-*/a.json"),
    ("ko/app_ko.arb", "ko", "*/app_*.arb"), ("en/app_ko.arb", "ko", "en/app_*.arb"),
    ("l10n/ko.messages.json", nil, nil), ("is/package/data.json", nil, nil), ("a/ko/app.json", nil, nil),
  ])
  func isCertainInFoldersOfKnownLayouts(path: String, tag: String?, pattern: String?) {
    let locale = FileLocale.candidates(in: path, below: 0).first(where: \.isCertain)
    #expect(locale?.tag == tag)
    #expect(locale?.pattern == pattern)
  }

  @Test(arguments: [("en", true), ("en-GB", true), ("en-XA", false), ("en-x-short", false), ("eo", false)])
  func acceptsARegionOfTheSourceLanguageAsSource(tag: String, isSource: Bool) throws {
    let fixture = try LintFixture(["\(tag).json": #"{"a":"x"}"#, "ko.json": "{}"])
    #expect(fixture.findings().map(\.rule) == [isSource ? "missing-key" : "missing-source"])
  }

  @Test(arguments: ["package.json", "messages.json", "README.md", "app.arb", "xx.json", ".json", "KO.json"])
  func isNilForOtherNames(name: String) {
    #expect(FileLocale(fileName: name) == nil)
  }

  /// Android ignores the case of folder names, and any resource file may contain strings.
  @Test func readsOtherNamesOfFoldersAndFilesOfAndroid() throws {
    func resources(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    let report = try LintFixture([
      "res/values/texts.xml": resources("a"), "res/values-DE/texts.xml": resources("b"),
      "res/values-pt-rbr/texts.xml": resources("c"),
      "res/values/colors.xml": "<resources><color name=\"c\">#fff</color></resources>",
    ]).result()
    #expect(report.locales.map(\.locale) == ["de", "en", "pt-BR"])
    #expect(report.files == 3)
    #expect(report.skippedFiles == [])
  }

  /// Java always falls back to the base file.
  @Test func usesTheBaseOfABundleAsSource() throws {
    let fixture = try LintFixture([
      "m.properties": "a=One\nb=Two\nc=Three\n", "m_en.properties": "a=One\nb=Two\n", "m_ko.properties": "a=일\nc=삼\n",
    ])
    #expect(fixture.places() == ["missing-key ko b 1:1"])
    #expect(fixture.result(of: "m_ko.properties").findings.map(\.key) == ["b"])
    #expect(fixture.result().files == 3)
  }

  @Test func fileNameTakesPrecedenceOverTheHeader() throws {
    func po(_ locale: String) -> String {
      "msgid \"\"\nmsgstr \"Language: \(locale)\\n\"\n\nmsgid \"Open\"\nmsgstr \"Otvori\"\n"
    }
    let files = ["po/hr.po": po("en"), "po/pt_BR.po": po("pt"), "po/zh_Hans.po": po("zh"), "po/es.po": po("spanish")]
    let report = try LintFixture(files).result()
    #expect(report.locales.map(\.locale) == ["es", "hr", "pt-BR", "zh-Hans"])
    #expect(
      report.findings.map { "\($0.rule) \($0.locale) \($0.severity)" } == [
        "locale-mismatch es warning", "locale-mismatch hr warning",
      ])
  }

  @Test func reportListsSkippedFilesThatLookLikeMessages() throws {
    let fixture = try LintFixture([
      "i18n/en.json": #"{"a":"1"}"#, "i18n/ko.json": #"{"a":"2"}"#, "i18n/defaults.json": #"{"a":"3"}"#,
      "i18n/en-XA.json": #"{"a":"[ȧ]"}"#, "ko.lproj/Localizable.stringsdict": "<plist/>", "app/config.json": "{}",
    ])
    let found = fixture.result().skippedFiles.map { "\($0.reason) \($0.path.dropFirst(fixture.folder.path.count + 1))" }
    #expect(
      found == [
        "noLocale i18n/defaults.json", "pseudoLocale i18n/en-XA.json", "format ko.lproj/Localizable.stringsdict",
      ])
  }
}
