import AuthCopy
import CatalogLint
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
    try folder.write(Baseline.text(of: result), to: "baseline")
    return try Baseline(reading: "\(folder.path)/baseline")
  }

  @Test func whatItWasWrittenOfHasNothingLeft() throws {
    let result = try LintFixture(Self.files).result()
    #expect(result.findings.count > 8)
    #expect(try baseline(of: result).apply(to: result).findings == [])
  }

  @Test func itKnowsTheFindingsInAnotherFolderAndOnOtherLines() throws {
    let result = try LintFixture(Self.files).result()
    let moved = try LintFixture(Self.files.mapValues { "\n\n" + $0 }).result()
    #expect(moved.findings.map(\.line) != result.findings.map(\.line))
    #expect(try baseline(of: result).apply(to: moved).findings == [])
  }

  @Test func itsTextHasNoWordOfAnyLanguage() throws {
    let result = try LintFixture(Self.files).result()
    let text = Baseline.text(of: result)
    for finding in result.findings {
      for language in MessageLanguage.allCases { #expect(!text.contains(finding.message(in: language))) }
    }
  }

  @Test(arguments: [
    ("unknown-argument.misspelled", "a", "{naem}"), ("url-mismatch.differs", "b", "www.c.example"),
  ])
  func anotherValueIsAnotherFinding(id: String, key: String, text: String) throws {
    func fingerprints(_ files: [String: String]) throws -> Set<String> {
      let findings = try LintFixture(files).findings().filter { $0.key == key && $0.diagnostic.id.rawValue == id }
      #expect(findings.count == 1)
      return Set(findings.map(\.diagnostic.fingerprint))
    }
    let old = ["a": "{nmae}", "b": "www.b.example"][key] ?? ""
    let changed = Self.files.mapValues { $0.replacing(old, with: text) }
    #expect(try fingerprints(Self.files).isDisjoint(with: fingerprints(changed)))
  }

  @Test func asManyAreKnownAsWereWritten() throws {
    let twice = try LintFixture(["en.json": #"{"k":"{a}"}"#, "ko.json": #"{"k":"{a}}"}"#])
    let more = try LintFixture(["en.json": #"{"k":"{a}"}"#, "ko.json": #"{"k":"{a}}}"}"#])
    let result = twice.result()
    #expect(result.findings.map(\.rule) == ["stray-brace"])
    let left = try baseline(of: result).apply(to: more.result())
    #expect(left.findings.map { "\($0.rule) \($0.column)" } == ["stray-brace 11"])
  }

  @Test(arguments: [
    ("", "not JSON"), ("[]", "1:1"), (#"{"version":1,"findings":[]}"#, "1:1"), (#"{"version":2}"#, "1:1"),
  ])
  func anotherFileIsRefused(text: String, place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "baseline")
    #expect {
      try Baseline(reading: "\(folder.path)/baseline")
    } throws: {
      "\($0)".hasPrefix("\(folder.path)/baseline:") && "\($0)".contains(place)
    }
  }
}
