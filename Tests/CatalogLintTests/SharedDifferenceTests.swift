import CatalogLint
import Testing

/// What three translations share is rarely a slip of each: their source has changed, or programs know it.
@Suite struct SharedDifferenceTests {
  @Test(arguments: [
    ("unknown-argument", "Clear all", "{{n}}", Finding.Severity.error), ("tag-mismatch", "Terms", "<b>x</b>", .warning),
    ("edge-whitespace", "Failed!", #"x\n"#, .warning),
    ("empty-translation", "Clear all", "", .error), ("invisible-character", #"a\nb"#, "x\u{2028}y", .warning),
  ])
  func aDifferenceOfThreeTranslationsIsAnInfo(
    rule: String, source: String, text: String, severity: Finding.Severity
  ) throws {
    for (locales, expected) in [(["de", "fr"], severity), (["de", "fr", "ko"], .info)] {
      var files = ["en.json": #"{"a":"\#(source)","b":"{{x}}"}"#]
      for locale in locales { files["\(locale).json"] = #"{"a":"\#(text)","b":"{{x}}"}"# }
      let found = try MarkedFiles(files).findings(of: rule)
      #expect(found.map(\.severity) == locales.map { _ in expected })
    }
  }

  /// Files that each contain the source are compared with those of the other locales.
  @Test(
    arguments: ["po/*.po", "locale/*/LC_MESSAGES/app.po"],
    [
      (["de", "fr"], "", Finding.Severity.error), (["de", "fr", "ko"], "#, php-format\n", .error),
      (["de", "fr", "ko"], "", .info),
    ])
  func aDifferenceOfThreeFilesOfATemplateIsAnInfo(
    path: String, translations: (locales: [String], flag: String, severity: Finding.Severity)
  ) throws {
    func file(_ locale: String) -> String {
      """
      msgid ""
      msgstr "Language: \(locale)\\n"

      \(translations.flag)msgid "Close"
      msgstr "%s \(locale) %NAME%"

      """
    }
    var files = Dictionary(uniqueKeysWithValues: translations.locales.map { (path.replacing("*", with: $0), file($0)) })
    // A file of another template has the same message.
    files["other/it.po"] = file("it")
    let found = try LintFixture(files).findings().filter { $0.rule == "unknown-argument" && $0.locale != "it" }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == translations.severity })
  }

  @Test(arguments: [(["de", "fr"], Finding.Severity.error), (["de", "fr", "ko"], .info)])
  func aDifferenceOfThreeFilesOfXLIFFIsAnInfo(locales: [String], severity: Finding.Severity) throws {
    var files: [String: String] = [:]
    for locale in locales {
      files["messages.\(locale).xlf"] = """
        <xliff version="1.2"><file source-language="en" target-language="\(locale)"><body>
        <trans-unit id="a"><source>Edit %id%</source><target>%id% %name% \(locale)</target></trans-unit>
        </body></file></xliff>
        """
    }
    let found = try LintFixture(files).findings().filter { $0.rule == "unknown-argument" }
    #expect(found.map(\.severity) == locales.map { _ in severity })
  }

  @Test(arguments: [(["de", "fr"], Finding.Severity.warning), (["de", "fr", "ko"], .info)])
  func aMarkOfHTMLInThreeTranslationsIsAnInfo(locales: [String], severity: Finding.Severity) throws {
    var files = ["m.properties": "a=Terms\n"]
    for locale in locales { files["m_\(locale).properties"] = "a=<html>\(locale)</html>\n" }
    let found = try MarkedFiles(files).findings(of: "tag-mismatch")
    #expect(found.map(\.severity) == locales.map { _ in severity })
  }

  @Test(arguments: [(["de", "fr"], Finding.Severity.error), (["de", "fr", "ko"], .info)])
  func anIndexOfJavaInThreeTranslationsIsAnInfo(locales: [String], severity: Finding.Severity) throws {
    var files = ["m.properties": "a=No {0}\nb=It''s {0}\n"]
    for locale in locales { files["m_\(locale).properties"] = "a={0} \(locale) {1}\n" }
    let found = try MarkedFiles(files).findings(of: "unknown-argument")
    #expect(found.map(\.severity) == locales.map { _ in severity })
  }
}
