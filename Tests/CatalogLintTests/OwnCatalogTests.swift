import AuthCopy
import CatalogLint
import Foundation
import TestSupport
import Testing

/// What is asked of AuthCopy's own catalog alone.
@Suite struct OwnCatalogTests {
  /// The rules that find something after a change of the shipped catalog.
  private func rules(_ old: String, _ new: String, in file: String) throws -> Set<String> {
    let folder = try TemporaryFolder.withCatalog()
    try folder.replace(old, with: new, in: file)
    return Set(Linter().lint([folder.path]).findings.map(\.rule))
  }

  @Test func theShippedCatalogHasNoFinding() {
    #expect(Linter().findings(in: Project.catalogs.path).isEmpty)
  }

  @Test func everyKeySaysWhereItIsShown() {
    #expect(Catalog.shipped.keys.filter { $0.metadata.slot?.string == nil }.map(\.key) == [])
  }

  @Test func codesKindsAndCopyBelongTogether() throws {
    #expect(
      try rules("\"kind\": \"sessionExpired\"", "\"kind\": \"sesionExpired\"", in: "codes/apple.json") == [
        "unmapped-kind"
      ])
    #expect(
      try rules("\"invalidEmail\": {", "\"emailInvalid\": {", in: "kinds.json").isSuperset(of: [
        "unmapped-kind", "kind-without-copy", "copy-without-kind",
      ]))
    #expect(
      try rules(", \"arguments\": [\"field\"]", "", in: "kinds.json") == ["undeclared-argument", "invalid-catalog"])
    #expect(
      try rules(
        "\"name\": {\"type\"", "\"reason\": {\"type\": \"String\", \"default\": \"x\"}, \"name\": {\"type\"",
        in: "kinds.json") == ["prose-argument"])
    #expect(
      try rules("\"presentation\": \"silent\"", "\"presentation\": \"toast\"", in: "kinds.json") == [
        "silent-presentation"
      ])
  }

  @Test(arguments: ["", "Couldn’t connect this sign-in method"]) func anUntranslatedTargetLeaks(text: String) throws {
    let folder = try TemporaryFolder.withCatalog()
    try folder.setText("linkNotCompleted_title", to: text, in: "copy/ja.arb")
    #expect(Linter().lint([folder.path]).findings.map(\.rule).contains("enumeration-leak"))
  }
}
