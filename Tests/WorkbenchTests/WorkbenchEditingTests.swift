import AuthCopy
import CatalogLint
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Typing, saving and undoing.
@Suite struct WorkbenchEditingTests {
  private static let old = "안녕하세요 {name}"
  private static let new = "반가워요 {name}"

  @Test func savingChangesOneLineAndItsRecord() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let before = try fixture.folder.text(of: "app_ko.arb")
    #expect(try fixture.draft("greeting", from: Self.old, to: "반 {name}").status == 200)
    #expect(try fixture.draft("greeting", from: "반 {name}", to: Self.new).status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb") == before)
    let saved = try fixture.save()
    #expect(saved.status == 200)
    #expect(saved.json["saved"]?.array?.first?["lines"]?.integer == 2)
    #expect(saved.json["unsaved"]?.integer == 0)
    let after = try fixture.folder.text(of: "app_ko.arb")
    #expect(
      after
        == before.replacing(Self.old, with: Self.new)
        .replacing("\(ContentHash(Self.old))", with: "\(ContentHash(Self.new))"))
  }

  @Test func typingAndEmptyingAMissingTextLeavesNoDraft() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("welcome", from: nil, to: "").json["unsaved"]?.integer == 0)
    #expect(try fixture.draft("welcome", from: nil, to: "환").json["unsaved"]?.integer == 1)
    #expect(try fixture.draft("welcome", from: "환", to: "환영").json["unsaved"]?.integer == 1)
    let empty = try fixture.draft("welcome", from: "환영", to: "")
    #expect(empty.json["unsaved"]?.integer == 0)
    #expect(empty.json["slot"]?["text"] == nil)
    #expect(try fixture.draft("welcome", from: nil, to: "어서 오세요").json["unsaved"]?.integer == 1)
    #expect(try fixture.draft("greeting", from: Self.old, to: "").json["unsaved"]?.integer == 2)
    #expect(try fixture.slot("greeting")?["text"]?.string == "")
  }

  /// Typing in another message in between makes no difference.
  @Test func emptyingAMissingTextLaterLeavesNoDraft() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    _ = try fixture.draft("welcome", from: nil, to: "환영")
    _ = try fixture.draft("greeting", from: Self.old, to: Self.new)
    let empty = try fixture.draft("welcome", from: "환영", to: "")
    #expect(empty.json["unsaved"]?.integer == 1)
    #expect(empty.json["slot"]?["text"] == nil)
    #expect(try fixture.slot("greeting")?["text"]?.string == Self.new)
    #expect(try fixture.save().status == 200)
    #expect(!(try fixture.folder.text(of: "app_ko.arb").contains("welcome")))
  }

  @Test func responsesReportWhetherUndoIsPossible() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    func undoState(_ json: JSONNode) -> [Bool?] { [json["canUndo"]?.bool, json["canRedo"]?.bool] }
    func undoStateOfCard() throws -> [Bool?] { undoState(try fixture.get("/api/card?locale=ko&id=0:greeting")) }
    #expect(try undoStateOfCard() == [false, false])
    #expect(undoState(try fixture.draft("greeting", from: Self.old, to: Self.new).json) == [true, false])
    #expect(try undoStateOfCard() == [true, false])
    let elsewhere = try fixture.get("/api/card?locale=en&id=0:welcome")["undo"]
    #expect([elsewhere?["card"]?.string, elsewhere?["locale"]?.string] == ["greeting", "ko"])
    #expect(try fixture.post("/api/undo", #"{"unit":0}"#).status == 200)
    #expect(try undoStateOfCard() == [false, true])
    #expect(try fixture.get("/api/card?locale=en&id=0:welcome")["undo"] == nil)
  }

  @Test func savingACardDoesNotSaveOtherDrafts() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    _ = try fixture.draft("greeting", from: Self.old, to: "반")
    _ = try fixture.draft("welcome", from: nil, to: "환영합니다")
    let saved = try fixture.post("/api/save", #"{"locale":"ko","card":"0:welcome"}"#)
    #expect(saved.status == 200)
    #expect(saved.json["unsaved"]?.integer == 1)
    let disk = try fixture.folder.text(of: "app_ko.arb")
    #expect(disk.contains("\"welcome\": \"환영합니다\"") && disk.contains(Self.old) && !disk.contains("\"반\""))
    #expect(try fixture.slot("greeting")?["text"]?.string == "반")
    #expect(try fixture.slot("greeting")?["base"]?.string == Self.old)
    #expect(try fixture.get("/api/card?locale=ko&id=0:greeting")["canUndo"]?.bool == true)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains("\"greeting\": \"반\""))
  }

  @Test func savingASourceReportsTheNumberOfStaleTranslations() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    _ = try fixture.draft("greeting", "en", from: "Hello {name}", to: "Hi {name}")
    let saved = try fixture.post("/api/save", #"{"locale":"en","card":"0:greeting"}"#)
    #expect(saved.json["stale"]?.integer == 1)
    _ = try fixture.draft("greeting", from: Self.old, to: Self.new)
    #expect(try fixture.post("/api/save", #"{"locale":"ko","card":"0:greeting"}"#).json["stale"] == nil)
  }

  @Test func aTextWithAnErrorIsSavedOnlyIfAllowed() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let before = try fixture.folder.text(of: "app_ko.arb")
    _ = try fixture.draft("greeting", from: Self.old, to: "안녕 {nam}{name}")
    let refused = try fixture.post("/api/save", #"{"locale":"ko","card":"0:greeting"}"#)
    #expect(refused.status == 422)
    #expect(refused.json["errors"]?.integer == 1)
    #expect(try fixture.folder.text(of: "app_ko.arb") == before)
    // Another unsaved draft makes no difference.
    _ = try fixture.draft("welcome", from: nil, to: "환영합니다")
    #expect(try fixture.post("/api/save", #"{"locale":"ko","card":"0:greeting"}"#).status == 422)
    #expect(try fixture.post("/api/save", #"{"locale":"ko","card":"0:welcome"}"#).status == 200)
    #expect(try fixture.post("/api/save", #"{"locale":"ko","card":"0:greeting","allowsErrors":true}"#).status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb").contains("안녕 {nam}{name}"))
  }

  @Test func revertingAMessageKeepsOtherDrafts() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    _ = try fixture.draft("greeting", from: Self.old, to: Self.new)
    _ = try fixture.draft("welcome", from: nil, to: "환영합니다")
    #expect(try fixture.post("/api/revert", #"{"unit":0,"locale":"ko","key":"welcome"}"#).status == 200)
    #expect(try fixture.slot("welcome")?["text"] == nil)
    #expect(try fixture.slot("greeting")?["text"]?.string == Self.new)
    #expect(try fixture.post("/api/revert", #"{"unit":0,"locale":"ko","key":"welcome"}"#).status == 404)
    #expect(try fixture.get("/api/open")["unsaved"]?.integer == 1)
  }

  @Test func aLanguageIsAddedOnlyIfItIsValidAndNew() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    func add(_ locale: String) throws -> (status: Int, json: JSONNode) {
      try fixture.post("/api/language", #"{"locale":"\#(locale)"}"#)
    }
    for locale in ["", "../x", "한국어", "k/o", "French", "xx"] { #expect(try add(locale).status == 422, "\(locale)") }
    #expect(try add("ko").status == 409)
    let added = try add("zh_hant")
    #expect(added.status == 200)
    #expect(added.json["locale"]?.string == "zh-Hant")
    #expect(added.json["file"]?.string == "app_zh_Hant.arb")
    let header = "{\n  \"@@locale\": \"zh-Hant\",\n  \"@@x-syntax\": \"icu\""
    #expect(try fixture.folder.text(of: "app_zh_Hant.arb") == "\(header)\n}\n")
    #expect(try fixture.draft("welcome", "zh-Hant", from: nil, to: "歡迎").status == 200)
    #expect(try fixture.post("/api/save", #"{"locale":"zh-Hant"}"#).status == 200)
    // The new file has records, because the other files have records.
    let text = try fixture.folder.text(of: "app_zh_Hant.arb")
    #expect(text.hasPrefix("\(header),\n  \"welcome\": \"歡迎\",\n  \"@welcome\": {\n"))
  }

  @Test func typingTheOldTextAgainLeavesNoDraft() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: Self.new).json["unsaved"]?.integer == 1)
    #expect(try fixture.draft("greeting", from: Self.new, to: Self.old).json["unsaved"]?.integer == 0)
    #expect(try fixture.save().json["saved"]?.array?.count == 0)
  }

  @Test func aMessageWithAnEmptyBranchIsNotDone() throws {
    var files = WorkbenchFixture.files
    files["app_en.arb"] = files["app_en.arb"]?.replacing(
      "\"welcome\"", with: "\"way\": \"{way, select, code {Code} other {Way}}\",\n  \"welcome\"")
    var fixture = try WorkbenchFixture(files)
    #expect(try fixture.post("/api/language", #"{"locale":"fr"}"#).status == 200)
    let text = "{way, select, code {} other {Voie}}"
    let slot = try #require(try fixture.draft("way", "fr", from: nil, to: text).json["slot"])
    let finding = try #require(slot["findings"]?.array?.first { $0["rule"]?.string == "empty-translation" })
    #expect(finding["severity"]?.string == "error")
    #expect(finding["message"]?.string == "1 of 2 texts is empty: code")
    // The page shows the finding at the field of the branch.
    let branch = slot["choice"]?["branches"]?.array?.first
    #expect(finding["start"]?.integer == branch?["start"]?.integer)
    #expect(finding["end"]?.integer == branch?["end"]?.integer)
    #expect(try fixture.post("/api/save", #"{"locale":"fr"}"#).status == 200)
    func done() throws -> Int? {
      try fixture.get("/api/open")["locales"]?.array?.first { $0["locale"]?.string == "fr" }?["done"]?.integer
    }
    #expect(try done() == 0)
    _ = try fixture.draft("way", "fr", from: text, to: text.replacing("code {}", with: "code {Code}"))
    #expect(try done() == 1)
  }

  @Test func aFindingInABranchIsPlacedInTheBranch() throws {
    var fixture = try WorkbenchFixture(TemporaryFolder.withCatalog(of: ["kakao"]))
    let key = "sessionExpired_action"
    let card = try fixture.get("/api/card?locale=ja&id=0:sessionExpired")
    let text = try #require(card["slots"]?.array?.first { $0["key"]?.string == key }?["text"]?.string)
    let stopped = text.replacing("other {ログイン}", with: "other {ログイン。}")
    let slot = try #require(try fixture.draft(key, "ja", from: text, to: stopped).json["slot"])
    let finding = try #require(slot["findings"]?.array?.first { $0["rule"]?.string == "end-punctuation" })
    // The finding is at the end of the text of the branch.
    let branch = slot["choice"]?["branches"]?.array?.last
    #expect(finding["start"]?.integer == branch?["end"]?.integer)
  }

  @Test func aMissingArgumentCanBeInserted() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let slot = try #require(try fixture.draft("greeting", from: Self.old, to: "반가워요").json["slot"])
    let finding = try #require(slot["findings"]?.array?.first { $0["rule"]?.string == "missing-argument" })
    #expect(finding["fix"]?["label"]?.string == "Insert “{name}”")
    #expect(finding["fix"]?["start"]?.integer == 4)
    #expect(finding["fix"]?["text"]?.string == "{name}")
  }

  @Test func aDraftReturnsItsFindingsAndFixes() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let text = "👋 \"반가워요\" {nam}"
    let slot = try #require(try fixture.draft("greeting", from: Self.old, to: text).json["slot"])
    let finding = try #require(slot["findings"]?.array?.first { $0["rule"]?.string == "unknown-argument" })
    // In UTF-16, as the page counts: the emoji is two units.
    let units = Array(text.utf16)
    let marked = units[try #require(finding["start"]?.integer)..<(try #require(finding["end"]?.integer))]
    #expect(
      String(decoding: Array(marked), as: UTF16.self) == "{nam}"
        || String(decoding: Array(marked), as: UTF16.self) == "nam")
    let fix = try #require(finding["fix"])
    var fixed = units
    fixed.replaceSubrange(
      try #require(fix["start"]?.integer)..<(try #require(fix["end"]?.integer)),
      with: try #require(fix["text"]?.string).utf16)
    #expect(String(decoding: fixed, as: UTF16.self) == "👋 \"반가워요\" {name}")
  }

  @Test func aMissingTranslationIsAdded() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.search("", "missing") == ["welcome"])
    #expect(try fixture.draft("welcome", from: nil, to: "환영합니다").status == 200)
    #expect(try fixture.search("is:edited", "missing") == ["welcome"])
    #expect(try fixture.save().status == 200)
    #expect(try fixture.search("", "missing") == [])
    let text = try fixture.folder.text(of: "app_ko.arb")
    #expect(text.contains("\"welcome\": \"환영합니다\""))
    #expect(text.contains("\(ContentHash("환영합니다"))"))
  }

  // MARK: Branches

  @Test func aMissingPluralIsSentWithEmptyBranches() throws {
    var files = WorkbenchFixture.files
    files["app_ja.arb"] = "{\n  \"@@locale\": \"ja\",\n  \"greeting\": \"{name}\"\n}\n"
    var fixture = try WorkbenchFixture(files)
    let slot = try #require(try fixture.get("/api/card?locale=ja&id=0:items")["slots"]?.array?.first)
    #expect(slot["text"] == nil)
    #expect(slot["template"]?.string == "{count, plural, other {}}")
    #expect(slot["choice"]?["branches"]?.array?.map { $0["source"]?.string } == ["# items"])
    let plain = try #require(try fixture.get("/api/card?locale=ja&id=0:welcome")["slots"]?.array?.first)
    #expect(plain["template"] == nil && plain["choice"] == nil)
  }

  @Test func aPluralIsSentWithItsBranches() throws {
    var options = Workbench.Options()
    options.language = .en
    var files = WorkbenchFixture.files
    let text = "{count, plural, =0 {없음} other {\\\"#\\\"개 👋}}"
    files["app_ko.arb"] = files["app_ko.arb"]?.replacing("{count, plural, other {#개}}", with: text)
    var fixture = try WorkbenchFixture(files, options)
    let slot = try #require(try fixture.slot("items"))
    let choice = try #require(slot["choice"])
    let branches = try #require(choice["branches"]?.array)
    #expect(branches.map { $0["label"]?.string } == ["count: 0", "count: 1, 2, 3 …"])
    #expect(branches.map { $0["value"]?.string } == ["0", "1"])
    // The source has no text for 0: the page shows the text of its `other` branch.
    #expect(branches.map { $0["source"]?.string } == ["# items", "# items"])
    #expect(branches.map { $0["remove"] != nil } == [true, false])
    let units = Array(try #require(slot["text"]?.string).utf16)
    let texts = try branches.map { branch in
      let (start, end) = (try #require(branch["start"]?.integer), try #require(branch["end"]?.integer))
      return String(decoding: units[start..<end], as: UTF16.self)
    }
    #expect(texts == ["없음", "\"#\"개 👋"])
    #expect(choice["add"]?.array?.isEmpty == true)
    #expect(try fixture.slot("greeting")?["choice"] == nil)
    // A list shows the text of the most frequent branch.
    let rows = try fixture.get("/api/rows?locale=ko&q=key:items")["rows"]?.array
    #expect(rows?.first?["title"]?.string == "\"#\"개 👋")
  }

  @Test func eachActionIsASeparateUndoStep() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let texts = [
      "{count, plural, =0 {}other {#가지}}", "{count, plural, =0 {없음}other {#가지}}", "{count, plural, other {#가지}}",
    ]
    var last = try #require(try fixture.slot("items")?["text"]?.string)
    let first = last
    for text in texts {
      let draft = #"{"unit":0,"key":"items","locale":"ko","step":true,"base":"\#(last)","text":"\#(text)"}"#
      #expect(try fixture.post("/api/draft", draft).status == 200)
      last = text
    }
    for text in [texts[1], texts[0], first] {
      #expect(try fixture.post("/api/undo", #"{"unit":0}"#).json["card"]?.string == "0:items")
      #expect(try fixture.slot("items")?["text"]?.string == text)
    }
    #expect(try fixture.get("/api/open")["unsaved"]?.integer == 0)
  }

  /// The response has the texts that the action has changed, so that the page can send what is typed meanwhile.
  @Test(arguments: ["revert", "undo"]) func textTypedDuringARevertIsNoConflict(action: String) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("welcome", from: nil, to: "환영").status == 200)
    #expect(try fixture.draft("greeting", from: "안녕하세요 {name}", to: "반가워요 {name}").status == 200)
    let response = try fixture.post("/api/\(action)", #"{"unit":0,"locale":"ko","key":"greeting"}"#)
    #expect(response.status == 200)
    let changed = try #require(response.json["changed"]?.array)
    #expect(changed.map { $0["key"]?.string } == ["greeting"])
    #expect(changed[0]["text"]?.string == "안녕하세요 {name}" && changed[0]["edited"] == nil)
    // Only the message is checked at once; the others wait.
    #expect(fixture.workbench.nextCheck != nil)
    #expect(try fixture.draft("greeting", from: "안녕하세요 {name}", to: "안녕하세요 {name}!").status == 200)
    #expect(try fixture.slot("greeting")?["base"]?.string == "안녕하세요 {name}")
    #expect(try fixture.slot("welcome")?["text"]?.string == "환영")
  }

  @Test func revertingCanBeUndone() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    _ = try fixture.draft("greeting", from: Self.old, to: Self.new)
    _ = try fixture.draft("welcome", from: nil, to: "환영합니다")
    for (key, typed) in [("greeting", Self.new), ("welcome", "환영합니다")] {
      #expect(try fixture.post("/api/revert", #"{"unit":0,"locale":"ko","key":"\#(key)"}"#).status == 200)
      #expect(try fixture.slot(key)?["edited"] == nil)
      #expect(try fixture.post("/api/undo", #"{"unit":0}"#).json["card"]?.string == "0:\(key)")
      #expect(try fixture.slot(key)?["text"]?.string == typed)
      #expect(try fixture.get("/api/open")["unsaved"]?.integer == 2)
    }
    #expect(try fixture.save().json["unsaved"]?.integer == 0)
    let disk = try fixture.folder.text(of: "app_ko.arb")
    #expect(disk.contains(Self.new) && disk.contains("환영합니다"))
  }

  @Test func undoRestoresTheBytesAcrossMessagesAndSaves() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let before = try fixture.folder.text(of: "app_ko.arb")
    for text in ["반 {name}", "반가 {name}", Self.new] {
      let base = try fixture.slot("greeting")?["text"]?.string
      #expect(try fixture.draft("greeting", from: base, to: text).status == 200)
    }
    #expect(
      try fixture.draft("items", from: "{count, plural, other {#개}}", to: "{count, plural, other {# 개}}").status == 200)
    #expect(try fixture.save().status == 200)
    let saved = try fixture.folder.text(of: "app_ko.arb")
    let first = try fixture.post("/api/undo", #"{"unit":0}"#)
    #expect(first.json["card"]?.string == "0:items")
    #expect(first.json["unsaved"]?.integer == 1)
    #expect(try fixture.post("/api/undo", #"{"unit":0}"#).json["card"]?.string == "0:greeting")
    #expect(try fixture.post("/api/undo", #"{"unit":0}"#).status == 409)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb") == before)
    for _ in 0..<2 { #expect(try fixture.post("/api/redo", #"{"unit":0}"#).status == 200) }
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "app_ko.arb") == saved)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\u{202E}txt", "a\u{200B}b", "\"\\\n", String(repeating: "가", count: 350_000),
  ])
  func anyTextIsSavedUnchanged(text: String) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.draft("greeting", from: Self.old, to: text).json["slot"]?["text"]?.string == text)
    #expect(try fixture.save().status == 200)
    let document = try JSONParser.parse(Array(try fixture.folder.text(of: "app_ko.arb").utf8))
    #expect(document["greeting"]?.string == text)
  }

  @Test(arguments: ["", "[]", "{", "{}", #"{"unit":7,"key":"greeting","locale":"ko","text":"x"}"#])
  func anInvalidRequestIsRefused(body: String) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.post("/api/draft", body).status == 400)
    #expect(try fixture.post("/api/confirm", body).status == 400)
  }
}
