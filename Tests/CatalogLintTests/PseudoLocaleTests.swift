import AuthCopy
import CatalogLint
import Testing

/// Pseudo-locales, which programs generate to test an interface.
@Suite struct PseudoLocaleTests {
  private static let en = #"{"a":"Hello {name}","b":"Close"}"#

  @Test(arguments: [
    "en-XA.json", "ar_XB.json", "zz.json", "qqq.json", "qps-ploc.json", "app_pseudo.arb", "en-pseudo.arb",
    "en_PSEUDO.json",
    "values-en-rXA/strings.json",
  ])
  func ignoresPseudoLocaleFiles(path: String) throws {
    let source = path.hasSuffix(".arb") ? "app_en.arb" : path.contains("/") ? "values/strings.json" : "en.json"
    let fixture = try LintFixture([source: Self.en, path: #"{"a":"[Ħḗŀŀǿ]","@@locale":"pseudo-LOCALE"}"#])
    #expect(fixture.findings() == [])
    #expect(fixture.result().failures == [])
  }

  @Test func ignoresPseudoLocalesInTheHeaderOfGettext() throws {
    let header = #"msgid ""\#nmsgstr "Language: pseudo-LOCALE\n"\#n\#n"#
    let text = #"msgid "Hello %s"\#nmsgstr "Ħḗŀŀǿ"\#n"#
    let files = ["pseudo-LOCALE.po": header + text, "ko.po": header.replacing("pseudo-LOCALE", with: "ko") + text]
    #expect(try LintFixture(files).findings().map(\.locale).allSatisfy { $0 == "ko" })
  }

  /// A translation service fills one language with markers for its editor.
  @Test func ignoresMarkersOfATranslationEditor() throws {
    let marks = #"{"a":"crwdns1:0{name}crwdne1:0","b":"crwdns2:0crwdne2:0"}"#
    #expect(try LintFixture(["en.json": Self.en, "ach.json": marks]).findings() == [])
    let acholi = try LintFixture(["en.json": Self.en, "ach.json": #"{"a":"Itye maber","b":"Lor"}"#])
    #expect(acholi.findings().map(\.rule) == ["missing-argument"])
  }

  @Test(arguments: [
    "pseudo.po": "msgid \"\"\nmsgstr \"Language: en_XA\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Ħḗŀŀǿ\"\n",
    "locales/app.po": "msgid \"\"\nmsgstr \"Language: pseudo-LOCALE\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Ħḗŀŀǿ\"\n",
  ])
  func reportsAFolderOfOnlyPseudoLocales(path: String, text: String) throws {
    let failures = try LintFixture([path: text]).result().failures
    #expect(failures.map { $0.parameters["reason"] } == [.text("pseudoLocale")])
  }

  @Test func checksAPseudoLocaleFileThatIsNamed() throws {
    let fixture = try LintFixture(["en-XA.json": #"{"a":"{n, plural, one {#}}"}"#])
    #expect(fixture.result(of: "en-XA.json").findings.map(\.rule).contains("invalid-message"))
    let whole = fixture.result()
    #expect(whole.findings == [])
    #expect(whole.failures.map { $0.parameters["reason"] } == [.text("pseudoLocale")])
  }

  @Test func acceptsANamespaceCalledPseudo() throws {
    let files = ["locales/en/pseudo.json": Self.en, "locales/ko/pseudo.json": #"{"a":"안녕","b":"닫기"}"#]
    #expect(try LintFixture(files).findings().map(\.rule) == ["missing-argument"])
  }
}
