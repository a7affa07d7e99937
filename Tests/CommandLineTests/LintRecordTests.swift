import AuthCopy
import Foundation
import TestSupport
import Testing

/// `lint --record` and `lint --record-all` as a translator runs them.
@Suite struct LintRecordTests {
  private static let korean = #"{"@@locale":"ko","a":"하나","b":"둘"}"#

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","a":"One","b":"Two"}"#, to: "l10n/app_en.arb")
    try folder.write(korean, to: "l10n/app_ko.arb")
    return folder
  }

  private static func record(_ source: String, _ translation: String) -> String {
    #"{"x-source-hash":"\#(ContentHash(source))","x-translation-hash":"\#(ContentHash(translation))"}"#
  }

  @Test(arguments: [
    ["l10n", "--record", "b"], ["--record", "b", "--", "l10n"], ["l10n/app_ko.arb", "--record", "b"],
    ["--record", "b", "--strict", "l10n"],
  ])
  func oneKeyIsRecorded(arguments: [String]) throws {
    let folder = try Self.folder()
    let outcome = try CommandLineRunner.run(["lint"] + arguments, in: folder.url)
    #expect(outcome.errors == "1 translation recorded.\n")
    #expect(
      try folder.text(of: "l10n/app_ko.arb") == #"{"@@locale":"ko","a":"하나","b":"둘","@b":\#(Self.record("Two", "둘"))}"#)
    #expect(outcome.output.contains("(a ko) [unrecorded-translation]"))
    #expect(outcome.status == (arguments.contains("--strict") ? 1 : 0))
  }

  @Test func allTranslationsAreRecordedOnce() throws {
    let folder = try Self.folder()
    let first = try CommandLineRunner.run(["lint", "l10n", "--record-all", "--strict"], in: folder.url)
    #expect((first.status, first.errors) == (0, "2 translations recorded.\n"))
    let second = try CommandLineRunner.run(["lint", "l10n", "--record-all", "--strict"], in: folder.url)
    #expect((second.status, second.errors) == (0, "Everything is already recorded.\n"))
  }

  @Test func aChangedSourceIsReportedAfterAnUnrecordedEdit() throws {
    let folder = try Self.folder()
    func lint(_ options: String...) throws -> CommandLineRunner.Outcome {
      try CommandLineRunner.run(["lint", "l10n"] + options, in: folder.url)
    }
    _ = try lint("--record-all")
    try folder.replace("하나", with: "하나다", in: "l10n/app_ko.arb")
    #expect(try lint("--strict").output.contains("[unrecorded-translation]"))
    try folder.replace("One", with: "One more", in: "l10n/app_en.arb")
    let edited = try folder.text(of: "l10n/app_ko.arb")
    #expect(try lint("--strict", "--fix").output.contains("(a ko) [stale-translation]"))
    #expect(try folder.text(of: "l10n/app_ko.arb") == edited)
    #expect(try lint("--strict", "--record", "a").status == 0)
  }

  @Test func aDiffWritesNothing() throws {
    let folder = try Self.folder()
    let outcome = try CommandLineRunner.run(["lint", "l10n", "--record-all", "--diff"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n+{\"@@locale\":\"ko\",\"a\":\"하나\",\"@a\":{"))
    #expect(try folder.text(of: "l10n/app_ko.arb") == Self.korean)
  }

  @Test(arguments: [
    (
      ["l10n", "--record", "a", "nope"], 1,
      "auth-copy: no translation has the key 'nope'; write paths before --record\n"
    ),
    (["/nowhere", "--record", "a"], 2, "auth-copy: /nowhere: cannot be read: it does not exist\n"),
    (["flat", "--record-all"], 2, "auth-copy: flat/ko.json: only ARB files have records of translations\n"),
    (
      ["l10n", "--record", "a", "--fix"], 64,
      "Error: only one of --fix, --record, --record-all, and --record-review can be used at a time\n"
    ),
    (["l10n", "--record", "a", "--record-all"], 64, "Error: only one of --fix, --record, --record-all, and"),
    (["l10n", "--record-review", "--record-all"], 64, "Error: only one of --fix, --record, --record-all, and"),
    (
      ["l10n", "--record-review"], 2,
      "auth-copy: l10n/app_en.arb: only an ARB file whose @@x-reviewed says who has read it can have a record of the review\n"
    ),
  ])
  func aFailedRecordingChangesNothing(arguments: [String], status: Int32, errors: String) throws {
    let folder = try Self.folder()
    try folder.write(#"{"a":"One"}"#, to: "flat/en.json")
    try folder.write(#"{"a":"하나"}"#, to: "flat/ko.json")
    let outcome = try CommandLineRunner.run(["lint"] + arguments, in: folder.url)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(errors), "\(outcome.errors)")
    #expect(try folder.text(of: "l10n/app_ko.arb") == Self.korean)
  }

  @Test func anOverlayIsRecorded() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko","close":"닫기"}"#, to: "copy/ko.arb")
    let outcome = try CommandLineRunner.run(
      ["lint", "--overlay", ".", "--record", "close", "--strict"], in: folder.url)
    #expect((outcome.status, outcome.errors) == (0, "1 translation recorded.\n"))
  }

  @Test func aKeySimilarToOneOfAnOverlayIsSuggested() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko","close":"닫기"}"#, to: "copy/ko.arb")
    let outcome = try CommandLineRunner.run(["lint", "--overlay", ".", "--record", "clsoe"], in: folder.url)
    #expect(
      (outcome.status, outcome.errors) == (1, "auth-copy: no translation has the key 'clsoe': did you mean 'close'?\n"))
  }
}
