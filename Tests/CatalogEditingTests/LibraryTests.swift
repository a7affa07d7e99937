import CatalogEditing
import CatalogLint
import TestSupport
import Testing

/// Open catalogs as another program uses them.
@Suite struct LibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"{"@@locale": "en", "greeting": "Hi {name}", "bye": "Bye"}"#, to: "app_en.arb")
    try folder.write(#"{"@@locale": "ko", "greeting": "안녕하세요"}"#, to: "app_ko.arb")
  }

  private func open() throws -> OpenCatalog { try #require(OpenCatalog.opening(folder.path).first) }

  @Test func setsChecksUndoesAndSavesAText() throws {
    var catalog = try open()
    #expect(catalog.paths == ["\(folder.path)/app_en.arb", "\(folder.path)/app_ko.arb"])
    #expect(catalog.findings.contains { $0.rule == "missing-argument" && $0.key == "greeting" })
    try catalog.setText("{name}님, 안녕하세요", ofKey: "greeting", locale: "ko")
    #expect(!catalog.findings.contains { $0.rule == "missing-argument" })
    try catalog.setText("안녕히 가세요", ofKey: "bye", locale: "ko")
    #expect(catalog.text(ofKey: "greeting", locale: "ko") == "{name}님, 안녕하세요")
    catalog.undo()
    try catalog.save()
    #expect(try folder.text(of: "app_ko.arb") == #"{"@@locale": "ko", "greeting": "{name}님, 안녕하세요"}"#)
    catalog.redo()
    catalog.recheck()
    #expect(!catalog.findings.contains { $0.key == "bye" && $0.rule == "missing-key" })
  }

  @Test func doesNotOverwriteAFileThatChangedOnDisk() throws {
    var catalog = try open()
    try catalog.setText("안녕", ofKey: "greeting", locale: "ko")
    try folder.write("{}", to: "app_ko.arb")
    #expect(throws: OpenCatalog.SaveError.self) { try catalog.save() }
    #expect(try folder.text(of: "app_ko.arb") == "{}")
  }

  @Test func throwsForAMissingFolderOrLocale() throws {
    #expect(throws: (any Error).self) { try OpenCatalog.opening("\(folder.path)/nowhere") }
    var catalog = try open()
    #expect(throws: OpenCatalog.EditError.noFile) { try catalog.setText("x", ofKey: "greeting", locale: "fr") }
  }
}
