import AuthCopy
import CatalogLint
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Changes on disk while the workbench has unsaved texts.
@Suite struct WorkbenchConflictTests {
  private static let old = "안녕하세요 {name}"
  private static let new = "반가워요 {name}"

  @Test func aChangeOfAnotherMessageOnDiskIsMerged() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    try fixture.folder.replace("#개", with: "#가지", in: "app_ko.arb")
    #expect(try fixture.save().status == 200)
    let text = try fixture.folder.text(of: "app_ko.arb")
    #expect(text.contains(Self.new) && text.contains("#가지") && text.contains("\(ContentHash(Self.new))"))
  }

  @Test(arguments: [true, false]) func aChangeOfTheSameMessageOnDiskIsAConflict(keeps: Bool) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    try fixture.folder.replace(Self.old, with: "안녕 {name}", in: "app_ko.arb")
    let theirs = try fixture.folder.text(of: "app_ko.arb")
    let revision = fixture.workbench.revision
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.revision > revision)
    #expect(try fixture.save().status == 409)
    #expect(try fixture.folder.text(of: "app_ko.arb") == theirs)
    let conflict = try #require(try fixture.slot("greeting")?["conflict"])
    #expect(conflict["mine"]?.string == Self.new)
    #expect(conflict["theirs"]?.string == "안녕 {name}")
    let choice = #"{"unit":0,"key":"greeting","locale":"ko","keep":\#(keeps)}"#
    #expect(try fixture.post("/api/resolve", choice).status == 200)
    #expect(try fixture.save().status == 200)
    let text = try fixture.folder.text(of: "app_ko.arb")
    #expect(text.contains(keeps ? Self.new : "안녕 {name}"))
    #expect(keeps || text == theirs)
  }

  @Test func typingTheSameMessageInTwoPagesIsAConflict() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    let second = try fixture.draft("greeting", from: Self.old, to: "어서 와요 {name}")
    #expect(second.status == 409)
    #expect(second.json["theirs"]?.string == Self.new)
    #expect(try fixture.draft("greeting", from: Self.new, to: "어서 와요 {name}").status == 200)
  }

  @Test func aDraftSurvivesAMissingOrReadOnlyFile() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).status == 200)
    let path = "\(fixture.folder.path)/app_ko.arb"
    try FileManager.default.removeItem(atPath: path)
    #expect(try fixture.save().status == 409)
    fixture.workbench.loadDiskChanges()
    try fixture.folder.write(try #require(WorkbenchFixture.files["app_ko.arb"]), to: "app_ko.arb")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(try fixture.save().status == 500)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(try fixture.slot("greeting")?["text"]?.string == Self.new)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains(Self.new))
  }
}
