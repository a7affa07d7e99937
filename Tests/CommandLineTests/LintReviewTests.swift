import AuthCopy
import Foundation
import TestSupport
import Testing

/// `lint --record-review` as the reader of a file runs it.
@Suite struct LintReviewTests {
  private static let headers = #""@@locale":"ko","@@x-reviewed":"by Bora, 2030-01-31""#

  private static func folder(_ headers: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","a":"One","b":"Two"}"#, to: "l10n/app_en.arb")
    try folder.write("{\(headers),\"a\":\"하나\",\"b\":\"둘\"}", to: "l10n/app_ko.arb")
    return folder
  }

  private static func recorded(_ texts: [(key: String, text: String)]) -> String {
    #"\#(headers),"@@x-reviewed-texts":"\#(ReviewRecord(texts))""#
  }

  @Test func allTextsOfTheFileAreRecorded() throws {
    let folder = try Self.folder(Self.headers)
    let outcome = try CommandLineRunner.run(["lint", "l10n/app_ko.arb", "--record-review"], in: folder.url)
    #expect((outcome.status, outcome.errors) == (0, "2 texts recorded as read.\n"))
    #expect(
      try folder.text(of: "l10n/app_ko.arb")
        == "{\(Self.recorded([("a", "하나"), ("b", "둘")])),\"a\":\"하나\",\"b\":\"둘\"}")
  }

  @Test func aRecordIsReplacedAndTheSameRecordIsKept() throws {
    let folder = try Self.folder(Self.recorded([("a", "한")]))
    _ = try CommandLineRunner.run(["lint", "l10n/app_ko.arb", "--record-review"], in: folder.url)
    let text = try folder.text(of: "l10n/app_ko.arb")
    #expect(text.hasPrefix("{\(Self.recorded([("a", "하나"), ("b", "둘")])),"))
    _ = try CommandLineRunner.run(["lint", "l10n/app_ko.arb", "--record-review"], in: folder.url)
    #expect(try folder.text(of: "l10n/app_ko.arb") == text)
  }

  @Test func theTextsOfAnOverlayAreRecorded() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\(Self.headers),\"close\":\"닫기\"}", to: "copy/ko.arb")
    let outcome = try CommandLineRunner.run(["lint", "--overlay", ".", "--record-review"], in: folder.url)
    #expect((outcome.status, outcome.errors) == (0, "1 text recorded as read.\n"))
    #expect(try folder.text(of: "copy/ko.arb") == "{\(Self.recorded([("close", "닫기")])),\"close\":\"닫기\"}")
  }

  @Test func aDiffWritesNothing() throws {
    let folder = try Self.folder(Self.headers)
    let outcome = try CommandLineRunner.run(["lint", "l10n/app_ko.arb", "--record-review", "--diff"], in: folder.url)
    #expect(outcome.output.contains(#"+{\#(Self.recorded([("a", "하나"), ("b", "둘")])),"a""#))
    #expect(try !folder.text(of: "l10n/app_ko.arb").contains("texts"))
  }
}
