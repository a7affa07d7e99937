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
    // The source has the key, but not for translation.
    MarkedFiles([
      "values/strings.xml": "<resources><string name='a' translatable='false'>A</string></resources>",
      "values-ko/strings.xml": "<resources><string name='a'>가</string><string name='b'>⟦⟧나</string></resources>",
    ]),
  ])
  func acceptsTheSourcesKeysInAnyForm(files: MarkedFiles) throws {
    try files.expect("extra-key")
  }

  @Test(arguments: [(20, Finding.Severity.info), (19, .warning)])
  func oneOfManyExtraKeysIsAnInfo(count: Int, severity: Finding.Severity) throws {
    let kept = (0..<20).map { "\"a\($0)\":\"1\"" }
    let extra = (0..<count).map { "\"old\($0)\":\"2\"" }
    let files = [
      "en.json": "{\(kept.joined(separator: ","))}", "ko.json": "{\((kept + extra).joined(separator: ","))}",
    ]
    let found = try MarkedFiles(files).findings(of: "extra-key")
    #expect(found.map(\.severity) == Array(repeating: severity, count: count))
  }

  @Test func aKeyOfSeveralTranslationsIsAnInfo() throws {
    let files = ["ko", "ja", "de"].map { ("\($0).json", #"{"a":"1","old":"2"}"#) }
    let set = Dictionary(
      uniqueKeysWithValues: [("en.json", #"{"a":"1"}"#), ("fr.json", #"{"a":"1","A":"2"}"#)] + files)
    let found = try MarkedFiles(set).findings(of: "extra-key")
    #expect(
      found.map { "\($0.locale) \($0.key) \($0.severity)" } == [
        "de old info", "fr A warning", "ja old info", "ko old info",
      ])
  }
}
