import Testing

@testable import CatalogLint

@Suite struct MissingKeyRuleTests {
  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1","b":"2"}"#, "ko.json": #"⟦⟧{"a":"1"}"#]),
    MarkedFiles(["en.json": #"{"a":"1","b":"2"}"#, "ko.json": "⟦⟧⟦⟧{}", "ja.json": #"⟦⟧{"a":"1"}"#]),
    MarkedFiles(["en.json": #"{"a":["1","2"]}"#, "ko.json": #"⟦⟧{"a":["1"]}"#]),
    MarkedFiles(["en.json": #"{"a":{"defaultMessage":"1","description":"x"}}"#, "ko.json": "⟦⟧{}"]),
    MarkedFiles(["en.json": #"{"a":{"b":"1"}}"#, "ko.json": #"⟦⟧{"a":"1"}"#]),
  ])
  func aKeyThatATranslationLacksIsFound(files: MarkedFiles) throws {
    try files.expect("missing-key")
  }

  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1","b":"2"}"#, "ko.json": #"{"b":"2","a":"1","c":"3"}"#]),
    MarkedFiles(["en.json": #"{"a.b":"1","a":{"b":"1"}}"#, "ko.json": #"{"a":{"b":"1"}}"#]),
    MarkedFiles(["en.json": #"{"a":""}"#, "ko.json": #"{"a":""}"#]),
    MarkedFiles(["ko.json": #"{"a":"1"}"#, "ja.json": "{}"]),
    MarkedFiles(["a_en.arb": #"{"@@locale":"en","a":"1","@a":{}}"#, "a_ko.arb": #"{"@@locale":"ko","a":"1"}"#]),
    MarkedFiles(["copy/ko.arb": #"{"@@locale":"ko"}"#], isOverlay: true),
  ])
  func aTranslationWithTheSourcesKeysIsNoFinding(files: MarkedFiles) throws {
    try files.expect("missing-key")
  }

  @Test func theKeysAreNamedInTheOrderOfTheSource() throws {
    let files = MarkedFiles(["en.json": #"{"b":"1","a":{"y":"2","x":"3"}}"#, "ko.json": "{}"])
    #expect(try files.findings(of: "missing-key").map(\.key) == ["b", "a.y", "a.x"])
  }
}
