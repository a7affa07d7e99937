import AuthCopy
import AuthCopyLint
import CatalogLint
import Testing

/// The parts of a report that programs read: fingerprints and counts.
@Suite struct ReportFormatTests {
  private static let files = [
    "en.json": #"{"a":"{x}","b":"x","c":"y"}"#, "ko.json": #"{"a":"{y}","b":" 엑스","c":"와이"}"#,
  ]

  private func sarif(_ result: LintReport, _ language: MessageLanguage) throws -> [JSONNode] {
    let report = try JSONParser.parse(Array(SARIFReporter(language: language).text(of: result).utf8))
    return try #require(report["runs"]?.array?.first?["results"]?.array)
  }

  private func fingerprint(_ result: JSONNode) -> String? { result["partialFingerprints"]?["authCopy/v3"]?.string }

  @Test func fingerprintsAreTheSameInEveryLanguage() throws {
    let result = try LintFixture(Self.files).result()
    let all = try MessageLanguage.allCases.map { try sarif(result, $0) }
    #expect(all[0].count == 2)
    #expect(Set(all.map { $0.map(fingerprint) }).count == 1)
    #expect(Set(all.map { $0.compactMap { $0["message"]?["text"]?.string } }).count == 3)
    #expect(Set(all[0].map(fingerprint)).count == 2, "each finding has a distinct fingerprint")
  }

  @Test func fingerprintsSurviveMovedLinesAndFolders() throws {
    let moved = try LintFixture(Self.files.mapValues { "\n" + $0 }).result()
    let (before, after) = try (sarif(LintFixture(Self.files).result(), .en), sarif(moved, .en))
    #expect(before.map(fingerprint) == after.map(fingerprint))
    #expect(before.map(fingerprint).allSatisfy { $0?.count == 16 })
  }

  @Test func junitCountsSuitesCasesAndFailures() throws {
    let files = Self.files.merging(["ja.json": #"{"a":"{x}","b":"","c":"ワイ"}"#]) { $1 }
    let xml = JUnitReporter().text(of: try LintFixture(files).result())
    let total = try #require(
      xml.firstMatch(of: #/<testsuites name="auth-copy lint" tests="(\d+)" failures="(\d+)" errors="0"/#))
    let suites = xml.matches(of: #/<testsuite name="[^"]*/(\w+).json" tests="(\d+)" failures="(\d+)">/#)
    #expect((total.output.1, total.output.2) == ("3", "3"))
    #expect(suites.map { "\($0.output.1) \($0.output.2) \($0.output.3)" } == ["ja 1 1", "ko 2 2"])
    #expect(xml.matches(of: #/<testcase /#).count == 3)
    let types = xml.matches(of: #/<failure type="(error|warning|info)"/#).map { String($0.output.1) }
    #expect(types == ["error", "error", "warning"])
  }

  @Test(arguments: [
    ("en", "no findings in 1 message", "1 file, 1 message: 0 errors, 0 warnings, 0 infos"),
    ("ko", "메시지 1개", "파일 1개"), ("ja", "1件", "1"),
  ])
  func usesTheSingularForOneMessage(language: String, passed: String, summary: String) throws {
    let language = try #require(MessageLanguage(rawValue: language))
    let result = try LintFixture(["en.json": #"{"a":"x"}"#]).result()
    let xml = JUnitReporter(language: language).text(of: result)
    #expect(xml.contains(#"<testsuites name="auth-copy lint" tests="1" failures="0" errors="0" skipped="0">"#))
    #expect(xml.contains(passed), "\(xml)")
    #expect(TextReporter(language: language).text(of: result).contains(summary))
  }

  @Test(arguments: [(0, "0 messages"), (1, "1 message:"), (2, "2 messages")])
  func summaryCountsMessages(count: Int, text: String) throws {
    let keys = (0..<count).map { "\"k\($0)\":\"x\"" }.joined(separator: ",")
    let report = TextReporter().text(of: try LintFixture(["en.json": "{\(keys)}"]).result())
    #expect(report.contains("\(min(count, 1)) file\(count == 0 ? "s" : ""), \(text)"))
  }
}
