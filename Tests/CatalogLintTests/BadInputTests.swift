import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Bad input leads to a finding or a one-line error, never to a crash.
@Suite struct BadInputTests {
  private func lint(_ data: Data, _ name: String = "ko.json") throws -> (result: LintReport, failures: [String]) {
    let folder = try TemporaryFolder()
    try folder.write(data, to: name)
    let result = Linter(rules: .authCopy, sourceLocale: "ko").lint([folder.path])
    let lines = result.failures.map { CatalogError($0).description.replacing(folder.path, with: "FOLDER") }
    return (result, lines)
  }

  @Test func rejectsEncodingsOtherThanUTF8() throws {
    let utf16 = try #require(#"{"a":"가"}"#.data(using: .utf16))
    #expect(try lint(utf16).failures == ["FOLDER/ko.json:1:1: not JSON: not UTF-8"])
    #expect(
      try lint(Data([0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22, 0xB0, 0xA1, 0x22, 0x7D])).failures
        == ["FOLDER/ko.json:1:7: not JSON: not UTF-8"])
  }

  @Test func skipsAByteOrderMark() throws {
    let result = try lint(Data("\u{FEFF}{\"a\":\"{x\"}".utf8)).result
    #expect(result.findings.map(\.rule) == ["byte-order-mark", "invalid-message"])
  }

  @Test func rejectsControlCharactersAndDeepNesting() throws {
    #expect(
      try lint(Data("{\"a\":\"\0\"}".utf8)).failures
        == [
          "FOLDER/ko.json:1:7: not JSON: expected a character of the string, or its escape, found a control character"
        ])
    let deep = String(repeating: "{\"a\":", count: 200) + "1" + String(repeating: "}", count: 200)
    #expect(try lint(Data(deep.utf8)).failures.count == 1)
  }

  @Test func lintsAHugeMessage() throws {
    let text = String(repeating: "가나다 ", count: 500_000)
    #expect(try lint(Data("{\"a\":\"\(text){x\"}".utf8)).result.findings.map(\.rule) == ["invalid-message"])
  }

  @Test func lintsAHundredThousandKeys() throws {
    let keys = (0..<100_000).map { "\"k\($0)\":\"값\"" }.joined(separator: ",")
    let result = try lint(Data("{\(keys)}".utf8)).result
    #expect(result.messages == 100_000)
    #expect(result.findings.isEmpty)
  }

  @Test func placesFindingsInOneLongLine() throws {
    let result = try lint(Data("{\(String(repeating: #""키":"{n","#, count: 20_000))\"z\":\"\"}".utf8)).result
    #expect(result.findings.filter { $0.rule == "duplicate-key" }.map(\.column) == (1..<20_000).map { 2 + 9 * $0 })
    #expect(
      result.findings.last.map { "\($0.rule) \($0.line):\($0.column)" } == "invalid-message 1:\(2 + 9 * 19_999 + 5)")
  }

  @Test func rejectsFilesWithoutMessages() throws {
    #expect(
      try lint(Data("[]".utf8)).failures == ["FOLDER/ko.json:1:1: not a message file: it must be a JSON object"]
    )
    #expect(try lint(Data()).failures.count == 1)
  }

  @Test func ignoresLoopsOfSymbolicLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"x"}"#, to: "sub/en.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/sub/loop", withDestinationPath: folder.path)
    #expect(Linter(rules: .authCopy).lint([folder.path]).files == 1)
  }

  @Test func reportsTwoFilesOfOneLocale() throws {
    let folder = try TemporaryFolder()
    for name in ["app_ko.arb", "app_ko-KR.arb"] { try folder.write(#"{"@@locale":"ko","a":"x"}"#, to: name) }
    #expect(
      Set(Linter(rules: .authCopy, sourceLocale: "ko").lint([folder.path]).findings.map(\.rule)) == ["locale-mismatch"])
  }
}
