import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

@testable import CatalogEditing

/// A message that cannot be parsed does not affect other messages.
@Suite struct BrokenCatalogTests {
  @Test(arguments: ["en", "ko"]) func previewsTheOtherMessages(locale: String) throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "Catalogs")
    try FileManager.default.copyItem(at: Project.catalogs, to: copy)
    let file = copy.appending(path: "copy/\(locale).arb")
    let text = try String(contentsOf: file, encoding: .utf8)
    let broken = text.replacing(
      "\"invalidEmail_title\": \"", with: "\"invalidEmail_title\": \"{oops ", maxReplacements: 1)
    #expect(broken != text)
    try Data(broken.utf8).write(to: file)

    let opened = try OpenCatalog.opening(copy.path, linter: Linter(rules: .authCopy))
    var catalog = try #require(opened.first { $0.group.messageFiles.contains { $0.hasSuffix("copy/ko.arb") } })
    let loaded = catalog.loadedCatalog()
    let compiled = try #require(loaded as? SampledCatalog).catalog
    #expect(!catalog.isLoadedCatalogComplete)
    #expect(try compiled.text("continueWith", locale: "ko", arguments: ["provider": "kakao"]) == "카카오로 계속하기")
  }
}
