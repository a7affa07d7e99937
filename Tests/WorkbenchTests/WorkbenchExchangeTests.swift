import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Files of translators: PO and string catalogs, with their marks, comments and forms.
@Suite struct WorkbenchExchangeTests {
  private static let russianForms =
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"

  private static func russian(_ forms: [String] = ["", "", ""]) -> String {
    let lines = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    return """
      msgid ""
      msgstr "Language: ru\\nPlural-Forms: \(russianForms)\\n"

      #. Shown in the status bar.
      #: src/status.c:12 src/status.c:40
      #, c-format
      msgid "%d file of %s"
      msgid_plural "%d files of %s"
      \(lines)
      """
  }

  private static let card = "/api/card?locale=ru&id=0:%25d+file+of+%25s"

  private func slots(_ fixture: inout WorkbenchFixture, _ values: String = "") throws -> [JSONNode] {
    try #require(try fixture.get(Self.card + values)["slots"]?.array)
  }

  /// gettext shows no text for the numbers of an empty form.
  @Test func aPluralWithoutAllFormsIsMissingAndAnError() throws {
    var fixture = try WorkbenchFixture(["ru.po": Self.russian()])
    func isMissing() throws -> Bool {
      try fixture.get(Self.card)["states"]?.array?.contains { $0.string == "missing" } ?? false
    }
    let save = #"{"locale":"ru","card":"0:%d file of %s"}"#
    for (index, text) in ["%d файл из %s", "%d файла из %s"].enumerated() {
      #expect(try fixture.draft("%d file of %s[\(index)]", "ru", from: nil, to: text).status == 200)
      #expect(try isMissing())
      let refused = try fixture.post("/api/save", save)
      #expect(refused.status == 422)
      #expect(refused.json["errors"]?.integer == 1)
    }
    // The forms of a message are checked at once, without the check of all files.
    let findings = try slots(&fixture).flatMap { $0["findings"]?.array ?? [] }
    #expect(findings.map { $0["rule"]?.string } == ["missing-plural-category"])
    #expect(try fixture.draft("%d file of %s[2]", "ru", from: nil, to: "%d файлов из %s").status == 200)
    #expect(try fixture.post("/api/save", save).status == 200)
    #expect(try !isMissing())
    #expect(
      try fixture.folder.text(of: "ru.po")
        == Self.russian(["%d файл из %s", "%d файла из %s", "%d файлов из %s"]))
  }

  @Test(arguments: [("1", 0), ("21", 0), ("2", 1), ("11", 2), ("1000000", 2), ("0", 2)])
  func aChosenNumberIsShownInTheFormThatItSelects(_ number: String, _ index: Int) throws {
    var fixture = try WorkbenchFixture(["ru.po": Self.russian(["%d файл из %s", "%d файла из %s", "%d файлов из %s"])])
    let name = try #require(try slots(&fixture)[0]["arguments"]?.array?.first?["name"]?.string)
    let slots = try slots(&fixture, "&a.\(name)=\(number)")
    #expect(slots.map { $0["selected"]?.bool ?? false } == slots.indices.map { $0 == index })
    let previews = slots.map { $0["preview"]?.array?.compactMap { $0["text"]?.string }.joined() ?? "" }
    let digits = previews.map { $0.filter(\.isNumber) }
    #expect(digits[index] == number)
    // The other forms keep numbers of their own.
    for other in slots.indices where other != index { #expect(digits[other] != number) }
    #expect(slots.map { $0["source"]?.string } == ["%d file of %s", "%d files of %s", "%d files of %s"])
  }

  @Test func commentsAndReferencesAreShownAndFound() throws {
    var fixture = try WorkbenchFixture(["ru.po": Self.russian()])
    #expect(try slots(&fixture).allSatisfy { $0["description"]?.string == "Shown in the status bar." })
    #expect(
      try fixture.get(Self.card)["references"]?.array?.compactMap(\.string) == ["src/status.c:12", "src/status.c:40"])
    for query in ["status.c", "status+bar", "note:status"] {
      #expect(try fixture.get("/api/rows?locale=ru&q=\(query)")["total"]?.integer == 1, "\(query)")
    }
    let strings = #""%@ saved":{"comment":"A toast.","localizations":{}},"Open":{"comment":"A button."}"#
    fixture = try WorkbenchFixture([
      "L.xcstrings": #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    ])
    let rows = try fixture.get("/api/rows?locale=en&q=note:button")
    #expect(rows["rows"]?.array?.map { $0["key"]?.string } == ["Open"])
    #expect(
      try fixture.get("/api/card?locale=en&id=0:Open")["slots"]?.array?.first?["description"]?.string == "A button.")
  }

  private static func fuzzy(_ marks: String, _ text: String) -> String {
    "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\n\(marks)msgid \"Open the file\"\nmsgstr \"\(text)\"\n"
  }
  private static let marks = "#, fuzzy, c-format\n#| msgid \"Open \"\n#| \"it\"\n"

  @Test func savingAChangedTextRemovesTheMarkThatItNeedsReview() throws {
    var fixture = try WorkbenchFixture(["ko.po": Self.fuzzy(Self.marks, "열기")])
    let target = "/api/card?locale=ko&id=0:Open+the+file"
    let card = try fixture.get(target)
    #expect(card["states"]?.array?.compactMap(\.string) == ["unreviewed"])
    #expect(card["slots"]?.array?.first?["previousSource"]?.string == "Open it")
    #expect(try fixture.draft("Open the file", from: "열기", to: "파일 열기").status == 200)
    #expect(try fixture.get(target)["states"]?.array?.compactMap(\.string) == ["edited"])
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "ko.po") == Self.fuzzy("#, c-format\n", "파일 열기"))
    #expect(try fixture.get(target)["states"] == nil)
    // The mark belongs to the step that changed the text.
    #expect(try fixture.post("/api/undo", #"{"unit":0}"#).status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "ko.po") == Self.fuzzy(Self.marks, "열기"))
  }

  @Test func aTranslationThatNeedsReviewIsConfirmed() throws {
    var fixture = try WorkbenchFixture(["ko.po": Self.fuzzy(Self.marks, "열기")])
    let message = #"{"unit":0,"locale":"ko","key":"Open the file"}"#
    #expect(try fixture.post("/api/confirm", message).status == 200)
    #expect(try fixture.search("is:edited") == ["Open the file"])
    #expect(try fixture.post("/api/revert", message).status == 200)
    #expect(try fixture.post("/api/save", "{}").json["saved"]?.array?.isEmpty == true)
    #expect(try fixture.post("/api/confirm", message).status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "ko.po") == Self.fuzzy("#, c-format\n", "열기"))
  }

  private static func catalog(state: String, _ text: String) -> String {
    let unit = #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
    return #"{"sourceLanguage":"en","strings":{"Open":{"localizations":{"ko":\#(unit)}}},"version":"1.0"}"#
  }

  @Test(arguments: ["열기", "파일 열기"]) func aTextOfAStringCatalogIsReviewed(_ text: String) throws {
    var fixture = try WorkbenchFixture(["L.xcstrings": Self.catalog(state: "needs_review", "열기")])
    #expect(try fixture.search("", "unreviewed") == ["Open"])
    if text == "열기" {
      #expect(try fixture.post("/api/confirm", #"{"unit":0,"locale":"ko","key":"Open"}"#).status == 200)
    } else {
      #expect(try fixture.draft("Open", from: "열기", to: text).status == 200)
    }
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "L.xcstrings") == Self.catalog(state: "translated", text))
    #expect(try fixture.search("", "unreviewed") == [])
  }

  @Test func aTextOfXLIFFIsReviewed() throws {
    func file(_ state: String, _ text: String) -> String {
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ko\"><body><trans-unit id=\"a\">"
        + "<source>Open</source><target state=\"\(state)\">\(text)</target></trans-unit></body></file></xliff>\n"
    }
    var fixture = try WorkbenchFixture(["ko.xlf": file("needs-review-translation", "열기")])
    #expect(try fixture.draft("a", from: "열기", to: "파일 열기").status == 200)
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "ko.xlf") == file("translated", "파일 열기"))
  }

  /// Both texts look the same, and Swift compares them as equal.
  @Test func anotherNormalizationIsSaved() throws {
    let (decomposed, composed) = ("열기".decomposedStringWithCanonicalMapping, "열기")
    var fixture = try WorkbenchFixture(["L.xcstrings": Self.catalog(state: "translated", decomposed)])
    let response = try fixture.draft("Open", from: decomposed, to: composed)
    #expect(response.status == 200)
    #expect(response.json["slot"]?["findings"]?.array?.isEmpty == true)
    #expect(response.json["unsaved"]?.integer == 1)
    #expect(try fixture.save().status == 200)
    let saved = try fixture.folder.text(of: "L.xcstrings")
    #expect(saved.utf8.elementsEqual(Self.catalog(state: "translated", composed).utf8))
  }

  @Test func aFormForZeroOfTheSourceIsAdded() throws {
    func forms(_ texts: [(String, String)]) -> String {
      let all = texts.map { #""\#($0.0)":{"stringUnit":{"state":"translated","value":"\#($0.1)"}}"# }
      return #"{"variations":{"plural":{\#(all.joined(separator: ","))}}}"#
    }
    func catalog(_ korean: [(String, String)]) -> String {
      let english = forms([("one", "%lld file"), ("other", "%lld files"), ("zero", "No files")])
      return
        #"{"sourceLanguage":"en","strings":{"files":{"localizations":{"en":\#(english),"ko":\#(forms(korean))}}},"version":"1.0"}"#
    }
    var fixture = try WorkbenchFixture(["L.xcstrings": catalog([("other", "파일 %lld개")])])
    let slots = try #require(try fixture.get("/api/card?locale=ko&id=0:files")["slots"]?.array)
    #expect(slots.map { $0["form"]?.string } == ["zero: 0", "other: 0, 1, 2 …"])
    #expect(slots.map { $0["optional"]?.bool } == [true, nil])
    // The message has its only form, so the row shows a translation.
    let row = try fixture.get("/api/rows?locale=ko")["rows"]?.array?.first
    #expect(row?["title"]?.string == "파일 %lld개")
    #expect(row?["states"] == nil)
    #expect(try fixture.draft("files.zero", from: nil, to: "파일 없음").status == 200)
    #expect(try fixture.save().status == 200)
    #expect(
      try fixture.folder.text(of: "L.xcstrings") == catalog([("other", "파일 %lld개"), ("zero", "파일 없음")]))
  }

  @Test func aPOCardIsShownInTheOtherLanguages() throws {
    func po(_ language: String, _ text: String) -> String {
      "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"Open\"\nmsgstr \"\(text)\"\n"
    }
    var fixture = try WorkbenchFixture([
      "app/ko.po": po("ko", "열기"), "app/ru.po": po("ru", "Открыть"), "lib/ru.po": po("ru", "Раскрыть"),
      "lib/ko.po": po("ko", "펼치기"), "lib/de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n",
    ])
    for (query, text) in [("열기", "Открыть"), ("펼치기", "Раскрыть")] {
      let found = try fixture.get("/api/rows?locale=ko&q=\(query.utf8.map { "%\(String($0, radix: 16))" }.joined())")
      let id = try #require(found["rows"]?.array?.first?["id"]?.string)
      #expect(try fixture.get("/api/card?locale=ru&id=\(id)")["slots"]?.array?.first?["text"]?.string == text)
      #expect(try fixture.get("/api/card?locale=ko&id=\(id)")["isInOneOfSeveralFiles"]?.bool == true)
      #expect(try fixture.get("/api/card?locale=de&id=\(id)")["title"]?.string?.isEmpty == false)
    }
  }

  /// An editor may write a file in several steps.
  @Test func aFileThatBecomesUnreadableKeepsItsLastVersionAndItsDrafts() throws {
    var fixture = try WorkbenchFixture(["ko.po": Self.fuzzy("", "열기"), "ru.po": Self.russian()])
    #expect(try fixture.draft("Open the file", from: "열기", to: "파일 열기").status == 200)
    try fixture.folder.write(Self.fuzzy("", "열기").replacing("\"열기\"", with: "\"열기"), to: "ko.po")
    var before = fixture.workbench.revision
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.revision > before)
    before = fixture.workbench.revision
    fixture.workbench.loadDiskChanges()
    #expect(fixture.workbench.revision == before)
    let broken = try fixture.get("/api/open")
    #expect(broken["locales"]?.array?.map { $0["locale"]?.string } == ["ko", "ru"])
    #expect(broken["problems"]?.array?.first?["place"]?.string?.hasPrefix("ko.po:5:") == true)
    #expect(broken["unsaved"]?.integer == 1)
    let refused = try fixture.save()
    #expect(refused.status == 500)
    #expect(refused.json["title"]?.string?.hasPrefix("ko.po: ") == true)
    try fixture.folder.write(Self.fuzzy("# new\n", "열기"), to: "ko.po")
    fixture.workbench.loadDiskChanges()
    #expect(try fixture.get("/api/open")["problems"]?.array?.isEmpty == true)
    #expect(try fixture.search("is:conflict") == [])
    #expect(try fixture.save().status == 200)
    #expect(try fixture.folder.text(of: "ko.po") == Self.fuzzy("# new\n", "파일 열기"))
  }

  /// A string may start on the next line, and have escapes.
  @Test func aFixIsOfferedInAStringOfSeveralLines() throws {
    var fixture = try WorkbenchFixture([
      "ko.po":
        "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\nmsgid \"\"\n\"Open \\\"%s\\\"\"\nmsgstr \"\"\n\"\\\"%s\\\"을 열기\"\n"
    ])
    let findings = try fixture.get("/api/card?locale=ko&id=0:Open+%22%25s%22")["slots"]?.array?.first?["findings"]?
      .array
    let found = try #require(findings?.first { $0["rule"]?.string == "bare-particle" })
    #expect(found["fix"]?["text"]?.string == "을(를)")
  }
}
