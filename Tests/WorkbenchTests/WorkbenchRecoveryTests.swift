import AuthCopy
import TestSupport
import Testing

@testable import Workbench

/// Drafts are recovered after a restart, and invalid messages are not saved by accident.
@Suite struct WorkbenchRecoveryTests {
  private static let old = "안녕하세요 {name}"

  private static func recoveryRequest(_ key: String, base: String, text: String) -> String {
    #"{"drafts":[{"file":"app_ko.arb","locale":"ko","key":"\#(key)","base":"\#(base)","text":"\#(text)"}]}"#
  }

  @Test func aPageOfAnEarlierSessionMustRecoverItsDraftsFirst() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let session = try #require(try fixture.get("/api/open")["session"]?.string)
    func status(_ session: String) -> Int {
      let fields = fixture.fields(changing: ["X-Workbench-Session": session])
      return fixture.workbench.respond(
        to: WorkbenchRequest("POST", "/api/save", fields: fields, body: Array(#"{"locale":"ko"}"#.utf8))
      ).status
    }
    #expect(status(session) == 200)
    #expect(status("another") == 412)
    let open = WorkbenchRequest(
      "GET", "/api/open", fields: fixture.fields(changing: ["X-Workbench-Session": "another"]))
    #expect(fixture.workbench.respond(to: open).status == 200)
    #expect(try WorkbenchFixture(WorkbenchFixture.files).workbench.session != session)
  }

  @Test func aDraftIsRecoveredAfterARestart() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    _ = try fixture.draft("greeting", from: Self.old, to: "반가워요 {name}")
    // The program restarts; the files are unchanged.
    fixture = try WorkbenchFixture(fixture.folder)
    #expect(try fixture.get("/api/open")["unsaved"]?.integer == 0)
    let response = try fixture.post(
      "/api/recover", Self.recoveryRequest("greeting", base: Self.old, text: "반가워요 {name}"))
    #expect(response.json["unrecovered"]?.array?.count == 0)
    #expect(response.json["unsaved"]?.integer == 1)
    let open = try fixture.get("/api/open")
    #expect(open["drafts"]?.array?.compactMap { $0["key"]?.string } == ["greeting"])
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains("반가워요 {name}"))
    #expect(try fixture.get("/api/open")["drafts"]?.array?.count == 0)
  }

  @Test func aRecoveredDraftOfAChangedTextIsAConflict() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    _ = try fixture.post("/api/recover", Self.recoveryRequest("greeting", base: "어서 오세요", text: "반가워요 {name}"))
    let conflict = try #require(try fixture.slot("greeting")?["conflict"])
    #expect(conflict["mine"]?.string == "반가워요 {name}")
    #expect(conflict["theirs"]?.string == Self.old)
    #expect(try fixture.save().status == 409)
    #expect(try fixture.folder.text(of: "app_ko.arb") == WorkbenchFixture.files["app_ko.arb"])
  }

  @Test func recoveryDropsSavedTextsAndReturnsTextsOfUnknownKeys() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let same = try fixture.post("/api/recover", Self.recoveryRequest("greeting", base: "x", text: Self.old))
    #expect(same.json["unsaved"]?.integer == 0)
    #expect(same.json["unrecovered"]?.array?.count == 0)
    let gone = try fixture.post("/api/recover", Self.recoveryRequest("gone", base: "x", text: "y"))
    #expect(gone.json["unrecovered"]?.array?.first?["key"]?.string == "gone")
  }

  @Test func anInvalidMessageIsSavedOnlyAfterConfirmation() throws {
    var fixture = try WorkbenchFixture(
      WorkbenchFixture.files.mapValues {
        $0.replacing("\"@@locale\"", with: "\"@@x-syntax\": \"icu\", \"@@locale\"")
      })
    let before = try fixture.folder.text(of: "app_ko.arb")
    _ = try fixture.draft("greeting", from: Self.old, to: "{name")
    for _ in 0..<2 {
      let refused = try fixture.save()
      #expect(refused.status == 422)
      #expect(refused.json["broken"]?.array?.compactMap(\.string) == ["greeting"])
    }
    #expect(try fixture.post("/api/save", #"{"locale":"ko","broken":["welcome"]}"#).status == 422)
    #expect(try fixture.folder.text(of: "app_ko.arb") == before)
    #expect(try fixture.post("/api/save", #"{"locale":"ko","broken":["greeting"]}"#).status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains("\"{name\""))
  }

  @Test(arguments: ["{destination(으)로 보냈습니다", "{desination}(으)로 보냈습니다"])
  func aCatalogThatWouldNotLoadIsNeverSaved(text: String) throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"], in: ["en", "ko"])
    var fixture = try WorkbenchFixture(folder)
    let old = try #require(try fixture.slot("textCodeSentTo")?["text"]?.string)
    let before = try folder.text(of: "copy/ko.arb")
    #expect(try fixture.draft("textCodeSentTo", from: old, to: text).status == 200)
    for option in ["", #","broken":["textCodeSentTo"]"#] {
      let refused = try fixture.post("/api/save", #"{"locale":"ko"\#(option)}"#)
      #expect(refused.status == 422)
      #expect(refused.json["broken"] == nil)
      #expect(refused.json["title"]?.string?.contains("textCodeSentTo") == true)
    }
    #expect(try folder.text(of: "copy/ko.arb") == before)
    #expect(try fixture.get("/api/open")["unsaved"]?.integer == 1)
  }

  @Test func anEmptiedTranslationIsAnError() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let before = try fixture.search("", "findings")
    let empty = try fixture.draft("greeting", from: "안녕하세요 {name}", to: "")
    #expect(empty.json["slot"]?["findings"]?.array?.compactMap { $0["rule"]?.string } == ["empty-translation"])
    #expect(try fixture.search("", "findings").contains("greeting"))
    #expect(try fixture.post("/api/save", #"{"locale":"ko","card":"0:greeting"}"#).status == 422)
    _ = try fixture.draft("greeting", from: "", to: "반가워요 {name}")
    #expect(try fixture.search("", "findings") == before)
    #expect(try fixture.save().status == 200)
  }

  @Test func anInvalidDraftInAnotherLanguageDoesNotPreventSaving() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    var fixture = try WorkbenchFixture(folder)
    let old = try #require(try fixture.slot("textCodeSentTo")?["text"]?.string)
    #expect(try fixture.draft("textCodeSentTo", from: old, to: "{desination}(으)로 보냈습니다").status == 200)
    _ = try fixture.draft("close", "ja", from: "閉じる", to: "とじる")
    #expect(try fixture.post("/api/save", #"{"locale":"ja","card":"0:close"}"#).status == 200)
    #expect(try folder.text(of: "copy/ja.arb").contains("とじる"))
    #expect(try fixture.save().status == 422)
    #expect(try fixture.get("/api/open")["unsaved"]?.integer == 1)
  }

  @Test func anErrorOnDiskDoesNotPreventOtherCorrections() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"], in: ["en", "ko"])
    try folder.setText("codeLabel", to: "{", in: "copy/ko.arb")
    try folder.setText("sendCode", to: "}{", in: "copy/ko.arb")
    var fixture = try WorkbenchFixture(folder)
    #expect(try fixture.draft("codeLabel", from: "{", to: "인증번호").status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try folder.text(of: "copy/ko.arb").contains("\"codeLabel\": \"인증번호\""))
  }
}
