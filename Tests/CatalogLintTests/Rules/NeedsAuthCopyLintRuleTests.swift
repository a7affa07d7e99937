import AuthCopyLint
import CatalogLint
import TestSupport
import Testing

@Suite struct NeedsAuthCopyLintRuleTests {
  /// A linter of any project's messages must not pass a catalog that it cannot check.
  @Test func aCatalogNeedsItsOwnRules() throws {
    let folder = try TemporaryFolder.withCatalog()
    let report = Linter().lint([folder.path])
    #expect(report.findings.map(\.rule) == ["needs-auth-copy-lint"])
    #expect(report.findings.map(\.severity) == [.error])
    #expect(report.findings.first?.path.hasSuffix("/kinds.json") == true)
    #expect(report.failures == [])
    #expect(Linter(rules: .authCopy).lint([folder.path]).findings.allSatisfy { $0.rule != "needs-auth-copy-lint" })
  }

  @Test func messagesBesideACatalogAreLinted() throws {
    let folder = try TemporaryFolder.withCatalog()
    let other = try LintFixture("{n} files", "파일")
    let rules = Linter().lint([folder.path, other.folder.path]).findings.map(\.rule)
    #expect(rules.sorted() == ["missing-argument", "needs-auth-copy-lint"])
  }
}
