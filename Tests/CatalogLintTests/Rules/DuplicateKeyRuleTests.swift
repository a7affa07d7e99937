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
  func reportsARepeatedKeyAtItsLaterPlace(files: MarkedFiles) throws {
    try files.expect("duplicate-key")
  }

  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1","A":"1","b":"1"}"#]),
    MarkedFiles(["en.json": #"{"x":{"a":"1"},"y":{"a":"1"}}"#]),
    MarkedFiles(["en.json": #"{"a":["1","1"]}"#]), MarkedFiles(["a_en.arb": #"{"a":"1","@a":{"description":"a"}}"#]),
    MarkedFiles(["en.json": #"{"a":"1"}"#, "ko.json": #"{"a":"1"}"#]),
  ])
  func acceptsDistinctKeys(files: MarkedFiles) throws {
    try files.expect("duplicate-key")
  }

  @Test(arguments: [("나", Finding.Severity.error), ("가", .info)])
  func reportsARepeatedUnit(second: String, severity: Finding.Severity) throws {
    func unit(_ text: String) -> String {
      "<trans-unit id=\"a\"><source>A</source><target>\(text)</target></trans-unit>\n"
    }
    let text =
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ko\"><body>\n\(unit("가"))\(unit(second))"
      + "</body></file></xliff>"
    let found = try LintFixture(["ko.xlf": text]).findings().filter { $0.rule == "duplicate-key" }
    #expect(found.map(\.severity) == [severity])
    #expect(found.map(\.line) == [3])
  }
}
