import Testing

@Suite struct MissingSourceRuleTests {
  @Test(arguments: [
    MarkedFiles(["ko.json": #"⟦⟧{"a":"x"}"#]), MarkedFiles(["ja.json": #"⟦⟧{"a":"x"}"#, "ko.json": #"{"a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"⟦⟧{"@@locale":"ko"}"#, "web_ko.arb": "⟦⟧{}", "web/app_en.arb": "{}"]),
    MarkedFiles(["locales/ko/a.json": #"⟦⟧{"a":"x"}"#, "locales/en/b.json": #"{"a":"x"}"#]),
  ])
  func reportsTranslationsWithoutASourceOnce(files: MarkedFiles) throws {
    try files.expect("missing-source")
  }

  @Test(arguments: [
    MarkedFiles(["en.json": "{}", "ko.json": "{}"]), MarkedFiles(["en-US.json": "{}", "ko.json": "{}"]),
    MarkedFiles(["app.arb": "{}", "app_ko.arb": "{}"]), MarkedFiles(["app.arb": #"{"@@locale":"en"}"#]),
    MarkedFiles(["copy/fr.arb": #"{"@@locale":"fr","close":"Fermer"}"#], isOverlay: true),
  ])
  func acceptsTranslationsWithASource(files: MarkedFiles) throws {
    try files.expect("missing-source")
  }
}
