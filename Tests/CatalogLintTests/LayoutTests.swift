import AuthCopy
import AuthCopyLint
import CatalogLint
import TestSupport
import Testing

/// Where projects keep the files of each locale, and which files are compared.
@Suite struct LayoutTests {
  private static let en = #"{"a":"Hi {name}","b":"Bye"}"#
  private static let ko = #"{"a":"안녕 {nmae}","b":"잘 가"}"#

  /// Returns the locales and paths of the translations that differ from their sources.
  private func compared(_ files: [String: String], _ named: String...) throws -> [String] {
    let fixture = try LintFixture(files)
    let paths = named.map { $0 == "." ? fixture.folder.path : "\(fixture.folder.path)/\($0)" }
    let report = withExtendedLifetime(fixture) { Linter(rules: .authCopy).lint(paths) }
    #expect(report.failures == [])
    let found = report.findings.filter { $0.rule == "unknown-argument" || $0.rule == "missing-source" }
    return found.map { "\($0.locale) \($0.path.replacing(fixture.folder.path + "/", with: ""))" }
  }

  @Test(arguments: [
    ("locales/en/common.json", "locales/ko/common.json"), ("en/index.json", "ko-KR/index.json"),
    ("a/en/b/c.json", "a/ko/b/c.json"), ("en.lproj/Main.json", "ko.lproj/Main.json"),
    ("values/strings.json", "values-ko/strings.json"), ("messages.json", "messages_ko.json"),
    ("app.arb", "app_ko.arb"), ("packages/web/lang/en.json", "packages/web/lang/ko.json"),
    ("en/app_en.arb", "ko/app_ko.arb"), ("en.messages.json", "ko.messages.json"), ("en-us.json", "ko.json"),
  ])
  func comparesATranslationWithItsSourceInEveryLayout(source: String, translation: String) throws {
    let files = [source: Self.en, translation: Self.ko]
    let found = try compared(files, ".")
    #expect(found.count == 1 && found[0].hasPrefix("ko") && found[0].hasSuffix(" \(translation)"))
    #expect(try compared(files, translation) == found)
    #expect(try compared(files, source, translation) == found)
  }

  @Test func separatesNamespacesAndPackages() throws {
    let files = [
      "web/locales/en/a.json": Self.en, "web/locales/ko/a.json": Self.ko, "web/locales/en/b.json": #"{"z":"Z"}"#,
      "web/locales/ko/b.json": #"{"z":"지"}"#, "api/locales/en/a.json": #"{"a":"x","b":"y"}"#,
      "api/locales/ko/a.json": #"{"a":"엑스","b":"와이"}"#,
    ]
    #expect(try compared(files, ".") == ["ko web/locales/ko/a.json"])
  }

  @Test func comparesTheFolderOfALocaleWithTheFolderOfTheSource() throws {
    let files = ["locales/en/a.json": Self.en, "locales/ko/a.json": Self.ko]
    #expect(try compared(files, "locales/ko") == ["ko locales/ko/a.json"])
  }

