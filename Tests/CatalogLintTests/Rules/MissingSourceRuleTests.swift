import Testing

@Suite struct MissingSourceRuleTests {
  @Test(arguments: [
    MarkedFiles(["ko.json": #"⟦⟧{"a":"x"}"#]), MarkedFiles(["ja.json": #"⟦⟧{"a":"x"}"#, "ko.json": #"{"a":"x"}"#]),
    MarkedFiles([
      "app_ko.arb": #"⟦⟧{"@@locale":"ko","a":"x"}"#, "web_ko.arb": #"⟦⟧{"a":"x"}"#, "web/app_en.arb": #"{"a":"x"}"#,
      "mobile/app_en.arb": #"{"a":"x"}"#,
    ]),
    MarkedFiles(["locales/ko/a.json": #"⟦⟧{"a":"x"}"#, "locales/en/b.json": #"{"a":"x"}"#]),
  ])
  func reportsTranslationsWithoutASourceOnce(files: MarkedFiles) throws {
    try files.expect("missing-source")
  }

  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"x"}"#, "ko.json": #"{"a":"x"}"#]),
    MarkedFiles(["en-US.json": #"{"a":"x"}"#, "ko.json": #"{"a":"x"}"#]),
    MarkedFiles(["app.arb": #"{"a":"x"}"#, "app_ko.arb": #"{"a":"x"}"#]),
    MarkedFiles(["app.arb": #"{"@@locale":"en","a":"x"}"#]),
    MarkedFiles(["copy/fr.arb": #"{"@@locale":"fr","close":"Fermer"}"#], isOverlay: true),
  ])
  func acceptsTranslationsWithASource(files: MarkedFiles) throws {
    try files.expect("missing-source")
  }
}
