import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

@Suite struct TranslationRecorderTests {
  private static let source = #"{"@@locale":"en","a":"One","b":"Two","c":"Three"}"#

  private static func hashes(_ source: String, _ translation: String) -> String {
    #""x-source-hash": "\#(ContentHash(source))", "x-translation-hash": "\#(ContentHash(translation))""#
  }

  private func report(
    _ translation: String, _ selection: TranslationRecorder.Selection, name: String = "a_ko.arb"
  ) throws -> RecordReport {
    let fixture = try LintFixture(["a_en.\(name.suffix(3) == "arb" ? "arb" : "json")": Self.source, name: translation])
    return withExtendedLifetime(fixture) {
      TranslationRecorder(Linter(rules: .authCopy), selection).record([fixture.folder.path])
    }
  }

  private func recorded(
    _ translation: String, _ selection: TranslationRecorder.Selection = .all
  ) throws -> String {
    let changes = try report(translation, selection).changes
    let new = changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? translation
    #expect(try report(new, selection).changes.isEmpty, "recording again changes nothing")
    return new
  }

  @Test func addsMetadataInTheLayoutOfTheFile() throws {
    #expect(
      try recorded("{\n  \"@@locale\": \"ko\",\n  \"a\": \"하나\",\n  \"b\": \"둘\"\n}\n", .keys(["b"])) == """
        {
          "@@locale": "ko",
          "a": "하나",
          "b": "둘",
          "@b": {
            "x-source-hash": "\(ContentHash("Two"))",
            "x-translation-hash": "\(ContentHash("둘"))"
          }
        }

        """)
    #expect(
      try recorded(#"{"@@locale": "ko", "b": "둘"}"#)
        == #"{"@@locale": "ko", "b": "둘", "@b": {\#(Self.hashes("Two", "둘"))}}"#)
    #expect(
      try recorded("{\r\n\t\"@@locale\":\"ko\",\r\n\t\"b\":\"둘\"\r\n}")
        == "{\r\n\t\"@@locale\":\"ko\",\r\n\t\"b\":\"둘\",\r\n\t\"@b\":{\r\n\t\t\"x-source-hash\":\"\(ContentHash("Two"))\","
        + "\r\n\t\t\"x-translation-hash\":\"\(ContentHash("둘"))\"\r\n\t}\r\n}")
  }

  @Test func keepsTheOtherMembersOfMetadata() throws {
    let metadata = #""x-lint-ignore": [{"rule": "glossary-term", "reason": "x"}]"#
    #expect(
      try recorded(#"{"@@locale": "ko", "b": "둘", "@b": {\#(metadata)}}"#)
        == #"{"@@locale": "ko", "b": "둘", "@b": {\#(metadata), \#(Self.hashes("Two", "둘"))}}"#)
    #expect(
      try recorded(#"{"@@locale": "ko", "b": "둘", "@b": {}}"#)
        == #"{"@@locale": "ko", "b": "둘", "@b": {\#(Self.hashes("Two", "둘"))}}"#)
  }

  @Test(arguments: [("0", "0"), ("", "")]) func replacesAnOldOrEmptyRecord(source: String, translation: String) throws {
    func file(_ hashes: String) -> String { #"{"@@locale": "ko", "b": "둘", "@b": {"y": 1, \#(hashes)}, "c": "셋"}"# }
    let old = file(#""x-source-hash": "\#(source)", "x-translation-hash": "\#(translation)""#)
    #expect(try recorded(old, .keys(["b"])) == file(Self.hashes("Two", "둘")))
  }

  @Test func recordedTranslationsHaveNoFinding() throws {
    let translation = #"{"@@locale":"ko","a":"하나","b":"둘 {","c":"","@c":{},"@a":5}"#
    let fixture = try LintFixture(["a_en.arb": Self.source, "a_ko.arb": try recorded(translation)])
    #expect(fixture.findings().filter { $0.rule.hasSuffix("-translation") }.map(\.key) == ["a", "c"])
  }

  @Test func skipsTranslationsWithoutTextOrSource() throws {
    let translation = #"{"@@locale":"ko","a":"","b":" ","x":"밖"}"#
    let report = try report(translation, .all)
    #expect(report.changes.isEmpty)
    #expect(report.keys.isEmpty)
  }

  @Test func recordsOnlyTheGivenKeysInEveryFile() throws {
    let fixture = try LintFixture([
      "a_en.arb": Self.source, "a_ko.arb": #"{"@@locale":"ko","a":"하나","b":"둘"}"#,
      "a_ja.arb": #"{"@@locale":"ja","a":"一","b":"二"}"#,
    ])
    let report = TranslationRecorder(Linter(rules: .authCopy), .keys(["b", "nope"])).record([fixture.folder.path])
    #expect(report.changes.map { $0.path.suffix(8) } == ["a_ja.arb", "a_ko.arb"])
    #expect(report.recorded == 2)
    #expect(report.keys == ["b"])
    #expect(report.changes.allSatisfy { !String(decoding: $0.new, as: UTF8.self).contains("@a") })
  }

  @Test func comparesASingleFileWithTheSourceNextToIt() throws {
    let fixture = try LintFixture(["a_en.arb": Self.source, "a_ko.arb": #"{"@@locale":"ko","a":"하나"}"#])
    let report = TranslationRecorder(Linter(rules: .authCopy), .all).record(["\(fixture.folder.path)/a_ko.arb"])
    #expect(report.recorded == 1)
  }

  @Test func listsJSONFilesAsWithoutRecords() throws {
    let report = try report(#"{"a":"하나"}"#, .all, name: "a_ko.json")
    #expect(report.changes.isEmpty)
    #expect(report.pathsWithoutRecords.map { $0.suffix(9) } == ["a_ko.json"])
  }

  @Test func comparesAnOverlayWithItsBase() throws {
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale":"ko","close":"닫기"}"#, to: "copy/ko.arb")
    let report = TranslationRecorder(Linter(rules: .authCopy), .all).record(overlay: overlay.path)
    #expect(report.recorded == 1)
    #expect(
      report.changes.map { String(decoding: $0.new, as: UTF8.self).contains("\(ContentHash("Close"))") } == [true])
  }

  @Test func keepsAByteOrderMark() throws {
    #expect(
      try recorded("\u{FEFF}{\"@@locale\": \"ko\", \"b\": \"둘\"}")
        == "\u{FEFF}" + #"{"@@locale": "ko", "b": "둘", "@b": {\#(Self.hashes("Two", "둘"))}}"#)
  }

  @Test func reportsAMissingPath() {
    #expect(TranslationRecorder(Linter(rules: .authCopy), .all).record(["/nowhere"]).failures.count == 1)
  }
}
