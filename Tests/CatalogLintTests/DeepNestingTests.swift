import AuthCopy
import AuthCopyLint
import CatalogLint
import TestSupport
import Testing

/// A message that nests deeper than the limit is reported with its place, in a catalog, an overlay or any other file.
@Suite struct DeepNestingTests {
  private static let prefix = "{a, select, other {"
  private static let message = String(repeating: prefix, count: 12_000) + "x" + String(repeating: "}}", count: 12_000)
  /// The offset of the first brace beyond the limit.
  private static let offset = 64 * prefix.utf8.count

  private func errors(_ result: LintReport) -> [String] {
    #expect(result.failures == [])
    return result.findings.filter { $0.severity == .error }.map { finding in
      "\(finding.diagnostic.id.rawValue) \(finding.key) \(finding.line):\(finding.column)"
    }
  }

  @Test func isReportedInACatalog() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    try folder.setText("close", to: Self.message, in: "copy/ko.arb")
    let lines = try folder.text(of: "copy/ko.arb").split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("  \"close\": ") }) + 1
    let result = withExtendedLifetime(folder) { Linter(rules: .authCopy).lint([folder.path]) }
    #expect(errors(result) == ["invalid-message.too-deep close \(line):\(#"  "close": ""#.count + Self.offset + 1)"])
  }

  @Test func isReportedInAnOverlay() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"@@locale\":\"ko\",\n\"close\":\"\(Self.message)\"}", to: "copy/ko.arb")
    let result = withExtendedLifetime(folder) { Linter(rules: .authCopy).lint(overlay: folder.path) }
    #expect(errors(result) == ["invalid-message.too-deep close 2:\(10 + Self.offset)"])
  }

  @Test func isReportedAndNotFixedInAnyFile() throws {
    let fixture = try LintFixture(["en.json": #"{"k":"{a}"}"#, "ko.json": "{\n\"k\":\"\(Self.message)\"}"])
    #expect(errors(fixture.result()) == ["invalid-message.too-deep k 2:\(6 + Self.offset)"])
    #expect(try fixture.fixed() == [:])
  }

  @Test func isReportedInFlutterFiles() throws {
    let file = "{\"@@locale\":\"ko\",\"@@x-syntax\":\"flutter\",\n\"k\":\"it's \(Self.message)\"}"
    let fixture = try LintFixture(["a_en.arb": #"{"@@locale":"en","k":"{a}"}"#, "a_ko.arb": file])
    #expect(errors(fixture.result()) == ["invalid-message.too-deep k 2:\(6 + 5 + Self.offset)"])
  }

  /// The time of repairs grows with the square of a message's length, and each finding used to show the whole message.
  ///
  /// The test uses a quarter of the length, or the whole length with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: ["{a, plural, one {x} other {y}} } ", "{a, plural, one {x} ", "}"])
  func reportsALongBrokenMessageInTime(part: String) throws {
    let broken = String(repeating: part, count: Exhaustive.count(20_000, sample: 5_000))
    let fixture = try LintFixture(["en.json": #"{"k":"{a}"}"#, "ko.json": #"{"k":"\#(broken)"}"#])
    let started = ContinuousClock.now
    let result = fixture.result()
    #expect(result.count(.error) + result.count(.warning) > 0)
    #expect(!TextReporter().text(of: result).isEmpty)
    #expect(started.duration(to: .now) < .seconds(60))
  }
}
