import AuthCopy
import TestSupport
import Testing

/// The reports of `coverage --against`.
@Suite struct CoverageAgainstTests {
  @Test func theReportIsTextOrMarkdown() throws {
    let outcome = try CommandLineRunner.run(
      ["coverage", "--against", "-", "--provider", "kakao"], input: "KOE320\nKOE998\nKOE998\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Unmapped
        code    times  lines
        KOE998      2  2, 3

        -: 1 code unmapped, 1 known (provider kakao)

        """)
    let verbose = try CommandLineRunner.run(
      ["coverage", "--against", "-", "--provider", "kakao", "--verbose", "--format", "markdown"], input: "KOE320\n")
    #expect(verbose.status == 0)
    #expect(
      verbose.output.hasPrefix("-: 0 codes unmapped, 1 known (provider kakao)\n\n## Known\n\n| code | times | lines |"))
  }

  @Test func invalidInputAndUsageAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\u{0}b", to: "binary")
    for (path, status) in [("/nowhere", 2), (folder.path, 2), ("\(folder.path)/binary", 2)] as [(String, Int32)] {
      let outcome = try CommandLineRunner.run(["coverage", "--against", path])
      #expect(outcome.status == status && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("auth-copy: \(path)") && outcome.errors.split(separator: "\n").count == 1)
    }
    try folder.write(String(repeating: "x", count: (64 << 20) + 1), to: "large")
    let large = try CommandLineRunner.run(["coverage", "--against", "\(folder.path)/large"])
    #expect(large.status == 2 && large.errors.contains("more than the limit of"))
    #expect(try CommandLineRunner.run(["coverage", "--against", "-", "--provider", "nowhere"]).status == 1)
    #expect(try CommandLineRunner.run(["coverage", "--provider", "kakao"]).status == 64)
    #expect(try CommandLineRunner.run(["coverage", "--verbose"]).status == 64)
  }

  @Test func theReportIsJSON() throws {
    let outcome = try CommandLineRunner.run(
      ["coverage", "--against", "-", "--provider", "kakao", "--format", "json"],
      input: #"[{"provider":"cognito","code":"KOE320","count":7},{"provider":"kakao","code":"KOE320"}]"#)
    #expect(outcome.status == 1)
    let report = try JSONParser.parse(Array(outcome.output.utf8))
    let code = report["unmapped"]?.array?.first
    #expect(code?["provider"]?.string == "cognito" && code?["code"]?.string == "KOE320")
    #expect(code?["count"]?.integer == 7 && code?["lines"]?.array?.compactMap(\.integer) == [1])
    #expect(report["known"]?.array?.count == 1 && report["summary"]?["unmapped"]?.integer == 1)
  }
}
