import Foundation
import TestSupport
import Testing

/// `lint --fix` and `lint --diff` as a user runs them.
@Suite struct LintFixTests {
  private static let options = [["--diff"], ["--fix"], ["--fix", "--diff"]]

  @Test(arguments: options) func aMissingPathExitsWith2(options: [String]) throws {
    let outcome = try CommandLineRunner.run(["lint", "/nowhere"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "auth-copy: /nowhere: cannot be read: it does not exist\n")
  }

  @Test(arguments: options) func brokenJSONExitsWith2AndOtherFilesAreFixed(options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"a\":\n", to: "en.json")
    try folder.write(#"{"a":"{x}}"}"#, to: "ko.json")
    try folder.write(#"{"a":"x"}"#, to: "sub/en.json")
    try folder.write(#"{"a":"엑스 "}"#, to: "sub/ko.json")
    let outcome = try CommandLineRunner.run(["lint", "."] + options, in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "auth-copy: ./en.json:2:1: not JSON: expected a JSON value, found the end of the text\n")
    #expect(outcome.output.contains("+{\"a\":\"엑스\"}") == options.contains("--diff"))
    #expect(try folder.text(of: "sub/ko.json") == (options.contains("--fix") ? #"{"a":"엑스"}"# : #"{"a":"엑스 "}"#))
  }

  @Test(arguments: options) func aMissingOverlayExitsWith2(options: [String]) throws {
    let outcome = try CommandLineRunner.run(["lint", "--overlay", "/nowhere"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.hasPrefix("auth-copy: /nowhere: "))
  }

  @Test func aFileThatIsNotWrittenExitsWith2AndOtherFilesAreFixed() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"x"}"#, to: "en.json")
    for name in ["ja.json", "ko.json"] { try folder.write(#"{"a":"엑스 "}"#, to: name) }
    try FileManager.default.linkItem(atPath: "\(folder.path)/ko.json", toPath: "\(folder.path)/copy")
    let outcome = try CommandLineRunner.run(["lint", ".", "--fix", "--ignore", "wrong-script"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("auth-copy: ./ko.json: cannot be written: it has several hard links"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try folder.text(of: "ja.json") == #"{"a":"엑스"}"#)
    let inPlace = try CommandLineRunner.run(
      ["lint", ".", "--fix", "--in-place", "--ignore", "wrong-script"], in: folder.url)
    #expect(inPlace.status == 0, "\(inPlace.errors)")
    #expect(try folder.text(of: "copy") == #"{"a":"엑스"}"#)
  }

  @Test(arguments: [["."], ["./sub"], ["sub"], ["sub/app_ko.json"], ["./sub/app_ko.json"]])
  func gitAppliesTheDiffOfAPath(paths: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"x"}"#, to: "sub/app_en.json")
    try folder.write("{\"a\":\"엑스 \"}\n", to: "sub/app_ko.json")
    let diff = try CommandLineRunner.run(["lint"] + paths + ["--diff"], in: folder.url)
    #expect(diff.status == 0)
    try folder.write(diff.output, to: "patch")
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "patch"]
    git.currentDirectoryURL = folder.url
    git.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path
    ]) { $1 }
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    #expect(try folder.text(of: "sub/app_ko.json") == "{\"a\":\"엑스\"}\n")
  }
}
