import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Each file that is named or found and not linted has a reason, and a named path without a linted file is a failure.
@Suite struct UnreadFileTests {
  private static func po(_ header: String) -> String {
    "msgid \"\"\nmsgstr \"\(header)\"\n\nmsgid \"%d files\"\nmsgstr \"파일 %d개\"\n"
  }

  private static let source = #"{"a":"Open"}"#
  private static let xcstrings = #"{"sourceLanguage":"en","strings":{STRINGS},"version":"1.0"}"#

  /// Returns `NAME REASON` of each unread file; of a failure, with `!` before it.
  private func unread(_ files: [String: String], _ named: [String]) throws -> [String] {
    let fixture = try LintFixture(files)
    let paths = named.isEmpty ? [fixture.folder.path] : named.map { "\(fixture.folder.path)/\($0)" }
    let report = withExtendedLifetime(fixture) { Linter(rules: .authCopy).lint(paths) }
    func line(_ path: String, _ reason: String) -> String {
      "\(path.dropFirst(fixture.folder.path.count).drop { $0 == "/" }) \(reason)"
    }
    return report.failures.map { failure in
      let reason = if case .text(let text)? = failure.parameters["reason"] { text } else { failure.id.rawValue }
      return "!" + line(failure.place.location.path, reason)
    } + report.skippedFiles.map { line($0.path, $0.reason.rawValue) }
  }

