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
}
