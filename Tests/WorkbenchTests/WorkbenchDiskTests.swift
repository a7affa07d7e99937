import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Files that are broken, added or removed, and catalogs that an overlay is compared with.
@Suite struct WorkbenchDiskTests {
  private static let old = "안녕하세요 {name}"
  private static let new = "반가워요 {name}"
  private static let japanese = #"{"@@locale": "ja", "greeting": "こんにちは {name}"}"#

  @Test func aBrokenFileIsReportedAndIsLoadedOnceRepaired() throws {
    var files = WorkbenchFixture.files
    files["app_ja.arb"] = "{\n  \"@@locale\": \"ja\",\n  oops\n}\n"
    var fixture = try WorkbenchFixture(files)
    let problems = try #require(try fixture.get("/api/open")["problems"]?.array)
    #expect(problems.count == 1)
    #expect(problems.first?["place"]?.string?.hasPrefix("app_ja.arb:3:") == true)
    #expect(problems.first?["message"]?.string?.isEmpty == false)
    #expect(fixture.workbench.locales == ["en", "ko"])
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    try fixture.folder.write(Self.japanese, to: "app_ja.arb")
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.locales == ["en", "ja", "ko"])
    #expect(try fixture.get("/api/open")["problems"]?.array?.isEmpty == true)
    #expect(try fixture.slot("greeting")?["text"]?.string == Self.new)
  }

  /// Between changes, the owner of a workbench does not have to look at the files.
  @Test func theSystemReportsChangesOfFiles() throws {
    let folder = try TemporaryFolder()
    for (name, text) in WorkbenchFixture.files { try folder.write(text, to: "l10n/\(name)") }
    var fixture = try WorkbenchFixture(folder)
    #expect(!fixture.workbench.hasFileEvents())
    try fixture.folder.replace("안녕하세요", with: "안녕", in: "l10n/app_ko.arb")
    #expect(fixture.workbench.hasFileEvents())
    #expect(!fixture.workbench.hasFileEvents())
    fixture.workbench.loadDiskChanges()
    #expect(try fixture.slot("greeting")?["text"]?.string == "안녕 {name}")
    try fixture.folder.write(Self.japanese, to: "l10n/app_ja.arb")
    #expect(fixture.workbench.hasFileEvents())
    // A new folder is watched too.
    try fixture.folder.write(Self.japanese, to: "other/app_ja.arb")
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.locales == ["en", "ja", "ko"])
    _ = fixture.workbench.hasFileEvents()
    try fixture.folder.write(Self.japanese, to: "other/app_fr.arb")
    #expect(fixture.workbench.hasFileEvents())
  }

  /// The kinds are unknown until the catalog loads, but the texts can be edited.
  @Test func aBrokenCatalogIsRepairedOnThePage() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    let text = try #require(Catalog.shipped.pattern(ofKey: "missingField_message", locale: "ko"))
    try folder.setText("missingField_message", to: "{field", in: "copy/ko.arb")
    var fixture = try WorkbenchFixture(folder)
    let problem = try #require(try fixture.get("/api/open")["problems"]?.array?.first)
    #expect(problem["place"]?.string?.hasPrefix("copy/ko.arb:") == true)
    #expect(try fixture.slot("missingField_message")?["text"]?.string == "{field")
    #expect(try fixture.draft("missingField_message", from: "{field", to: text).status == 200)
    // Saving checks the whole catalog first.
    #expect(try fixture.save().status == 200)
    #expect(fixture.workbench.nextCheck == nil)
    #expect(try fixture.get("/api/open")["problems"]?.array?.isEmpty == true)
    // The repaired catalog has a card for the kind instead of a card for each key.
    let card = try fixture.get("/api/card?locale=ko&id=0:missingField_message")
    #expect(card["id"]?.string == "0:missingField")
    #expect(card["slots"]?.array?.count == 3)
  }

  @Test(arguments: [true, false]) func aRemovedFileWithChangesIsRestoredOrDropped(keeps: Bool) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    try FileManager.default.removeItem(atPath: "\(fixture.folder.path)/app_ko.arb")
    let before = fixture.workbench.revision
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.revision > before)
    #expect(try fixture.get("/api/open")["gone"]?.array?.first?["file"]?.string == "app_ko.arb")
    #expect(try fixture.slot("greeting")?["text"]?.string == Self.new)
    #expect(try fixture.post("/api/restore", #"{"unit":0,"file":"../x","keep":true}"#).status == 400)
    let response = try fixture.post("/api/restore", #"{"unit":0,"file":"app_ko.arb","keep":\#(keeps)}"#)
    #expect(response.status == 200)
    #expect(response.json["unsaved"]?.integer == 0)
    fixture.workbench.loadDiskChanges()
    #expect(try fixture.get("/api/open")["gone"]?.array?.isEmpty == true)
    #expect(fixture.workbench.locales == (keeps ? ["en", "ko"] : ["en"]))
    #expect(try fixture.get("/api/open")["problems"]?.array?.isEmpty == true)
    if keeps { #expect(try fixture.folder.text(of: "app_ko.arb").contains(Self.new)) }
  }

  /// Another program has written the file again in the meantime.
  @Test func restoringAFileDoesNotOverwriteANewFile() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    try FileManager.default.removeItem(atPath: "\(fixture.folder.path)/app_ko.arb")
    fixture.workbench.loadDiskChanges()
    try fixture.folder.write(#"{"@@locale": "ko", "greeting": "남의 글"}"#, to: "app_ko.arb")
    #expect(try fixture.post("/api/restore", #"{"unit":0,"file":"app_ko.arb","keep":true}"#).status == 409)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains("남의 글"))
  }

  @Test func filesAreAddedAndRemovedWhileTheWorkbenchRuns() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    try fixture.folder.write(Self.japanese, to: "app_ja.arb")
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.locales == ["en", "ja", "ko"])
    #expect(try fixture.slot("greeting")?["text"]?.string == Self.new)
    #expect(try fixture.get("/api/open")["unsaved"]?.integer == 1)
    try FileManager.default.removeItem(atPath: "\(fixture.folder.path)/app_ja.arb")
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.locales == ["en", "ko"])
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains(Self.new))
  }

  @Test func aNewLocaleOfACatalogIsLoaded() throws {
    var fixture = try WorkbenchFixture(TemporaryFolder.withCatalog(of: ["kakao"]))
    try fixture.folder.write(#"{"@@locale": "fr", "signInHeading": "Connexion"}"#, to: "copy/fr.arb")
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.locales.contains("fr"))
    let card = try fixture.get("/api/card?locale=fr&id=0:signInHeading")
    #expect(card["editable"]?.bool == true)
    #expect(card["slots"]?.array?.first?["text"]?.string == "Connexion")
  }

  @Test func anOverlayIsComparedWithTheSpecifiedCatalog() throws {
    let base = try TemporaryFolder.withCatalog(of: ["kakao"])
    try base.setText("signInHeading", to: "Enter our house", in: "copy/en.arb")
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale": "ko", "signInHeading": "우리 집"}"#, to: "copy/ko.arb")
    var sources: [String?] = []
    for catalog in [nil, base.path] {
      var fixture = try WorkbenchFixture(overlay, over: catalog)
      sources.append(try fixture.slot("signInHeading")?["source"]?.string)
    }
    #expect(sources == [Catalog.shipped.pattern(ofKey: "signInHeading", locale: "en"), "Enter our house"])
    // The text of the overlay is listed first; then the texts of the catalog, which the overlay can replace.
    var fixture = try WorkbenchFixture(overlay, over: base.path)
    let keys = try fixture.search("")
    #expect(keys.first == "signInHeading")
    #expect(keys.count > 100)
    let slot = try #require(try fixture.slot("missingField_title"))
    #expect(slot["text"] == nil)
    #expect(slot["fallback"]?.string == "ko")
    #expect(try fixture.draft("missingField_title", from: nil, to: "빠뜨린 것이 있습니다").status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try overlay.text(of: "copy/ko.arb").contains(#""missingField_title": "빠뜨린 것이 있습니다""#))
    #expect(throws: WorkbenchFolder.OpenError.notAnOverlay(base.path)) {
      try WorkbenchFolder(base.path, over: overlay.path, Linter(rules: .authCopy))
    }
  }
}
