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

  @Test(arguments: [(["de", "fr"], Finding.Severity.warning), (["de", "fr", "ko"], .info)])
  func aMarkOfHTMLInThreeTranslationsIsAnInfo(locales: [String], severity: Finding.Severity) throws {
    var files = ["m.properties": "a=Terms\n"]
    for locale in locales { files["m_\(locale).properties"] = "a=<html>\(locale)</html>\n" }
    let found = try MarkedFiles(files).findings(of: "tag-mismatch")
    #expect(found.map(\.severity) == locales.map { _ in severity })
  }
}
