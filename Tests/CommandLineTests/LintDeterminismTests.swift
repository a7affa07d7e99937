import TestSupport
import Testing

/// The output of `lint` is the same in every process, although Swift seeds its hashes differently in each process.
@Suite struct LintDeterminismTests {
  private static let en =
    #"{"days":"{n, plural, one {#} other {#}}","when":"{t, number} {t, date}","who":"{a} {b} {c}"}"#
  private static let ru =
    #"{"days":"{n, plural, other {#}}","when":"{t, select, x {да} other {нет}}","who":"{x} {y} {z}","more":"{q"}"#

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(en, to: "en.json")
    try folder.write(ru, to: "ru.json")
    return folder
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "github"]) func aReportIsTheSameInEveryProcess(format: String)
    throws
  {
    let folder = try Self.folder()
    let reports = try (1...6).map { _ in
      try CommandLineRunner.runProcess(["lint", ".", "--format", format], in: folder.url).output
    }
    #expect(Set(reports).count == 1)
    #expect(reports[0].contains("one, few, and many"))
    #expect(reports[0].contains("but a date in the source"))
  }

  @Test func aBaselineIsTheSameInEveryProcessAndLanguage() throws {
    let folder = try Self.folder()
    for (index, language) in ["en", "ko", "ja", "en", "ko", "ja"].enumerated() {
      let arguments = ["lint", ".", "--messages", language, "--write-baseline", "baseline\(index)"]
      #expect(try CommandLineRunner.runProcess(arguments, in: folder.url).status == 1)
    }
    let baselines = try (0..<6).map { try folder.text(of: "baseline\($0)") }
    #expect(Set(baselines).count == 1)
    #expect(baselines[0].split(separator: "\n").count > 5)
  }

  @Test(arguments: ["ko_KR.UTF-8", "ja_JP.UTF-8", "C"]) func aBaselineAppliesInAnotherLocale(locale: String) throws {
    let folder = try Self.folder()
    let written = try CommandLineRunner.run(
      ["lint", ".", "--write-baseline", "known"], in: folder.url, environment: ["LANG": locale])
    #expect(written.status == 1)
    let linted = try CommandLineRunner.run(
      ["lint", ".", "--baseline", "known", "--strict"], in: folder.url, environment: ["LC_ALL": "C"])
    #expect(linted.status == 0)
    #expect(linted.output.hasSuffix("\n\n2 files, 7 messages: 0 errors, 0 warnings, 0 infos\n"))
  }
}
