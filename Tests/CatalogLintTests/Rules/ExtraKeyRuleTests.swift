import Testing

@testable import CatalogLint

@Suite struct ExtraKeyRuleTests {
  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1"}"#, "ko.json": #"{"a":"1","b":"⟦⟧2"}"#]),
    MarkedFiles(["en.json": #"{"a":["1"]}"#, "ko.json": #"{"a":["1","⟦⟧2"]}"#]),
    MarkedFiles(["en.json": #"{"a":{"b":"1"}}"#, "ko.json": #"{"a":"⟦⟧1"}"#]),
    MarkedFiles(["en.json": "{}", "ko.json": #"{"a":{"b":"⟦⟧1"}}"#, "ja.json": #"{"c":"⟦⟧1"}"#]),
    MarkedFiles(["en.json": #"{"key":"1"}"#, "ko.json": #"{"Key":"⟦⟧1"}"#]),
  ])
  func reportsAKeyThatTheSourceLacks(files: MarkedFiles) throws {
    try files.expect("extra-key")
  }

  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1","b":"2"}"#, "ko.json": #"{"b":"2","a":"1"}"#]),
    MarkedFiles(["en.json": #"{"a.b":"1"}"#, "ko.json": #"{"a":{"b":"1"}}"#]),
    MarkedFiles(["en.json": #"{"a":{"defaultMessage":"1"}}"#, "ko.json": #"{"a":"1"}"#]),
    MarkedFiles(["a_en.arb": #"{"a":"1"}"#, "a_ko.arb": #"{"@@author":"x","a":"1","@a":{}}"#]),
    MarkedFiles(["ko.json": #"{"a":"1"}"#]), MarkedFiles(["en.json": #"{"a":"1"}"#, "other_ko.json": #"{"b":"1"}"#]),
  ])
  func acceptsTheSourcesKeysInAnyForm(files: MarkedFiles) throws {
    try files.expect("extra-key")
  }

  /// The source has lost a key that several translations have.
  @Test func aKeyOfSeveralTranslationsIsAnInfo() throws {
    let fixture = try LintFixture([
      "en.json": #"{"a":"1"}"#, "ko.json": #"{"a":"1","b":"2","c":"3"}"#, "ja.json": #"{"a":"1","b":"2"}"#,
      "de.json": "{\"a\":\"1\",\(["d", "e", "f", "g"].map { "\"\($0)\":\"2\"" }.joined(separator: ","))}",
    ])
    let found = fixture.findings().filter { $0.rule == "extra-key" }
    #expect(
      found.map { "\($0.locale) \($0.key) \($0.severity)" } == [
        "de d info", "de e info", "de f info", "de g info", "ja b info", "ko b info", "ko c warning",
      ])
  }
}
