import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// Reports show the findings of a rule in many keys of a file as one item with a count.
@Suite struct AggregatedReportTests {
  private static let files = [
    "en.json": #"{"a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7","h":"8"}"#,
    "ko.json": #"{"a":"일","b":"","c":" ","x":"밖","y":"밖"}"#,
    "ja.json": #"{"a":"一","b":"二","c":"","d":"四","e":"五","f":"六","g":"七"}"#,
  ]

  private func report(_ files: [String: String] = files) throws -> LintReport { try LintFixture(files).result() }

  private func messages(_ report: LintReport, in language: MessageLanguage = .en) -> [String] {
    report.items.map { "\($0.finding.locale) \($0.finding.rule) \($0.count): \($0.message(in: language))" }
  }

  @Test func groupsTheFindingsOfARuleInAFile() throws {
    #expect(
      messages(try report()) == [
        "ja missing-key 1: \"h\" is not translated: the file lacks it",
        "ja empty-translation 1: the translation is empty: translate it, or remove the key",
        "ko missing-key 5: 5 keys are not translated: d, e, f, g, h (1 of 8 translated, 12%)",
        "ko empty-translation 2: 2 translations are empty: b, c (1 of 8 translated, 12%)",
        "ko extra-key 2: 2 keys are not in the source: x, y (1 of 8 translated, 12%)",
      ])
  }

  @Test func messageNamesOnlyTheFirstKeys() throws {
    let keys = (0..<1_203).map { "\"k\($0)\":\"x\"" }.joined(separator: ",")
    let report = try report(["en.json": "{\(keys)}", "ko.json": "{}"])
    #expect(
      messages(report) == [
        "ko missing-key 1203: 1,203 keys are not translated: k0, k1, k2, k3, k4, … (0 of 1,203 translated, 0%)"
      ])
    #expect(TextReporter().text(of: report).split(separator: "\n").count == 7)
    #expect(TextReporter().text(of: report).contains("0 errors, and 1,203 missing keys in 1 locale;"))
  }

  @Test(arguments: [
    ("ko", "키 5개가 번역되지 않았습니다: d, e, f, g, h (8개 중 1개 번역됨, 12%)"),
    ("ja", "キー5件が翻訳されていません：d, e, f, g, h（8件中1件翻訳済み、12%）"),
  ])
  func messageIsTranslated(language: String, text: String) throws {
    let language = try #require(MessageLanguage(rawValue: language))
    #expect(messages(try report(), in: language).contains("ko missing-key 5: \(text)"))
  }

  @Test func jsonAndBaselinesListEachKey() throws {
    let report = try report()
    let json = try JSONParser.parse(Array(JSONReporter().text(of: report).utf8))
    #expect(json["findings"]?.array?.count == 11)
    #expect(json["summary"]?["errors"]?.integer == 3)
    #expect(json["summary"]?["missing"]?.integer == 6)
    #expect(try JSONParser.parse(Array(Baseline.text(of: report, at: "baseline").utf8))["findings"]?.array?.count == 11)
  }

  @Test func githubJUnitAndSARIFListEachGroupOnce() throws {
    let report = try report()
    let github = GitHubReporter().text(of: report).split(separator: "\n")
    #expect(github.count == 5)
    #expect(github.count { $0.hasPrefix("::error") } == 4)
    #expect(github.contains { $0.contains("title=missing-key 5::5 keys are not translated") })
    let xml = JUnitReporter().text(of: report)
    #expect(xml.contains(#"tests="5" failures="5""#))
    #expect(xml.contains(#"<testcase name="missing-key d, e, f, g, h ko""#))
    let sarif = try JSONParser.parse(Array(SARIFReporter().text(of: report).utf8))
    let results = try #require(sarif["runs"]?.array?.first?["results"]?.array)
    #expect(results.map { $0["occurrenceCount"]?.integer } == [nil, nil, 5, 2, 2])
    let names = results[2]["locations"]?.array?.first?["logicalLocations"]?.array?.compactMap { $0["name"]?.string }
    #expect(names == ["d", "e", "f", "g", "h"])
  }

  @Test func fingerprintDoesNotDependOnTheCount() throws {
    func fingerprint(_ files: [String: String]) throws -> String? {
      try report(files).items.first { $0.finding.locale == "ko" && $0.finding.rule == "missing-key" }?.fingerprint
    }
    var more = Self.files
    more["ko.json"] = "{}"
    #expect(try fingerprint(Self.files) == fingerprint(more))
    #expect(try fingerprint(Self.files) != nil)
  }

  @Test func doesNotCountFindingsInTheBaseline() throws {
    let folder = try TemporaryFolder()
    var fewer = Self.files
    fewer["ko.json"] = #"{"a":"일","b":"","c":" ","d":"사","x":"밖","y":"밖"}"#
    try folder.write(Baseline.text(of: report(fewer), at: "\(folder.path)/baseline"), to: "baseline")
    let remaining = try Baseline(reading: "\(folder.path)/baseline").apply(to: report())
    #expect(remaining.items.map { "\($0.finding.rule) \($0.keyList)" } == ["missing-key d"])
  }

  @Test func groupsMissingDescriptions() throws {
    let keys = (0..<7).map { "\"k\($0)\":\"x\"" }.joined(separator: ",")
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","a":"x","@a":{"description":"d"},\#(keys)}"#, to: "a_en.arb")
    let linter = Linter(rules: .authCopy, select: ["missing-description"])
    #expect(
      messages(linter.lint([folder.path])) == [
        "en missing-description 7: 7 keys have no description for translators: k0, k1, k2, k3, k4, …"
      ])
  }

  @Test func listsPartlyEmptyTranslationsSeparately() throws {
    let choice = "{a, select, x {One} other {Two}}"
    let korean = choice.replacing("One", with: "")
    let report = try report([
      "a_en.arb": #"{"@@locale":"en","a":"\#(choice)","b":"\#(choice)"}"#,
      "a_ko.arb": #"{"@@locale":"ko","a":"\#(korean)","b":"\#(korean)"}"#,
    ])
    #expect(
      messages(report).filter { $0.contains("empty") }
        == Array(repeating: "ko empty-translation 1: 1 of 2 texts is empty: x", count: 2))
  }

  @Test func messageOfAnOverlayHasNoPercentage() throws {
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale":"ko","close":"","cancel":""}"#, to: "copy/ko.arb")
    let report = Linter(rules: .authCopy).lint(overlay: overlay.path)
    #expect(messages(report).contains("ko empty-translation 2: 2 translations are empty: close, cancel"))
    #expect(
      report.locales == [
        LocaleSummary(locale: "ko", translated: 0, missing: 2, stale: 0, findings: report.findings.count)
      ])
  }

  @Test func containsASummaryOfEachLocale() throws {
    let stale = #""a":"하나","@a":{"x-source-hash":"0","x-translation-hash":"\#(ContentHash("하나"))"}"#
    let report = try report([
      "x/a_en.arb": #"{"@@locale":"en","a":"One","b":"","c":"Three"}"#,
      "x/a_ko.arb": #"{"@@locale":"ko",\#(stale),"b":""}"#,
      "y/a_en.arb": #"{"@@locale":"en","d":"Four"}"#, "y/a_ko.arb": #"{"@@locale":"ko","d":" 넷"}"#,
    ])
    #expect(
      report.locales == [
        LocaleSummary(locale: "en", translated: 4, missing: 0, stale: 0, findings: 0),
        LocaleSummary(locale: "ko", translated: 3, missing: 1, stale: 1, findings: 3),
      ])
    #expect(
      TextReporter().text(of: report).hasSuffix(
        """


        locale  translated  missing  stale  findings
        en               4        0      0         0
        ko               3        1      1         3

        severity  rule               findings
        warning   edge-whitespace           1
        warning   stale-translation         1
        error     missing-key               1

        [*] 1 finding can be fixed with --fix.
        4 files, 7 messages: 0 errors, and 1 missing key in 1 locale; 2 warnings, 0 infos
        """))
    let json = try JSONParser.parse(Array(JSONReporter().text(of: report).utf8))
    let locales = try #require(json["summary"]?["locales"]?.array)
    #expect(locales.map { $0["locale"]?.string } == ["en", "ko"])
    #expect(["translated", "missing", "stale", "findings"].map { locales[1][$0]?.integer } == [3, 1, 1, 3])
  }

  @Test func countsTheFormsOfAMessageOnce() throws {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Plural-Forms: nplurals=2; plural=n > 1;\\n\"\n\n"
    let plural = "msgid \"%d a\"\nmsgid_plural \"%d as\"\n"
    #expect(
      try report(["fr.po": header + plural + "msgstr[0] \"%d u\"\nmsgstr[1] \"%d us\"\n"]).locales.map {
        [$0.translated, $0.missing]
      } == [[1, 0]])
    // gettext shows no text for the numbers of an empty form.
    for strings in ["msgstr[0] \"\"\nmsgstr[1] \"\"\n", "msgstr[0] \"%d u\"\nmsgstr[1] \"\"\n"] {
      #expect(
        try report(["fr.po": header + plural + strings]).locales.map { [$0.translated, $0.missing] } == [[0, 1]])
    }
    let texts = #"{"device":{"ipad":{"stringUnit":{"value":"b"}},"iphone":{"stringUnit":{"value":"c"}}}}"#
    let (devices, both) = (
      #"{"en":{"variations":\#(texts)}}"#, #"{"en":{"variations":\#(texts)},"fr":{"variations":\#(texts)}}"#
    )
    let catalog =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":\#(devices)},"d":{"localizations":\#(both)}}}"#
    let locales = try report(["L.xcstrings": catalog]).locales
    #expect(locales.first { $0.locale == "fr" }.map { [$0.translated, $0.missing] } == [1, 1])
    #expect(locales.first { $0.locale == "en" }?.translated == 2)
  }

  @Test func countsTheTextsOfAFileWithoutASourceAsTranslated() throws {
    #expect(
      try report(["ko.json": #"{"a":"일","b":""}"#]).locales == [
        LocaleSummary(locale: "ko", translated: 1, missing: 1, stale: 0, findings: 1)
      ])
  }
}
