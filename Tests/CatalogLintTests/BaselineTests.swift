import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
  private static let files = [
    "en.json": #"{"a":"Hi {name}","b":"See https://a.example","c":"One\nTwo","d":"{n, number} {n, date}","e":"x"}"#,
    "ko.json":
      #"{"a":"{nmae}","b":"www.b.example","c":"하나","d":"{n, select, a {b} other {c}}","e":"엑스 ","f":"에프"}"#,
    "ru.json": #"{"a":"{name}","b":"https://a.example","c":"A\nB","d":"{n, plural, other {#}}","e":"икс"}"#,
  ]

  private func baseline(of result: LintReport) throws -> Baseline {
    let folder = try TemporaryFolder()
    try folder.write(Baseline.text(of: result, at: "\(folder.path)/baseline"), to: "baseline")
    return try Baseline(reading: "\(folder.path)/baseline")
  }

  @Test func hidesTheFindingsItWasWrittenFrom() throws {
    let result = try LintFixture(Self.files).result()
    #expect(result.findings.count > 8)
    #expect(try baseline(of: result).apply(to: result).findings == [])
  }

  @Test func matchesFindingsInAnotherFolderAndOnOtherLines() throws {
    let result = try LintFixture(Self.files).result()
    let moved = try LintFixture(Self.files.mapValues { "\n\n" + $0 }).result()
    #expect(moved.findings.map(\.line) != result.findings.map(\.line))
    #expect(try baseline(of: result).apply(to: moved).findings == [])
  }

  @Test func containsNoMessageInAnyLanguage() throws {
    let result = try LintFixture(Self.files).result()
    let text = Baseline.text(of: result, at: "baseline")
    for finding in result.findings {
      for language in MessageLanguage.allCases { #expect(!text.contains(finding.message(in: language))) }
    }
  }

  @Test(arguments: [
    ("unknown-argument.misspelled", "a", "{naem}"), ("url-mismatch.differs", "b", "www.c.example"),
  ])
  func anotherValueChangesTheFingerprint(id: String, key: String, text: String) throws {
    func fingerprints(_ files: [String: String]) throws -> Set<String> {
      let findings = try LintFixture(files).findings().filter { $0.key == key && $0.diagnostic.id.rawValue == id }
      #expect(findings.count == 1)
      return Set(findings.map(\.diagnostic.fingerprint))
    }
    let old = ["a": "{nmae}", "b": "www.b.example"][key] ?? ""
    let changed = Self.files.mapValues { $0.replacing(old, with: text) }
    #expect(try fingerprints(Self.files).isDisjoint(with: fingerprints(changed)))
  }

  @Test func hidesOnlyAsManyFindingsAsItContains() throws {
    let twice = try LintFixture(["en.json": #"{"k":"{a}"}"#, "ko.json": #"{"k":"{a}}"}"#])
    let more = try LintFixture(["en.json": #"{"k":"{a}"}"#, "ko.json": #"{"k":"{a}}}"}"#])
    let result = twice.result()
    #expect(result.findings.map(\.rule) == ["stray-brace"])
    let remaining = try baseline(of: result).apply(to: more.result())
    #expect(remaining.findings.map { "\($0.rule) \($0.column)" } == ["stray-brace 11"])
  }

  /// Returns the messages that remain after the baseline of all files is applied to some files after a change.
  private func remainingMessages(
    _ change: (String) -> String, of names: String..., ignore: Set<String> = []
  ) throws -> [String] {
    let fixture = try LintFixture(Self.files)
    let path = "\(fixture.folder.path)/baseline"
    try fixture.folder.write(Baseline.text(of: fixture.result(), at: path), to: "baseline")
    for (name, text) in Self.files { try fixture.folder.write(change(text), to: name) }
    let paths = names.isEmpty ? [fixture.folder.path] : names.map { "\(fixture.folder.path)/\($0)" }
    let report = withExtendedLifetime(fixture) { Linter(rules: .authCopy, ignore: ignore).lint(paths) }
    return try Baseline(reading: path).apply(to: report).findings.map { $0.message() }
  }

  @Test func reportsHowManyOfItsFindingsAreFixed() throws {
    let fixed = "are fixed (edge-whitespace and extra-key): update it with --write-baseline"
    let count = try LintFixture(Self.files).findings().count
    let change = { (text: String) in text.replacing("엑스 ", with: "엑스").replacing(#","f":"에프""#, with: "") }
    #expect(try remainingMessages(change) == ["2 of \(count) findings in the baseline \(fixed)"])
    #expect(try remainingMessages(change, of: "ko.json") == ["2 of \(count) findings in the baseline \(fixed)"])
  }

  @Test func doesNotCountUncheckedFindingsAsFixed() throws {
    #expect(try remainingMessages({ $0 }, of: "ko.json") == [])
    #expect(try remainingMessages({ $0.replacing("엑스 ", with: "엑스") }, of: "ru.json") == [])
    #expect(try remainingMessages({ $0.replacing("엑스 ", with: "엑스") }, ignore: ["edge-whitespace"]) == [])
  }

  @Test func countsFindingsOfADeletedFileAsFixed() throws {
    let fixture = try LintFixture(Self.files.merging(["sub/ko.json": #"{"a":"{"}"#]) { $1 })
    let path = "\(fixture.folder.path)/baseline"
    try fixture.folder.write(Baseline.text(of: fixture.result(), at: path), to: "baseline")
    try FileManager.default.removeItem(at: fixture.folder.url.appending(path: "sub/ko.json"))
    let report = try Baseline(reading: path).apply(to: fixture.result())
    #expect(report.findings.map { $0.diagnostic.parameters["count"] } == [.integer(2)])
  }

  @Test func containsPathsRelativeToItself() throws {
    let fixture = try LintFixture(Self.files.reduce(into: [:]) { $0["l10n/\($1.key)"] = $1.value })
    let folder = fixture.folder.path
    let texts = withExtendedLifetime(fixture) {
      ["\(folder)/l10n", "\(folder)/l10n/", "\(folder)/./l10n/../l10n"].map {
        Baseline.text(of: Linter(rules: .authCopy).lint([$0]), at: "\(folder)/baseline")
      }
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].contains(#""file":"l10n/ko.json""#))
    #expect(!texts[0].contains(folder))
  }

  @Test(arguments: [
    ("", "not JSON"), ("[]", "1:1"), (#"{"version":2,"findings":[]}"#, "1:1"),
    (#"{"version":3,"findings":["missing-key"]}"#, "1:26"), (#"{"version":3}"#, "1:1"),
  ])
  func rejectsOtherFiles(text: String, place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "baseline")
    #expect {
      try Baseline(reading: "\(folder.path)/baseline")
    } throws: {
      "\($0)".hasPrefix("\(folder.path)/baseline:") && "\($0)".contains(place)
    }
  }
}
