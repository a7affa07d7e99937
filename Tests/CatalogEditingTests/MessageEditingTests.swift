import AuthCopy
import CatalogEditing
import CatalogFormats
import CatalogLint
import Testing

/// Edits messages by key, as the workbench does.
@Suite struct MessageEditingTests {
  private static let files = [
    "app_en.arb": """
    {
      "@@locale": "en",
      "greeting": "Hello {name}",
      "farewell": "Goodbye {name}"
    }

    """,
    "app_ko.arb": """
    {
      "@@locale": "ko",
      "greeting": "안녕하세요 {name}",
      "@greeting": {
        "x-source-hash": "0000000000000000",
        "x-translation-hash": "0000000000000000"
      },
      "farewell": "\\"잘\\" 가세요 {name}"
    }

    """,
  ]

  private func fixture() throws -> EditingFixture {
    try EditingFixture(Self.files, opening: ["app_en.arb", "app_ko.arb"])
  }

  private func type(_ texts: [String], _ key: String, into fixture: inout EditingFixture) throws {
    for text in texts {
      try fixture.catalog.setText(
        text, ofKey: key, in: fixture.path("app_ko.arb"), locale: "ko", records: false, joinsLastStep: true)
    }
  }

  @Test func typingAndItsRecordAreOneUndoStep() throws {
    var fixture = try fixture()
    let before = fixture.text(of: "app_ko.arb")
    let greeting = MessageID(path: fixture.path("app_ko.arb"), locale: "ko", key: "greeting")
    let farewell = MessageID(path: greeting.path, locale: "ko", key: "farewell")
    try type(["ㅎ {name}", "하 {name}", "하이 {name}"], "greeting", into: &fixture)
    try fixture.catalog.record("greeting", in: greeting.path, locale: "ko", joinsLastStep: true)
    let typed = fixture.text(of: "app_ko.arb")
    #expect(typed.contains("\"x-translation-hash\": \"\(ContentHash("하이 {name}"))\""))
    try type(["안녕 {name}"], "farewell", into: &fixture)
    #expect(fixture.catalog.savedText(of: farewell) == "\"잘\" 가세요 {name}")
    #expect(fixture.catalog.undo()?.messages == [farewell])
    #expect(fixture.text(of: "app_ko.arb") == typed)
    #expect(fixture.catalog.undo()?.messages == [greeting])
    #expect(fixture.text(of: "app_ko.arb") == before)
    #expect(fixture.catalog.undo() == nil)
    #expect(fixture.catalog.redo()?.messages == [greeting])
    #expect(fixture.text(of: "app_ko.arb") == typed)
  }

  @Test func typingAfterAnEndedStepStartsANewStep() throws {
    var fixture = try fixture()
    try type(["하나 {name}"], "greeting", into: &fixture)
    let first = fixture.text(of: "app_ko.arb")
    fixture.catalog.endStep()
    try type(["둘 {name}"], "greeting", into: &fixture)
    fixture.catalog.undo()
    #expect(fixture.text(of: "app_ko.arb") == first)
    // Text that is typed after an undo also starts a new step, and discards the steps to redo.
    try type(["셋 {name}"], "greeting", into: &fixture)
    #expect(!fixture.catalog.canRedo)
    fixture.catalog.undo()
    #expect(fixture.text(of: "app_ko.arb") == first)
  }

  @Test func everyChangeIncreasesTheRevision() throws {
    var fixture = try fixture()
    let before = fixture.catalog.revision
    try type(["하나 {name}"], "greeting", into: &fixture)
    let typed = fixture.catalog.revision
    #expect(typed > before)
    fixture.check()
    #expect(fixture.catalog.revision == typed)
  }

  /// The string has escapes before the problem, so offsets in the file differ from offsets in the message.
  @Test func findingsAndFixesHaveOffsetsInTheMessage() throws {
    var fixture = try fixture()
    let farewell = MessageID(path: fixture.path("app_ko.arb"), locale: "ko", key: "farewell")
    try type(["\"잘\" 가세요 {nam}"], "farewell", into: &fixture)
    let finding = try #require(
      fixture.catalog.findings(of: farewell).first { $0.finding.rule == "unknown-argument" })
    let text = Array("\"잘\" 가세요 {nam}".utf8)
    let range = try #require(finding.range)
    #expect(String(decoding: text[range], as: UTF8.self).contains("nam"))
    let fix = try #require(finding.fix)
    var fixed = text
    fixed.replaceSubrange(fix.range, with: fix.replacement)
    #expect(String(decoding: fixed, as: UTF8.self) == "\"잘\" 가세요 {name}")
  }

  @Test func returnsNilForAMissingMessage() throws {
    let fixture = try fixture()
    let path = fixture.path("app_ko.arb")
    #expect(fixture.catalog.message(MessageID(path: path, locale: "ko", key: "welcome")) == nil)
    #expect(fixture.catalog.message(MessageID(path: path, locale: "ja", key: "greeting")) == nil)
    let greeting = fixture.catalog.message(MessageID(path: path, locale: "ko", key: "greeting"))
    #expect(greeting?.entry.text == "안녕하세요 {name}")
    #expect(greeting?.source?.text == "Hello {name}")
  }
}
