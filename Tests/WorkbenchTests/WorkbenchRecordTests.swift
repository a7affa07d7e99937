import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Records of translations: that a translation matches its source, and that a finding is ignored.
@Suite struct WorkbenchRecordTests {
  private static let old = "안녕하세요 {name}"

  /// The page checks everything during a pause, and records the text when the translator edits another message.
  @Test(arguments: [false, true]) func typingTheOldTextAgainRestoresItsReviewState(isRecorded: Bool) throws {
    let files = WorkbenchFixture.files.mapValues { text in
      text.replacing("\"items\"", with: "\"plain\": \"\(text.contains("\"ko\"") ? "꾸밈없음" : "Plain")\",\n  \"items\"")
    }
    var fixture = try WorkbenchFixture(files)
    let before = try fixture.folder.text(of: "app_ko.arb")
    for (key, text) in [("greeting", Self.old), ("plain", "꾸밈없음")] {
      let unreviewed = try fixture.search("", "unreviewed")
      _ = try fixture.draft(key, from: text, to: text + "x")
      if isRecorded {
        _ = try fixture.draft("welcome", from: nil, to: "환")
        _ = try fixture.draft("welcome", from: "환", to: "")
      }
      if let (unit, job) = fixture.workbench.nextCheck { fixture.workbench.finish(job.run(), of: unit) }
      let slot = try #require(try fixture.draft(key, from: text + "x", to: text).json["slot"])
      #expect(slot["edited"] == nil)
      #expect(try fixture.search("", "unreviewed") == unreviewed)
      #expect(try fixture.search("", "edited") == [])
    }
    #expect(try fixture.save().json["saved"]?.array?.count == 0)
    #expect(try fixture.folder.text(of: "app_ko.arb") == before)
  }

  @Test func aStaleTranslationIsConfirmedWithoutAnEdit() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.search("", "stale") == ["farewell"])
    #expect(
      try fixture.post("/api/confirm", #"{"unit":0,"key":"farewell","locale":"ko"}"#).json["unsaved"]?.integer == 1)
    #expect(try fixture.search("", "stale") == [])
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains("\(ContentHash("Goodbye {name}"))"))
    #expect(try fixture.search("", "stale") == [])
    // After an undo, the next save removes the confirmation from the file.
    #expect(try fixture.post("/api/undo", #"{"unit":0}"#).status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb") == WorkbenchFixture.files["app_ko.arb"])
  }

  // MARK: Ignoring

  private static let suppressRequest =
    #"{"unit":0,"key":"greeting","locale":"ko","rule":"unknown-argument","reason":"\"그\" 이름"}"#

  @Test func aFindingIsIgnoredWithAReason() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: "안녕 {nam}{name}").status == 200)
    let finding = try #require(
      try fixture.slot("greeting")?["findings"]?.array?.first { $0["rule"]?.string == "unknown-argument" })
    #expect(finding["canBeIgnored"]?.bool == true)
    #expect(try fixture.post("/api/suppress", Self.suppressRequest.replacing(#"\"그\" 이름"#, with: " ")).status == 400)
    let response = try fixture.post("/api/suppress", Self.suppressRequest)
    #expect(response.status == 200)
    #expect(response.json["unsaved"]?.integer == 1)
    #expect(try fixture.slot("greeting")?["findings"]?.array?.isEmpty == true)
    func reasons() throws -> [String?]? {
      try fixture.slot("greeting")?["ignored"]?.array?.map { $0["reason"]?.string }
    }
    #expect(try reasons() == ["\"그\" 이름"])
    #expect(try fixture.post("/api/undo", #"{"unit":0}"#).json["card"]?.string == "0:greeting")
    #expect(try fixture.slot("greeting")?["findings"]?.array?.isEmpty == false)
    #expect(try reasons() == [])
    #expect(try fixture.post("/api/redo", #"{"unit":0}"#).status == 200)
    #expect(try fixture.save().json["unsaved"]?.integer == 0)
    #expect(try reasons() == ["\"그\" 이름"])
    let metadata = try JSONParser.parse(Array(try fixture.folder.text(of: "app_ko.arb").utf8))["@greeting"]
    let written = try #require(metadata?["x-lint-ignore"]?.array?.first)
    #expect(written["rule"]?.string == "unknown-argument")
    #expect(written["reason"]?.string == "\"그\" 이름")
  }

  /// - Parameter mark: what the file begins with.
  @Test(arguments: ["", "\u{FEFF}"]) func ignoringAFindingDoesNotConfirmTheTranslation(mark: String) throws {
    var files = WorkbenchFixture.files
    files["app_ko.arb"] = files["app_ko.arb"].map { mark + $0.replacing("가세요 {name}", with: "가세요 {nam}") }
    var fixture = try WorkbenchFixture(files)
    #expect(
      try fixture.post("/api/suppress", Self.suppressRequest.replacing("greeting", with: "farewell")).status == 200)
    #expect(try fixture.search("", "stale") == ["farewell"])
    #expect(try fixture.search("", "edited") == ["farewell"])
    // A finding that a record resolves cannot be ignored.
    let stale = try fixture.slot("farewell")?["findings"]?.array?.first { $0["rule"]?.string == "stale-translation" }
    #expect(stale != nil && stale?["canBeIgnored"] == nil)
    #expect(try fixture.post("/api/undo", #"{"unit":0}"#).json["unsaved"]?.integer == 0)
    #expect(try fixture.search("", "edited") == [])
  }

  @Test func anIgnoredFindingSurvivesAChangeOnDisk() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: "안녕 {nam}{name}").status == 200)
    #expect(try fixture.post("/api/suppress", Self.suppressRequest).status == 200)
    try fixture.folder.replace("#개", with: "#가지", in: "app_ko.arb")
    fixture.workbench.loadDiskChanges()
    #expect(try fixture.slot("greeting")?["findings"]?.array?.isEmpty == true)
    #expect(try fixture.save().status == 200)
    let text = try fixture.folder.text(of: "app_ko.arb")
    #expect(text.contains("#가지") && text.contains("x-lint-ignore") && text.contains("{nam}{name}"))
  }

  @Test func anIgnoredFindingIsReportedAgain() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let before = try fixture.folder.text(of: "app_ko.arb")
    let message = #""unit":0,"locale":"ko","key":"farewell","rule":"stale-translation""#
    #expect(try fixture.post("/api/suppress", "{\(message),\"reason\":\"since\"}").status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains("x-lint-ignore"))
    #expect(try fixture.post("/api/unsuppress", "{\(message)}").status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb") == before)
    #expect(try fixture.post("/api/unsuppress", "{\(message)}").status == 404)
  }
}
