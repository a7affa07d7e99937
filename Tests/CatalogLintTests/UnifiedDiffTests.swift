import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Git applies the output of `--diff` and produces the files that `--fix` writes.
@Suite struct UnifiedDiffTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let old: String
    let hunkCount: Int

    init(_ description: String, name: String = "ko.json", hunks: Int = 1, _ old: String) {
      testDescription = description
      self.name = name
      self.old = old
      self.hunkCount = hunks
    }
  }

  private static let keys = (0..<30).map { "k\($0)" }
  private static let source = "{\n" + keys.map { "  \"\($0)\": \"x\"" }.joined(separator: ",\n") + "\n}\n"

  /// Returns a file of thirty messages, some of which end in a space that the source lacks.
  private static func file(changed: Set<Int>, lineEnd: String = "\n") -> String {
    let lines = keys.indices.map { "  \"k\($0)\": \"값\($0)\(changed.contains($0) ? " " : "")\"" }
    return (["{"] + [lines.joined(separator: ",\(lineEnd)")] + ["}"]).joined(separator: lineEnd) + lineEnd
  }

  static let cases = [
    Case("with a last newline", file(changed: [15])),
    Case("without a last newline", String(file(changed: [15]).dropLast())),
    Case("a change in the only line, without a newline", #"{"k0":"값 "}"#),
    Case("CRLF", hunks: 2, file(changed: [3, 20], lineEnd: "\r\n")),
    Case("CRLF without a last newline", String(file(changed: [29], lineEnd: "\r\n").dropLast())),
    Case("two hunks", hunks: 2, file(changed: [4, 20])), Case("adjacent changes", file(changed: [7, 8, 9])),
    Case("hunks that touch", file(changed: [5, 12])),
    Case("hunks that nearly touch", hunks: 2, file(changed: [5, 13])),
    Case("a name with a blank", name: "my app_ko.json", file(changed: [0])),
    Case("a name with letters beyond ASCII", name: "앱_ko.json", file(changed: [0])),
    Case("a folder with a blank", name: "my app/ko.json", file(changed: [0])),
    Case("the first line", "{\"k0\":\"값 \",\n\"k1\":\"값\"\n}\n"),
    Case("the last line", "{\n\n\n\n\n\"k1\":\"값\",\n\"k0\":\"값 \"}\n"),
    Case("the last line, without a newline", "{\n\"k1\":\"값\",\n\"k0\":\"값 \"}"),
    Case("every line", file(changed: Set(0..<30))),
    Case("another normal form", "{\"k0\":\"\u{1100}\u{1161}\",\n\"k1\":\"값\"}\n"),
    Case("a byte order mark", "\u{FEFF}{\"k0\":\"값 \"}\n"),
  ]

  @Test(arguments: cases) func gitAppliesTheDiff(_ diff: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: diff.name.replacing("ko", with: "en"))
    try folder.write(diff.old, to: diff.name)
    let change = try #require(Fixer(Linter(rules: .authCopy)).fix([folder.path]).changes.first)
    let path = "./" + change.path.dropFirst(folder.path.count + 1)
    let text = UnifiedDiff(Fixer.Change(path: path, old: change.old, new: change.new)).text
    #expect(text.utf8.split(separator: UInt8(ascii: "\n")).count { $0.starts(with: "@@ ".utf8) } == diff.hunkCount)
    try folder.write(text, to: "patch")
    #expect(try git("apply", "--check", "patch", in: folder) == "")
    #expect(try git("apply", "patch", in: folder) == "")
    #expect(try Array(Data(contentsOf: folder.url.appending(path: diff.name))) == change.new)
    #expect(try git("apply", "-R", "patch", in: folder) == "")
    #expect(try Array(Data(contentsOf: folder.url.appending(path: diff.name))) == Array(diff.old.utf8))
  }

  @Test func patchesAFileInLatin1() throws {
    func file(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
    let folder = try TemporaryFolder()
    try folder.write("a=Coffee with milk\nb=Café\n", to: "m_en.properties")
    try folder.write(Data(file("a=Caf\u{E9} au lait \nb=Caf\u{E9}\n")), to: "m_fr.properties")
    let change = try #require(Fixer(Linter(rules: .authCopy)).fix([folder.path]).changes.first)
    let diff = UnifiedDiff(Fixer.Change(path: "m_fr.properties", old: change.old, new: change.new))
    try folder.write(Data(diff.bytes), to: "patch")
    #expect(try git("apply", "patch", in: folder) == "")
    let patched = try Array(Data(contentsOf: folder.url.appending(path: "m_fr.properties")))
    #expect(patched == file("a=Caf\u{E9} au lait\nb=Caf\u{E9}\n"))
  }

  @Test func printsAnAbsolutePathRelativeToTheRoot() throws {
    let change = Fixer.Change(path: "/a//./c/../b/ko.json", old: Array("x\n".utf8), new: Array("y\n".utf8))
    #expect(UnifiedDiff(change).text == "--- a/a/b/ko.json\n+++ b/a/b/ko.json\n@@ -1,1 +1,1 @@\n-x\n+y\n")
  }

  /// Added and removed lines, which no fix produces today.
  @Test(arguments: [
    ("a\nb\nc\n", "a\nc\n"), ("a\nc\n", "a\nb\nc\n"), ("a\n", "a\nb"), ("a", "a\nb\n"), ("a\nb", "a\n"),
    ("x\n", "y\nz\n"),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n9\n"), ("a\nb\n", "b\nc\n"),
  ])
  func gitAppliesAddedAndRemovedLines(old: String, new: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(old, to: "f")
    try folder.write(
      UnifiedDiff(Fixer.Change(path: "f", old: Array(old.utf8), new: Array(new.utf8))).text, to: "patch")
    #expect(try git("apply", "--unidiff-zero", "patch", in: folder) == "")
    #expect(try String(contentsOf: folder.url.appending(path: "f"), encoding: .utf8) == new)
  }

  /// Runs git and returns its errors; an empty text if it exits with 0.
  private func git(_ arguments: String..., in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.autocrlf=false", "-c", "apply.whitespace=nowarn"] + arguments
    process.currentDirectoryURL = folder.url
    // Keep git from finding a repository that contains the folder.
    let settings = ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path, "GIT_CONFIG_NOSYSTEM": "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : "\(process.terminationStatus): \(text)"
  }

  /// A removed line and an added line leave the lines between them unchanged.
  @Test func omitsShiftedLines() {
    let lines = (1...40).map { "line \($0)\n" }
    let new = Array(lines.prefix(2)) + lines[3..<38] + ["new\n"] + lines[38...]
    let diff = UnifiedDiff(
      Fixer.Change(path: "a", old: Array(lines.joined().utf8), new: Array(new.joined().utf8))
    ).text
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    #expect(
      diff.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.dropFirst(2) == ["-line 3", "+new"])
  }
}