  @Test func prefersTheLanguageToItsRegionsAsSource() throws {
    let files = ["en-GB.json": #"{"b":"Cheers"}"#, "en.json": Self.en, "ko.json": Self.ko]
    #expect(try compared(files, ".") == ["ko ko.json"])
  }

  @Test func prefersTheDefaultRegionAsSource() throws {
    let files = ["en-GB.json": #"{"a":"Hi {nmae}"}"#, "en-US.json": Self.en, "ko.json": Self.ko]
    #expect(try compared(files, ".") == ["ko ko.json"])
  }

  /// If the keys are the source texts, the file of the source may be empty.
  @Test func takesTheSourceFromKeysIfItsFileIsEmpty() throws {
    let ko = (0..<10).map { "\"Item \($0) {{a}}\":\"{{a}} 항목 \($0)\"" }.joined(separator: ",")
    let findings = try LintFixture(["en.json": "{}", "ko.json": "{\(ko)}"]).findings()
    #expect(findings.map { "\($0.severity.rawValue) \($0.rule)" } == ["info wrong-dialect"])
  }

  @Test func ignoresARootObjectNamedAfterTheLocale() throws {
    let files = ["l/en.json": #"{"en":{"a":"Hi {name}"}}"#, "l/pt_BR.json": #"{"pt_BR":{"a":"Oi {name}"}}"#]
    #expect(try LintFixture(files).findings() == [])
    let other = ["l/en.json": #"{"en":{"a":"Hi {name}"}}"#, "l/ko.json": #"{"kr":{"a":"안녕 {name}"}}"#]
    #expect(try LintFixture(other).findings().map(\.rule).sorted() == ["extra-key", "missing-key"])
  }

  @Test func ignoresNotesNextToAString() throws {
    let files = [
      "en.json": #"{"a":{"context":"A {button name}","string":"Save {n}"},"b":{"string":"x","size":"y"}}"#,
      "ko.json": #"{"a":{"string":"저장","context":"A {button name}"},"b":{"string":"엑스"}}"#,
    ]
    #expect(try LintFixture(files).places() == ["missing-key ko b.size 1:1", "missing-argument ko a 1:17"])
  }

  @Test func ignoresNotesInJSON() throws {
    let files = [
      "en.json": #"{"a":"Save","@a":"A button","b":{"@info":"Of all pages","c":"Open"}}"#,
      "ko.json": ##"{"@@info":["Translate to <ko>"],"a":"저장","@mention":"@언급","b":{"c":"열기"}}"##,
    ]
    #expect(try LintFixture(files).places() == ["extra-key ko @mention 1:54"])
  }

  @Test(arguments: ["jbo", "tok", "zh_Hant_YUE", "gn", "tl"])
  func acceptsAnyLanguageAsTranslation(locale: String) throws {
    let files = ["en.json": Self.en, "\(locale).json": Self.ko]
    #expect(try compared(files, ".").count == 1)
  }

  @Test(arguments: [
    "package.json", "app.json", "countries.json", "tsconfig.app.json", "docs/is/page.json",
    "node_modules/x/lang/en.json",
    "x.schema.json", "vite.config.json",
  ])
  func ignoresFilesWithoutMessages(otherFile: String) throws {
    let fixture = try LintFixture(["en.json": Self.en, otherFile: #"{"z":"{"}"#])
    let report = fixture.result()
    #expect(report.files == 1)
    #expect(report.findings == [])
  }

  @Test(arguments: [("en.json", "jp.json"), ("locales/en/a.json", "locales/jp/a.json"), ("app_en.arb", "app_jp.arb")])
  func reportsAnUnknownLocaleAndNeverUsesItAsSource(source: String, other: String) throws {
    let fixture = try LintFixture([source: Self.en, other: Self.ko])
    for report in [fixture.result(), fixture.result(of: other)] {
      #expect(Set(report.findings.map(\.rule)) == ["locale-mismatch", "unknown-argument"])
      #expect(Set(report.findings.map(\.locale)) == ["jp"])
    }
  }

  @Test func neverUsesAnUnknownDeclaredLocaleAsSource() throws {
    let fixture = try LintFixture(["app.arb": #"{"@@locale":"klingon9000","a":"x"}"#])
    #expect(fixture.places() == ["missing-source und  1:1", "locale-mismatch und @@locale 1:13"])
  }
}

/// Input that cannot be linted is a failure.
@Suite struct UnreadableInputTests {
  private func failures(_ files: [String: String], _ names: String..., source: String? = nil) throws -> [String] {
    let fixture = try LintFixture(files)
    let paths = names.map { "\(fixture.folder.path)/\($0)" }
    let report = withExtendedLifetime(fixture) { Linter(rules: .authCopy, sourceLocale: source).lint(paths) }
    return report.failures.map { CatalogError($0).description.replacing(fixture.folder.path + "/", with: "") }
  }

  @Test func reportsAFolderWithoutMessages() throws {
    let expected =
      "a: holds no messages: no .arb, .po, .xliff or .xcstrings file, and no .json, .properties, .strings or strings.xml with a "
      + "locale in its name or folder"
    #expect(try failures(["a/package.json": "{}", "a/readme.md": ""], "a") == [expected])
    #expect(try failures(["a/x.txt": "", "b/en.json": #"{"a":"x"}"#], "b", "a") == [expected])
  }

  @Test func reportsAFileOfAnUnsupportedFormat() throws {
    #expect(
      try failures(["ko.yaml": "a: b"], "ko.yaml") == [
        "ko.yaml: has an unsupported format; supported are .arb, .json, .po, .pot, .properties, .strings, .xcstrings, .xlf, "
          + ".xliff, and strings.xml in folders named values"
      ])
  }

  @Test func reportsAConfigurationFileThatIsNamed() throws {
    #expect(
      try failures(["package.json": "{}", "en.json": #"{"a":"x"}"#], "en.json", "package.json")
        == ["package.json: is a configuration file of a tool and has no messages: leave it out"])
  }

  @Test(arguments: [("fr-CA", false), ("english", false), ("en", true), ("en-US", true), ("ko", true), ("ko-KR", true)])
  func reportsASourceLocaleWithoutFiles(source: String, exists: Bool) throws {
    let found = try failures(["l10n/en.json": #"{"a":"x"}"#, "l10n/ko.json": #"{"a":"x"}"#], "l10n", source: source)
    let expected = "l10n/en.json: no file has the source locale, \(source): nothing was compared"
    #expect(found == (exists ? [] : [expected]))
  }

  @Test func acceptsASourceLocaleThatSomeFilesLack() throws {
    #expect(try failures(["a/en.json": #"{"a":"x"}"#, "b/ko.json": #"{"a":"x"}"#], "a", "b", source: "en") == [])
  }

  @Test func foldersOfMokoResourcesAreLocales() throws {
    func xml(_ text: String) -> String { "<resources>\n<string name=\"a\">\(text)</string>\n</resources>" }
    try MarkedFiles([
      "moko-resources/base/strings.xml": xml("Open %s"), "moko-resources/ko/strings.xml": xml("⟦⟧열기"),
      "moko-resources/zh-rTW/strings.xml": xml("⟦⟧打開"), "assets/base/strings.xml": xml("Open"),
    ]).expect("missing-argument")
  }
}
