import Testing

@testable import CatalogLint

@Suite struct DuplicateKeyRuleTests {
  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1",⟦⟧"a":"2"}"#]), MarkedFiles(["en.json": "{\"a\":\"1\",\n⟦⟧\"a\":\"1\"}"]),
    MarkedFiles(["en.json": #"{"a":"1",⟦⟧"a":"2",⟦⟧"a":"3"}"#]),
    MarkedFiles(["en.json": #"{"x":{"a":"1",⟦⟧"a":"2"}}"#]),
    MarkedFiles(["en.json": #"{"x":{"a":"1"},⟦⟧"x":{"b":"2"}}"#]),
    MarkedFiles(["en.json": #"{"a":"1",⟦⟧"\u0061":"2"}"#]),
    MarkedFiles(["a_en.arb": #"{"a":"1","@a":{"description":"x"},⟦⟧"@a":{"description":"y"}}"#]),
    MarkedFiles(["en.json": #"{"a":"1"}"#, "ko.json": #"{"a":"1",⟦⟧"a":"2"}"#]),
  ])
  func aKeyThatComesAgainIsFoundThere(files: MarkedFiles) throws {
    try files.expect("duplicate-key")
  }

  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1","A":"1","b":"1"}"#]),
    MarkedFiles(["en.json": #"{"x":{"a":"1"},"y":{"a":"1"}}"#]),
    MarkedFiles(["en.json": #"{"a":["1","1"]}"#]), MarkedFiles(["a_en.arb": #"{"a":"1","@a":{"description":"a"}}"#]),
    MarkedFiles(["en.json": #"{"a":"1"}"#, "ko.json": #"{"a":"1"}"#]),
  ])
  func eachKeyOnceIsNoFinding(files: MarkedFiles) throws {
    try files.expect("duplicate-key")
  }
}
