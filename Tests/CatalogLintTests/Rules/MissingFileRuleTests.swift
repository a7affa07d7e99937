import CatalogLint
import Testing

@Suite struct MissingFileRuleTests {
  @Test(arguments: [
    MarkedFiles([
      "locales/en/a.json": #"{"a":"x"}"#, "locales/en/b.json": #"⟦⟧{"a":"x"}"#, "locales/ko/a.json": #"{"a":"x"}"#,
    ]),
    MarkedFiles([
      "web/en/a.json": #"⟦⟧{"a":"x"}"#, "web/ko/a.json": #"{"a":"x"}"#, "web/en/b.json": #"{"a":"x"}"#,
      "web/ko/b.json": #"{"a":"x"}"#,
      "web/ja/b.json": #"{"a":"x"}"#,
    ]),
  ])
  func reportsAMissingFileAtItsSource(files: MarkedFiles) throws {
    try files.expect("missing-file")
  }

  @Test func messageNamesTheLocalesThatLackTheFile() throws {
    let files = MarkedFiles([
      "locales/en/a.json": #"{"a":"x"}"#, "locales/en/b.json": #"⟦⟧{"a":"x"}"#, "locales/ko/a.json": #"{"a":"x"}"#,
      "locales/ja/a.json": #"{"a":"x"}"#,
      "other/fr.json": #"{"a":"x"}"#,
    ])
    try files.expect("missing-file")
    let message = "this file is not translated into ja and ko, but other files of its folder are"
    #expect(try files.findings(of: "missing-file").map { $0.message() } == [message])
  }

  @Test(arguments: [
    MarkedFiles(["locales/en/a.json": #"{"a":"x"}"#, "locales/ko/a.json": #"{"a":"x"}"#]),
    MarkedFiles(["a/en.json": #"{"a":"x"}"#, "b/en.json": #"{"a":"x"}"#, "b/ko.json": #"{"a":"x"}"#]),
    MarkedFiles([
      "a/locales/en/x.json": #"{"a":"x"}"#, "b/locales/en/x.json": #"{"a":"x"}"#, "b/locales/ko/x.json": #"{"a":"x"}"#,
    ]),
  ])
  func acceptsFilesThatEveryLocaleHas(files: MarkedFiles) throws {
    try files.expect("missing-file")
  }
}