  @Test(
    arguments: [
      (["a.po": po("")], ["!a.po noLanguage"]), (["a.po": po("Language: \\n")], ["!a.po noLanguage"]),
      (["a.po": po("Language:ko\\n")], []), (["en.po": po("Language: en\\n")], ["!en.po sourceLanguage"]),
      (["a.po": "msgid \"\"\nmsgstr \"Language: ko\\n\"\n"], ["!a.po noMessages"]), (["a.pot": po("")], []),
      (["en.po": po("Language: en\\n"), "ko.po": po("Language: ko\\n")], ["en.po sourceLanguage"]),
      (["a.po": po(""), "en.json": source], ["a.po noLanguage"]),
      (["L.xcstrings": xcstrings.replacing("STRINGS", with: "")], ["!L.xcstrings noMessages"]),
      (
        ["L.xcstrings": xcstrings.replacing("STRINGS", with: #""a":{"shouldTranslate":false}"#)],
        ["!L.xcstrings noMessages"]
      ),
      (
        ["L.xcstrings": xcstrings.replacing("STRINGS", with: #""b":{"shouldTranslate":false}"#)],
        ["!L.xcstrings noMessages"]
      ),
      (["en.json": "{}"], ["!en.json noMessages"]), (["en.json": source, "ko.json": "{}"], []),
      (["en-XA.json": source], ["!en-XA.json pseudoLocale"]),
      (["en.json": source, "en-XA.json": source], ["en-XA.json pseudoLocale"]),
      (
        [
          "locales/en/a.json": source, "locales/ko/a.json": source, "locales/xx-foo/a.json": source,
          "b/x/a.json": source,
        ],
        ["locales/xx-foo/a.json noLocale"]
      ),
      (["en.json": source, "ko.json": source, "new.json": #"{"z":"1"}"#], ["new.json otherKeys"]),
      (
        ["res/values/strings.xml": "<resources/>", "res/values-night/strings.xml": "<resources/>"],
        ["!res/values-night/strings.xml noLocale", "!res/values/strings.xml noMessages"]
      ),
      (["en.json": source], []), (["a.txt": "x"], ["! unreadable-file.no-messages"]),
      (["locales/ko/a.stringsdict": "x"], ["!locales/ko/a.stringsdict format"]),
      (
        ["values/strings.xml": "<resources/>", "values/colors.xml": "<resources/>"], ["!values/strings.xml noMessages"]
      ),
    ] as [([String: String], [String])])
  func aFolderHasAReasonForEachFile(files: [String: String], expected: [String]) throws {
    #expect(try unread(files, []) == expected)
  }

  @Test(
    arguments: [
      (["a.po"], ["!a.po noLanguage"]), (["a.po", "en.json"], ["!a.po noLanguage"]), (["en.json", "ko.json"], []),
      (["en.json", "en-XA.json"], ["!en-XA.json pseudoLocale"]), (["en-XA.json"], []),
      (["empty.arb", "en.json"], ["!empty.arb noMessages"]),
      (["colors.xml"], ["!colors.xml unreadable-file.unknown-format"]),
      (["en.json", "more"], ["!more/b.po noLanguage"]),
      (
        ["", "en.json"], ["a.po noLanguage", "empty.arb noMessages", "en-XA.json pseudoLocale", "more/b.po noLanguage"]
      ),
      (["more/"], ["!more//b.po noLanguage"]),
    ] as [([String], [String])])
  func aNamedPathWithoutALintedFileFails(named: [String], expected: [String]) throws {
    let files = [
      "a.po": Self.po(""), "en.json": Self.source, "ko.json": #"{"a":"열기"}"#, "en-XA.json": Self.source,
      "empty.arb": "{}", "more/b.po": Self.po(""), "colors.xml": "<resources/>",
    ]
    #expect(try unread(files, named) == expected)
  }

  @Test func aBrokenFileInThePlaceOfALocaleFails() throws {
    func strings(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }
    let files = [
      "values/strings.xml": strings("Hi"), "values-ko/strings.xml": strings("안녕"),
      "values-cmn/strings.xml": "<resources><string name=\"a\">x</strng></resources>",
    ]
    let report = try LintFixture(files).result()
    #expect(report.failures.map(\.place.location.line) == [1])
    #expect(report.files == 2)
  }

  @Test func aLinkToAFolderOfALocaleHasAReason() throws {
    let fixture = try LintFixture(["locales/en/a.json": Self.source, "other/a.json": Self.source])
    for (link, target) in ["locales/ko": "../other", "shared": "other"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(fixture.folder.path)/\(link)", withDestinationPath: target)
    }
    #expect(fixture.result().skippedFiles.map { "\($0.path.suffix(10)) \($0.reason)" } == ["locales/ko link"])
  }

  @Test(arguments: [
    (#"{"path":"PATH","failed":true,"reason":"REASON"}"#, JSONReporter() as any Reporter),
    (
      #"{"level":"error","message":{"text":"REASON"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"PATH"}}}]}"#,
      SARIFReporter()
    ),
    ("::error file=PATH::REASON", GitHubReporter()), (#"<error message="REASON"/>"#, JUnitReporter()),
    ("| PATH | REASON |", MarkdownReporter()),
  ])
  func eachReportShowsAFailedFile(expected: String, reporter: any Reporter) throws {
    let reason = SkippedFile.Reason.noLanguage.text()
    let fixture = try LintFixture(["a.po": Self.po("")])
    let text = reporter.text(of: fixture.result()).replacing(fixture.folder.path + "/", with: "")
    #expect(text.contains(expected.replacing("PATH", with: "a.po").replacing("REASON", with: reason)), "\(text)")
  }

  @Test(arguments: [
    (#"{"path":"PATH","failed":false,"reason":"REASON"}"#, JSONReporter() as any Reporter),
    (#"{"level":"note","message":{"text":"REASON"}"#, SARIFReporter()),
    ("::notice file=PATH::REASON", GitHubReporter()),
    (#"<skipped message="REASON"/>"#, JUnitReporter()), ("| PATH | REASON |", MarkdownReporter()),
  ])
  func eachReportShowsASkippedFile(expected: String, reporter: any Reporter) throws {
    let reason = SkippedFile.Reason.pseudoLocale.text()
    let fixture = try LintFixture(["en.json": Self.source, "en-XA.json": Self.source])
    let text = reporter.text(of: fixture.result()).replacing(fixture.folder.path + "/", with: "")
    #expect(text.contains(expected.replacing("PATH", with: "en-XA.json").replacing("REASON", with: reason)), "\(text)")
  }

  @Test func junitCountsUnreadFilesAndPassesWithoutFindings() throws {
    let skipped = JUnitReporter().text(
      of: try LintFixture(["en.json": Self.source, "en-XA.json": Self.source]).result())
    #expect(skipped.contains(#"tests="2" failures="0" errors="0" skipped="1">"#), "\(skipped)")
    let failed = JUnitReporter().text(of: try LintFixture(["a.po": Self.po("")]).result())
    #expect(failed.contains(#"tests="1" failures="0" errors="1" skipped="0">"#), "\(failed)")
  }

  @Test func markdownWithManyUnreadFilesIsShortEnoughForAComment() {
    let skipped = (0..<2_000).map { SkippedFile(path: "\($0)/en-XA.json", reason: .pseudoLocale) }
    var report = LintReport(findings: [], files: 1, messages: 1, failures: [])
    report.skippedFiles = skipped
    let text = MarkdownReporter().text(of: report)
    #expect(text.unicodeScalars.count < 20_000)
    #expect(text.contains("| … +"))
  }
}
