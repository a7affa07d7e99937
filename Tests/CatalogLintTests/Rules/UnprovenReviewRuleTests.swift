import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct UnprovenReviewRuleTests {
  private static func findings(of headers: String, isCatalog: Bool = true) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko",\#(headers)"close":"닫기"}"#, to: "copy/ko.arb")
    let report =
      isCatalog ? Linter(rules: .authCopy).lint(overlay: folder.path) : Linter(rules: .authCopy).lint([folder.path])
    return report.findings.filter { $0.rule == "unproven-review" }.map { $0.diagnostic.id.rawValue }
  }

  private static func headers(_ reviewer: String, _ record: String? = "000000") -> String {
    #""@@x-reviewed":"\#(reviewer)","# + (record.map { #""@@x-reviewed-texts":"\#($0)","# } ?? "")
  }

  @Test(arguments: [
    "966 keys read one by one, 2026-11-23", "read by Bora", "read by Bora, 2026-11", "", "two of 3 readers, 2026-11-23",
  ])
  func reportsAStatementThatGoesStale(statement: String) throws {
    #expect(try Self.findings(of: Self.headers(statement)) == ["unproven-review.form"])
  }

  @Test(arguments: [nil, "00000", "닫기"]) func reportsAReviewWithoutARecord(record: String?) throws {
    #expect(try Self.findings(of: Self.headers("by Bora, 2030-01-31", record)) == ["unproven-review.unrecorded"])
  }

  @Test(arguments: ["by Bora, 2030-01-31", "by Ann (2030-01-31) and by Bora (2030-02-01)"])
  func acceptsADatedReviewWithARecord(statement: String) throws {
    #expect(try Self.findings(of: Self.headers(statement)) == [])
  }

  @Test func noReviewIsNoFinding() throws { #expect(try Self.findings(of: "") == []) }

  @Test func otherCatalogsMayWriteWhatTheyWant() throws {
    #expect(try Self.findings(of: Self.headers("3 keys", nil), isCatalog: false) == [])
  }
}
