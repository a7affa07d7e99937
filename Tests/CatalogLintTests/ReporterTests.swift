import AuthCopy
import AuthCopyLint
import CatalogFormats
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct ReporterTests {
  private let result = LintReport(
    findings: [
      Finding(
        Diagnostic(
          "unsafe-markup", ["markup": "50% \"x\"\n<y> &\u{7}"],
          at: Diagnostic.Place(
            SourceLocation(path: "d<i>r/ko \u{1B}.json", line: 3, column: 7), locale: "ko", key: "a,b:c")),
        rule: "unsafe-markup", severity: .error,
        excerpt: Finding.Excerpt(text: "가나 {x\u{202E}", spot: 7..<9, source: "ab {x}"))
    ], files: 1, messages: 1, failures: [])

  @Test func textPlacesCaretsUnderWideLetters() {
    #expect(
      TextReporter().text(of: result) == """
        d<i>r/ko .json:3:7: error: the source has no such markup: 50% "x" <y> & (a,b:c ko) [unsafe-markup]
            가나 {x<202E>
                 ^^
            source: ab {x}

        severity  rule           findings
        error     unsafe-markup         1

        1 file, 1 message: 1 error, 0 warnings, 0 infos
        """)
  }

  @Test func textUsesColorOnlyOnTerminals() {
    #expect(TextReporter(usesColor: true).text(of: result).contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(!TextReporter().text(of: result).contains("\u{1B}"))
  }

  @Test func githubCommandsAreEscaped() {
    #expect(
      GitHubReporter().text(of: result)
        == "::error file=d<i>r/ko .json,line=3,col=7,title=unsafe-markup a%2Cb%3Ac::the source has no such markup: 50%25 \"x\"%0A<y> &"
    )
  }

  @Test func junitIsXML() {
    let xml = JUnitReporter().text(of: result)
    #expect(
      xml.contains("message=\"3:7: the source has no such markup: 50% &quot;x&quot;&#10;&lt;y&gt; &amp;\u{FFFD}\"/>"))
    #expect(
      JUnitReporter().text(of: LintReport(findings: [], files: 1, messages: 2, failures: [])).contains(
        #"failures="0" errors="0" skipped="0">"#))
  }

  @Test func markdownIsEscaped() {
    #expect(
      MarkdownReporter().text(of: result) == """
        **1 file, 1 message: 1 error, 0 warnings, 0 infos**

        ### d&lt;i&gt;r/ko .json

        | place | severity | rule | key | finding |
        | --- | --- | --- | --- | --- |
        | 3:7 | error | unsafe-markup | a,b:c | the source has no such markup: 50% "x" &lt;y&gt; &amp; |
        """)
    #expect(
      "a|b `c` *d* _e_ [f](g) <h> @user #12 GH-7 https://x.y www.x.y # \\ $z$".escapedForMarkdown
        == #"a\|b \`c\` \*d\* \_e\_ \[f\](g) &lt;h&gt; @&#8203;user #&#8203;12 GH-&#8203;7 https:&#8203;//x.y www&#8203;.x.y # \\ \$z\$"#
    )
  }

  @Test(arguments: ["\u{1B}", "\u{9B}", "\u{7F}", "\u{0}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\r"])
  func everyFormatEscapesControlCharacters(scalar: String) {
    let place = Diagnostic.Place(SourceLocation(path: "a\(scalar)b.json"), locale: "ko", key: "k\(scalar)")
    let findings = ["k\(scalar)", "l\(scalar)"].map { key in
      Finding(Diagnostic("missing-key", ["key": .text(key)], at: place), rule: "missing-key", severity: .error)
    }
    for count in 1...2 {
      let report = LintReport(findings: Array(findings.prefix(count)), files: 1, messages: 1, failures: [])
      let reporters: [any Reporter] = [TextReporter(), GitHubReporter(), JUnitReporter(), MarkdownReporter()]
      for reporter in reporters {
        #expect(!reporter.text(of: report).unicodeScalars.contains(scalar.unicodeScalars.first!), "\(reporter)")
      }
      #expect(JUnitReporter().text(of: report).contains(scalar == "\r" ? "&#13;" : "\u{FFFD}"))
    }
  }

  @Test func markdownIsShortEnoughForAComment() throws {
    let keys = (0..<2_000).map { "\"key_\($0)\":\"{a}\"" }.joined(separator: ",")
    let report = try LintFixture(["en.json": "{\(keys)}", "ko.json": "{\(keys.replacing("{a}", with: "<b>"))}"])
      .result()
    let text = MarkdownReporter().text(of: report)
    #expect(text.unicodeScalars.count < 65_536)
    let omitted = try #require(text.firstMatch(of: #/\n\n([\d,]+) more findings are not shown\.$/#))
    let shown = text.matches(of: #/\| key\\_/#).count
    #expect(Int(omitted.output.1.replacing(",", with: "")) == report.findings.count - shown)
  }

  @Test func markdownReportsThatThereAreNoFindings() throws {
    let report = try LintFixture(["en.json": #"{"a":"x"}"#, "ko.json": #"{"a":"엑스"}"#]).result()
    #expect(
      MarkdownReporter().text(of: report) == """
        **2 files, 2 messages: 0 errors, 0 warnings, 0 infos**

        no findings in 2 messages

        | locale | translated | missing | stale | findings |
        | --- | ---: | ---: | ---: | ---: |
        | en | 1 | 0 | 0 | 0 |
        | ko | 1 | 0 | 0 | 0 |
        """)
  }

  @Test func sarifContainsRulesLevelsAndPlaces() throws {
    let root = try JSONParser.parse(Array(SARIFReporter().text(of: result).utf8))
    let run = try #require(root["runs"]?.array?.first)
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    #expect(run["tool"]?["driver"]?["rules"]?.array?.count == RuleSet.messages.all.count)
    let finding = try #require(run["results"]?.array?.first)
    #expect(finding["level"]?.string == "error")
    let place = finding["locations"]?.array?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "d%3Ci%3Er/ko%20%1B.json")
    #expect(place?["region"]?["startColumn"]?.integer == 7)
  }

  @Test func sarifWritesAPathAsAURIReference() {
    let finding = Finding(
      Diagnostic("unsafe-markup", ["markup": "x"], at: Diagnostic.Place(SourceLocation(path: "a\n b/가.json"))),
      rule: "unsafe-markup",
      severity: .error)
    let report = LintReport(findings: [finding], files: 1, messages: 1, failures: [])
    #expect(SARIFReporter().text(of: report).contains(#""uri":"a%0A%20b/%EA%B0%80.json""#))
  }

  @Test func baselineMatchesFindingsByContent() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"x","b":"y"}"#, to: "en.json")
    try folder.write(#"{"a":"","b":"와이 "}"#, to: "ko.json")
    let old = Linter(rules: .authCopy).lint([folder.path])
    try folder.write(Baseline.text(of: old, at: "\(folder.path)/baseline"), to: "baseline")
    let baseline = try Baseline(reading: "\(folder.path)/baseline")
    // A known finding may move to another line, a fixed finding is counted, and a new finding is reported.
    try folder.write("\n\n{\"b\":\"와이 \",\n\"a\":\"엑스 \"}", to: "ko.json")
    let new = baseline.apply(to: Linter(rules: .authCopy).lint([folder.path]))
    #expect(new.findings.map { "\($0.rule) \($0.key)" } == ["edge-whitespace a", "unused-suppression "])
  }
}
