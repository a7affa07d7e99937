import AuthCopy
import Foundation
import TestSupport
import Testing

/// The reports of `lint`, their languages and their colors.
@Suite struct LintFormatTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"{x}"}"#, to: "en.json")
    try folder.write(#"{"a":"엑스"}"#, to: "ko.json")
    return folder
  }

  private func report(_ options: String..., environment: [String: String] = [:]) throws -> CommandLineRunner.Outcome {
    let folder = try Self.folder()
    return try withExtendedLifetime(folder) {
      try CommandLineRunner.run(["lint", "."] + options, in: folder.url, environment: environment)
    }
  }

  @Test func githubShowsAnAnnotation() throws {
    let outcome = try report("--format", "github")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        ::error file=./ko.json,line=1,col=7,title=missing-argument a::{x} is missing: the source prints it

        """)
  }

  @Test func junitHasOneSuiteWithOneFailure() throws {
    let outcome = try report("--format", "junit")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="auth-copy lint" tests="1" failures="1" errors="0" skipped="0">
          <testsuite name="./ko.json" tests="1" failures="1">
            <testcase name="missing-argument a ko" classname="./ko.json">
              <failure type="error" message="1:7: {x} is missing: the source prints it"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func sarifHasTheFinding() throws {
    let outcome = try report("--format", "sarif")
    #expect(outcome.status == 1)
    let root = try JSONParser.parse(Array(outcome.output.utf8))
    #expect(root["version"]?.string == "2.1.0")
    let results = try #require(root["runs"]?.array?.first?["results"]?.array)
    #expect(results.compactMap { $0["ruleId"]?.string } == ["missing-argument"])
  }

  @Test func markdownIsATableForEachFile() throws {
    let outcome = try report("--format", "markdown")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        **2 files, 2 messages: 1 error, 0 warnings, 0 infos**

        | locale | translated | missing | stale | findings |
        | --- | ---: | ---: | ---: | ---: |
        | en | 1 | 0 | 0 | 0 |
        | ko | 1 | 0 | 0 | 1 |

        ### ./ko.json

        | place | severity | rule | key | finding |
        | --- | --- | --- | --- | --- |
        | 1:7 | error | missing-argument | a | {x} is missing: the source prints it |

        """)
  }

  @Test func anUnknownFormatIsWrongUsage() throws {
    #expect(try report("--format", "xml").status == 64)
  }

  @Test(arguments: [
    (["LC_ALL": "ko_KR.UTF-8", "LANG": "ja_JP.UTF-8"], "빠졌습니다"), (["LANG": "ja_JP.UTF-8"], "抜けています"),
    (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], "is missing"), ([:], "is missing"),
  ])
  func theEnvironmentSelectsTheLanguage(environment: [String: String], text: String) throws {
    for format in ["text", "json", "sarif", "github", "junit", "markdown"] {
      #expect(try report("--format", format, environment: environment).output.contains(text))
    }
    #expect(try report("--messages", "en", environment: environment).output.contains("is missing"))
  }

  @Test(arguments: [("", true), ("NO_COLOR=1", false), ("NO_COLOR=", true)])
  func aTerminalHasColorsUnlessNOCOLORIsSet(variable: String, hasColor: Bool) throws {
    let output = try outputInTerminal("env \(variable) '\(CommandLineRunner.program.path)' lint .")
    #expect(output.contains("missing-argument"))
    #expect(output.contains("\u{1B}[1;31m") == hasColor)
  }

  @Test func onlyATerminalShowsTheProgressOfASlowRun() throws {
    let folder = try TemporaryFolder()
    // A single long message occupies only one core, so the run is slow on every machine.
    let text = String(repeating: "word {a} <i>x</i> ", count: 40_000)
    for locale in ["en", "ko"] { try folder.write(#"{"k":"\#(text)"}"#, to: "\(locale).json") }
    let lint = "'\(CommandLineRunner.program.path)' lint . --format json >report"
    let shown = try outputInTerminal(lint, in: folder)
    #expect(shown.contains(#/\r\x{1B}\[K[\d,]+ messages? checked…/#), "\(shown)")
    #expect(shown.hasSuffix("\r\u{1B}[K"), "the progress line is erased at the end")
    #expect(try outputInTerminal("\(lint) 2>errors", in: folder) == "")
    #expect(try folder.text(of: "errors") == "")
    #expect(
      try outputInTerminal("'\(CommandLineRunner.program.path)' lint . >report").isEmpty,
      "a quick run shows no progress")
  }

  @Test func aPipeHasNoColors() throws {
    #expect(try !report().output.contains("\u{1B}"))
  }

  /// Returns the output of a shell command that runs in a terminal.
  private func outputInTerminal(_ command: String, in folder: TemporaryFolder? = nil) throws -> String {
    let folder = try folder ?? Self.folder()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["-u", "NO_COLOR", "script", "--quiet", "--return", "--command", command, "/dev/null"]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
