import Testing

@testable import CatalogLint

@Suite struct OrphanMetadataRuleTests {
  @Test(arguments: [
    MarkedFiles(["a_en.arb": #"{"a":"1",⟦⟧"@b":{"description":"d"}}"#]),
    MarkedFiles(["a_en.arb": #"{"a":"1",⟦⟧"@A":{"description":"d"},"@a":{"description":"d"}}"#]),
    MarkedFiles(["a_en.arb": #"{"a":"1"}"#, "a_ko.arb": #"{⟦⟧"@a":{"x-source-hash":"0"}}"#]),
    MarkedFiles(["a_en.arb": #"{"b":"x","a":5,⟦⟧"@a":{"description":"d"}}"#]),
  ])
  func reportsMetadataWithoutAKey(files: MarkedFiles) throws {
    try files.expect("orphan-metadata")
  }

  @Test(arguments: [
    MarkedFiles(["a_en.arb": #"{"@a":{"description":"d"},"a":"1"}"#]),
    MarkedFiles(["a_en.arb": #"{"a":"1","@section":{}}"#]),
    MarkedFiles(["a_en.arb": #"{"@@locale":"en","@@x":{"y":"z"},"a":"1"}"#]), MarkedFiles(["a_en.arb": #"{"a":"1"}"#]),
    MarkedFiles(["en.json": #"{"a":"1","@b":{"description":"d"}}"#]),
  ])
  func acceptsMetadataOfKeysAndSections(files: MarkedFiles) throws {
    try files.expect("orphan-metadata")
  }

  /// Tools copy the metadata of all keys into each translation.
  @Test func isAnInfoInATranslation() throws {
    let fixture = try LintFixture([
      "a_en.arb": #"{"a":"1","@c":{"description":"d"}}"#, "a_ko.arb": #"{"@a":{"description":"d"}}"#,
    ])
    let found = fixture.findings().filter { $0.rule == "orphan-metadata" }
    #expect(found.map { "\($0.key) \($0.severity)" } == ["@c warning", "@a info"])
  }
}
