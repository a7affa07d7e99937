import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// The history of a message in git.
@Suite struct WorkbenchHistoryTests {
  private func git(_ arguments: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "user.name=Kim", "-c", "user.email=kim@example.com"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func commit(_ subject: String, _ folder: TemporaryFolder) throws {
    try git(["add", "--all"], in: folder.path)
    try git(["commit", "--quiet", "--message", subject], in: folder.path)
  }

  /// Returns a repository in which only an earlier commit has the source text whose hash `farewell` records.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try git(["init", "--quiet"], in: folder.path)
    for (name, text) in WorkbenchFixture.files { try folder.write(text, to: name) }
    try folder.replace("Goodbye {name}", with: "Bye {name}", in: "app_en.arb")
    try folder.replace("안녕하세요", with: "안녕", in: "app_ko.arb")
    try commit("First", folder)
    try folder.replace("Bye {name}", with: "Goodbye {name}", in: "app_en.arb")
    try commit("Second", folder)
    try folder.replace("안녕 ", with: "안녕하세요 ", in: "app_ko.arb")
    try commit("Third | 세 번째", folder)
    return folder
  }

  private static let recordedSourceOfFarewell = "/api/recorded-source?unit=0&locale=ko&key=farewell"

  @Test func theRecordedSourceOfATranslationIsFound() throws {
    var fixture = try WorkbenchFixture(repository())
    #expect(try fixture.get("/api/open")["hasHistory"]?.bool == true)
    #expect(try fixture.get(Self.recordedSourceOfFarewell)["text"]?.string == "Bye {name}")
  }

  @Test func aRecordedSourceThatIsStillOnDiskIsFoundWithoutGit() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(
      try fixture.draft("greeting", "en", from: "Hello {name}", to: "Hi {name}").status == 200)
    let old = try fixture.get("/api/recorded-source?unit=0&locale=ko&key=greeting")
    #expect(old["text"]?.string == "Hello {name}")
  }

  @Test func withoutGitThereIsNoHistory() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.get("/api/open")["hasHistory"]?.bool == false)
    #expect(try fixture.get(Self.recordedSourceOfFarewell)["text"] == nil)
    let history = try fixture.get("/api/history?unit=0&locale=ko&key=greeting")
    #expect(history["changes"]?.array?.isEmpty == true)
  }

  @Test func theCommitsThatChangedAMessageAreListed() throws {
    var fixture = try WorkbenchFixture(repository())
    let changes = try #require(
      try fixture.get("/api/history?unit=0&locale=ko&key=greeting")["changes"]?.array)
    #expect(changes.map { $0["subject"]?.string } == ["Third | 세 번째", "First"])
    #expect(changes.map { $0["text"]?.string } == ["안녕하세요 {name}", "안녕 {name}"])
    #expect(changes.allSatisfy { $0["author"]?.string == "Kim" && $0["date"]?.string?.hasPrefix("20") ?? false })
  }

  @Test func aMovedFileKeepsItsHistory() throws {
    let folder = try repository()
    let lib = "\(folder.path)/한 lib"
    try FileManager.default.createDirectory(atPath: lib, withIntermediateDirectories: true)
    for name in ["app_en.arb", "app_ko.arb"] {
      try FileManager.default.moveItem(atPath: "\(folder.path)/\(name)", toPath: "\(lib)/\(name)")
    }
    try commit("Moved", folder)
    var fixture = try WorkbenchFixture(folder)
    let changes = try fixture.get("/api/history?unit=0&locale=ko&key=greeting")["changes"]?.array
    #expect(changes?.map { $0["subject"]?.string } == ["Third | 세 번째", "First"])
    #expect(try fixture.get(Self.recordedSourceOfFarewell)["text"]?.string == "Bye {name}")
  }

  /// Slow requests complete outside the workbench, which handles other requests in the meantime.
  @Test func theHistoryIsReadOutsideTheWorkbench() throws {
    var fixture = try WorkbenchFixture(repository())
    let response = fixture.workbench.respond(
      to: WorkbenchRequest("GET", "/api/history?unit=0&locale=ko&key=greeting", fields: fixture.fields()))
    #expect(response.isDeferred && response.body.isEmpty)
    #expect(!response.completed().isDeferred && !response.completed().body.isEmpty)
    #expect(response.completed().field("Cache-Control") == "no-store")
  }

  /// No key, an unknown unit, an unknown locale, and a message that Korean lacks.
  @Test(arguments: [
    "/api/history?unit=0&locale=ko", "/api/history?unit=7&locale=ko&key=greeting",
    "/api/history?unit=0&locale=fr&key=x",
    "/api/recorded-source?unit=0&locale=ko&key=welcome",
  ]) func theHistoryOfAMissingMessageIsNotFound(target: String) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.get(target)["status"]?.integer == 404)
  }
}
