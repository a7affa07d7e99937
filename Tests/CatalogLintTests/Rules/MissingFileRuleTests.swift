import CatalogLint
import Testing

@Suite struct MissingFileRuleTests {
  @Test(arguments: [
    MarkedFiles(["locales/en/a.json": "{}", "locales/en/b.json": "⟦⟧{}", "locales/ko/a.json": "{}"]),
    MarkedFiles([
      "web/en/a.json": "⟦⟧{}", "web/ko/a.json": "{}", "web/en/b.json": "{}", "web/ko/b.json": "{}",
      "web/ja/b.json": "{}",
    ]),
  ])
  func reportsAMissingFileAtItsSource(files: MarkedFiles) throws {
    try files.expect("missing-file")
  }

  @Test func messageNamesTheLocalesThatLackTheFile() throws {
    let files = MarkedFiles([
      "locales/en/a.json": "{}", "locales/en/b.json": "⟦⟧{}", "locales/ko/a.json": "{}", "locales/ja/a.json": "{}",
      "other/fr.json": "{}",
    ])
    try files.expect("missing-file")
    let message = "this file is not translated into ja and ko, but other files of its folder are"
    #expect(try files.findings(of: "missing-file").map { $0.message() } == [message])
  }

  @Test(arguments: [
    MarkedFiles(["locales/en/a.json": "{}", "locales/ko/a.json": "{}"]),
    MarkedFiles(["a/en.json": "{}", "b/en.json": "{}", "b/ko.json": "{}"]),
    MarkedFiles(["a/locales/en/x.json": "{}", "b/locales/en/x.json": "{}", "b/locales/ko/x.json": "{}"]),
  ])
  func acceptsFilesThatEveryLocaleHas(files: MarkedFiles) throws {
    try files.expect("missing-file")
  }
}
