import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// Which findings fail a run, how they are counted, and the order in which reports for people show them.
@Suite struct UrgencyTests {
  private static let files = [
    "en.json": #"{"a":"Hi {name}","b":"Bye ","c":"See you","d":"Later","e":"x"}"#,
    "ja.json": #"{"a":"{name}さん","b":"では","c":"また","d":"後で"}"#,
    "ko.json": #"{"a":"안녕","b":"잘 가요","c":"See you"}"#,
  ]

  private func report(
    _ files: [String: String] = files, _ linter: Linter = Linter(rules: .authCopy)
  ) throws -> LintReport {
    let fixture = try LintFixture(files)
    return withExtendedLifetime(fixture) { linter.lint([fixture.folder.path]) }
  }

  /// Returns `RULE LOCALE` of each line of the text report that is about findings.
  private func lines(_ report: LintReport) -> [String] {
    report.itemsByUrgency.map { "\($0.finding.rule) \($0.finding.locale)" }
  }

  @Test func missingKeyFailsOnlyAProjectThatRequiresCompleteness() throws {
    let incomplete = ["en.json": #"{"a":"Hi","b":"Bye"}"#, "ko.json": #"{"a":"안녕"}"#]
    let report = try report(incomplete)
    #expect(report.findings.map(\.rule) == ["missing-key"])
    #expect(report.findings.map(\.severity) == [.error])
    #expect(!report.isBlocked)
    #expect(try self.report(incomplete, Linter(rules: .authCopy, requiresCompleteness: true)).isBlocked)
    let configured = incomplete.merging([".auth-copy-lint.json": #"{"requireComplete":true}"#]) { $1 }
    #expect(try self.report(configured).isBlocked)
    let unset = incomplete.merging([".auth-copy-lint.json": #"{"requireComplete":false}"#]) { $1 }
    #expect(try !self.report(unset).isBlocked)
    #expect(try self.report(Self.files).isBlocked)
  }

  @Test func missingKeyAlwaysFailsACatalog() throws {
    let catalog = try TemporaryFolder.withCatalog(of: ["apple"], in: ["en", "ko"])
    try catalog.replace("\"close\":", with: "\"closing\":", in: "copy/ko.arb")
    let report = Linter(rules: .authCopy, select: ["missing-key"]).lint([catalog.path])
    #expect(report.missingKeys.map { "\($0.locale) \($0.key)" } == ["ko close"])
    #expect(report.isBlocked)
  }

  @Test func missingKeysAreCountedApart() throws {
    let report = try report()
    #expect(report.missingKeys.map { "\($0.locale) \($0.key)" } == ["ja e", "ko d", "ko e"])
    #expect([report.count(.error), report.count(.warning), report.count(.info)] == [1, 1, 1])
    #expect(
      TextReporter().text(of: report).hasSuffix(
        "3 files, 12 messages: 1 error, and 3 missing keys in 2 locales; 1 warning, 1 info"))
    let summary = try JSONParser.parse(JSONReporter().bytes(of: report))["summary"]
    #expect(["errors", "missing", "warnings", "infos"].map { summary?[$0]?.integer } == [1, 3, 1, 1])
  }

  @Test func whatFailsTheRunComesFirst() throws {
    let order = ["missing-argument ko", "edge-whitespace ko", "untranslated ko"]
    #expect(lines(try report()) == order + ["missing-key ja", "missing-key ko"])
    let complete = Linter(rules: .authCopy, requiresCompleteness: true)
    #expect(
      lines(try report(Self.files, complete)) == [
        "missing-key ja", "missing-key ko", "missing-argument ko", "edge-whitespace ko", "untranslated ko",
      ])
    let annotations = GitHubReporter().text(of: try report()).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(annotations == ["::error", "::warning", "::notice", "::error", "::error"])
  }

  @Test func tableCountsTheFindingsOfEachRule() throws {
    #expect(
      TextReporter().text(of: try report()).contains(
        """

        severity  rule              findings
        error     missing-argument         1
        warning   edge-whitespace          1
        info      untranslated             1
        error     missing-key              3


        """))
  }

  @Test func markdownLeavesOutTheLeastUrgent() throws {
    let keys = (0..<2_000).map { "\"key_\($0)\":\"<b>Text \($0)</b>\"" }.joined(separator: ",")
    let texts = keys.replacing("<b>Text", with: "글").replacing("</b>", with: "")
    let report = try report([
      "en.json": "{\(keys),\"z\":\"{a}\"}", "ko.json": "{\(texts),\"z\":\"글\"}",
    ])
    #expect(report.findings.count > 2_000)
    let text = MarkdownReporter().text(of: report)
    #expect(text.contains("more findings are not shown."))
    #expect(text.contains("| error | missing-argument | z |"))
  }
}

/// The findings of a baseline that a report lists.
@Suite struct ShownBaselineTests {
  private static let old = ["en.json": #"{"a":"Hi {name}","b":"Bye"}"#, "ko.json": #"{"a":"안녕","b":"가요 "}"#]
  private static let new = ["en.json": #"{"a":"Hi {name}","b":"Bye"}"#, "ko.json": #"{"a":"안녕","b":"{x} "}"#]

  private func report(keepingFindings keepsFindings: Bool) throws -> LintReport {
    let folder = try TemporaryFolder()
    try folder.write(Baseline.text(of: LintFixture(Self.old).result(), at: "\(folder.path)/baseline"), to: "baseline")
    let baseline = try Baseline(reading: "\(folder.path)/baseline")
    return try baseline.apply(to: LintFixture(Self.new).result(), keepingFindings: keepsFindings)
  }

  @Test func listsOldFindingsAfterNewOnes() throws {
    #expect(try report(keepingFindings: false).findings.map(\.rule) == ["unknown-argument"])
    let report = try report(keepingFindings: true)
    #expect(report.findings.count { $0.isInBaseline } == 2)
    #expect(report.findings.filter(\.isBlocking).map { "\($0.rule) \($0.key)" } == ["unknown-argument b"])
    let text = TextReporter().text(of: report)
    let marks = text.matches(of: #/\[([a-z-]+)\]( \[\*\])?( \[baseline\])?\n/#)
    let rules = marks.map { "\($0.output.1)\($0.output.3 ?? "")" }
    #expect(rules == ["unknown-argument", "missing-argument [baseline]", "edge-whitespace [baseline]"])
    #expect(text.hasSuffix("2 findings are in the baseline.\n2 files, 4 messages: 1 error, 0 warnings, 0 infos"))
  }

  @Test func countsOnlyNewFindings() throws {
    let report = try report(keepingFindings: true)
    #expect([report.count(.error), report.count(.warning), report.count(.info)] == [1, 0, 0])
    #expect(report.locales.map(\.findings) == [0, 1])
    #expect(report.rules.map(\.rule) == ["unknown-argument"])
  }

  @Test func eachFormatMarksOldFindings() throws {
    let report = try report(keepingFindings: true)
    let json = try JSONParser.parse(JSONReporter().bytes(of: report))
    #expect(json["findings"]?.array?.count { $0["baseline"]?.bool == true } == 2)
    #expect(json["findings"]?.array?.count { $0["baseline"] == nil } == 1)
    let sarif = try JSONParser.parse(SARIFReporter().bytes(of: report))
    let results = sarif["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.count { $0["suppressions"]?.array?.first?["kind"]?.string == "external" } == 2)
    #expect(results.count == 3)
    let xml = JUnitReporter().text(of: report)
    #expect(xml.contains(#"tests="3" failures="1" errors="0" skipped="2""#))
    #expect(xml.matches(of: #/<skipped message=/#).count == 2)
    let annotations = GitHubReporter().text(of: report).split(separator: "\n")
    #expect(annotations.count { $0.hasPrefix("::error") } == 1)
    #expect(annotations.count { $0.hasPrefix("::notice") } == 2)
    #expect(MarkdownReporter().text(of: report).matches(of: #/\\\[baseline\\\]/#).count == 2)
  }
}
