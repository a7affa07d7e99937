import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

@testable import CatalogEditing

/// Cached files are read again after a change.
@Suite struct FileCacheTests {
  @Test func rereadsAFileThatChangesDuringACheck() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale": "en", "a": "Hello {name}"}"#, to: "app_en.arb")
    try folder.write(#"{"@@locale": "ko", "a": "안녕하세요"}"#, to: "app_ko.arb")
    let path = "\(folder.path)/app_ko.arb"
    var finder = CatalogFinder(folders: [folder.path], linter: Linter(rules: .authCopy))
    let found = finder.group(of: path)
    let group = try #require(found)
    let linted = MessageGroupLinter(group, Linter(rules: .authCopy)).lint(contents: [:])
    try folder.write(#"{"@@locale": "ko", "a": "안녕하세요 {name}"}"#, to: "app_ko.arb")
    let unchanged = FileCache(linted, [:]).unchanged([:])
    #expect(unchanged[path] == nil)
    #expect(unchanged["\(folder.path)/app_en.arb"] != nil)
  }
}
