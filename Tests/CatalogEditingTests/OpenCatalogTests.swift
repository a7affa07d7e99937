import AuthCopy
import CatalogEditing
import CatalogFormats
import CatalogLint
import Foundation
import TestSupport
import Testing

/// Findings, undo and saving while files are edited.
@Suite struct OpenCatalogTests {
  private static let files = [
    "app_en.arb": """
    {
      "@@locale": "en",
      "greeting": "Hello {name}",
      "farewell": "Goodbye {name}",
      "items": "{count, plural, one {{count} item} other {{count} items}}"
    }

    """,
    "app_ko.arb": """
    {
      "@@locale": "ko",
      "greeting": "안녕하세요 {name}",
      "farewell": "안녕히 가세요 {name}",
      "items": "{count, plural, other {{count}개}}"
    }

    """,
  ]

  private func fixture() throws -> EditingFixture {
    try EditingFixture(Self.files, opening: ["app_en.arb", "app_ko.arb"])
  }

  @Test func reportsAMisspelledArgumentAtOnce() throws {
    var fixture = try fixture()
    #expect(fixture.places("app_ko.arb") == [])
    let paths = try fixture.replace("안녕하세요 {name}", with: "안녕하세요 {nam}", in: "app_ko.arb")
    #expect(paths == [fixture.path("app_ko.arb")])
    #expect(fixture.catalog.isChecked == false)
    #expect(fixture.catalog.findings(of: fixture.path("app_ko.arb")).map(\.finding.rule).contains("unknown-argument"))
    #expect(try fixture.places("app_ko.arb") == fixture.freshPlaces("app_ko.arb"))
    try fixture.replace("{nam}", with: "{name}", in: "app_ko.arb")
    #expect(fixture.places("app_ko.arb") == [])
  }

  @Test func comparesAChangedSourceWithItsTranslations() throws {
    var fixture = try fixture()
    let paths = try fixture.replace("Goodbye {name}", with: "Goodbye {person}", in: "app_en.arb")
    #expect(paths == [fixture.path("app_en.arb"), fixture.path("app_ko.arb")])
    let rules = fixture.catalog.findings(of: fixture.path("app_ko.arb")).map(\.finding.rule)
    #expect(rules.contains("unknown-argument"))
    #expect(try fixture.places("app_ko.arb") == fixture.freshPlaces("app_ko.arb"))
  }

  @Test func movesPlacesAfterAnEdit() throws {
    var fixture = try fixture()
    try fixture.replace("안녕히 가세요 {name}", with: "안녕히 가세요 {nam}", in: "app_ko.arb")
    try fixture.replace("안녕하세요", with: "반갑습니다, 정말로", in: "app_ko.arb")
    #expect(try fixture.places("app_ko.arb") == fixture.freshPlaces("app_ko.arb"))
    #expect(!fixture.places("app_ko.arb").isEmpty)
  }

  @Test func reportsInvalidJSONAfterTheCheck() throws {
    var fixture = try fixture()
    try fixture.replace("\"@@locale\": \"ko\",", with: "\"@@locale\": \"ko\"", in: "app_ko.arb")
    fixture.check()
    #expect(fixture.catalog.linted?.failures.map(\.id) == ["invalid-json.unexpected"])
    try fixture.replace("\"@@locale\": \"ko\"", with: "\"@@locale\": \"ko\",", in: "app_ko.arb")
    fixture.check()
    #expect(fixture.catalog.linted?.failures == [])
    #expect(fixture.places("app_ko.arb") == [])
  }

  @Test func ignoresAnOutdatedCheck() throws {
    var fixture = try fixture()
    try fixture.replace("안녕하세요", with: "반갑습니다", in: "app_ko.arb")
    let job = try #require(fixture.catalog.pendingJob)
    try fixture.replace("반갑습니다 {name}", with: "반갑습니다 {nam}", in: "app_ko.arb")
    #expect(fixture.catalog.install(job.run()) == nil)
    #expect(fixture.catalog.findings(of: fixture.path("app_ko.arb")).map(\.finding.rule).contains("unknown-argument"))
  }

  @Test func undoRestoresAMessageAndItsRecord() throws {
    var files = Self.files
    files["app_ko.arb"] = """
      {
        "@@locale": "ko",
        "greeting": "안녕하세요 {name}",
        "@greeting": {
          "x-source-hash": "0000000000000000",
          "x-translation-hash": "0000000000000000"
        },
        "items": "{count, plural, other {{count}개}}"
      }

      """
    var fixture = try EditingFixture(files, opening: ["app_en.arb", "app_ko.arb"])
    let before = fixture.text(of: "app_ko.arb")
    let path = fixture.path("app_ko.arb")
    try fixture.catalog.setText("반가워요 {name}", ofKey: "greeting", in: path, locale: "ko", records: true)
    fixture.check()
    let after = fixture.text(of: "app_ko.arb")
    #expect(after.contains("\"greeting\": \"반가워요 {name}\""))
    #expect(after.contains("\"x-source-hash\": \"\(ContentHash("Hello {name}"))\""))
    #expect(after.contains("\"x-translation-hash\": \"\(ContentHash("반가워요 {name}"))\""))
    try fixture.catalog.setText("안녕히 가세요 {name}", ofKey: "farewell", in: path, locale: "ko", records: true)
    fixture.check()
    #expect(!fixture.places("app_ko.arb").contains { $0.contains("missing-key") })
    fixture.catalog.undo()
    #expect(fixture.text(of: "app_ko.arb") == after)
    fixture.catalog.undo()
    #expect(fixture.text(of: "app_ko.arb") == before)
    #expect(fixture.catalog.undo() == nil)
    fixture.catalog.redo()
    #expect(fixture.text(of: "app_ko.arb") == after)
  }

  @Test func undoRevertsAFixInOneStep() throws {
    var fixture = try fixture()
    let path = fixture.path("app_ko.arb")
    let before = fixture.text(of: "app_ko.arb")
    try fixture.catalog.setText("반가워요 {nam}", ofKey: "greeting", in: path, locale: "ko", records: false)
    let wrong = fixture.text(of: "app_ko.arb")
    let fix = try #require(fixture.catalog.findings(of: path).compactMap(\.fix).first)
    fixture.catalog.change(path, by: [TextEdit(fix.range, fix.replacement)])
    #expect(fixture.text(of: "app_ko.arb").contains("반가워요 {name}"))
    #expect(fixture.places("app_ko.arb") == [])
    fixture.catalog.undo()
    #expect(fixture.text(of: "app_ko.arb") == wrong)
    fixture.catalog.undo()
    #expect(fixture.text(of: "app_ko.arb") == before)
    #expect(!fixture.catalog.canUndo)
    #expect(fixture.catalog.canRedo)
  }

  @Test func doesNotOverwriteAFileThatChangedOnDisk() throws {
    var fixture = try fixture()
    let path = fixture.path("app_ko.arb")
    try fixture.catalog.setText("반가워요 {name}", ofKey: "greeting", in: path, locale: "ko", records: true)
    try fixture.catalog.save(path)
    #expect(try fixture.folder.text(of: "app_ko.arb") == fixture.text(of: "app_ko.arb"))
    #expect(fixture.catalog.files[path]?.isEdited == false)
    try fixture.folder.write("{}", to: "app_ko.arb")
    try fixture.catalog.setText("또 만나요 {name}", ofKey: "greeting", in: path, locale: "ko", records: true)
    #expect(throws: DiskFile.SaveError.self) { try fixture.catalog.save(path) }
    #expect(try fixture.folder.text(of: "app_ko.arb") == "{}")
    try fixture.catalog.reload(path)
    #expect(fixture.text(of: "app_ko.arb") == "{}")
  }

  /// Text that XML parsers reject is not written: control characters, and `]]>` that the edit would complete.
  @Test(arguments: [("x]] >y", "x]]>y"), ("xy", "x\u{1}y"), ("xy", "x\u{FFFF}y")])
  func rejectsTextThatXMLCannotContain(before: String, text: String) throws {
    let name = "values-ko/strings.xml"
    var fixture = try EditingFixture(
      [
        "values/strings.xml": "<resources><string name=\"a\">One</string></resources>",
        name: "<resources><string name=\"a\">\(before)</string></resources>",
      ], opening: [name])
    let old = fixture.text(of: name)
    #expect(throws: OpenCatalog.EditError.unwritable) {
      try fixture.catalog.setText(text, ofKey: "a", in: fixture.path(name), locale: "ko", records: true)
    }
    #expect(fixture.text(of: name) == old)
  }

  /// In each format, setting a text changes only the bytes of the text.
  @Test(arguments: [
    ("en.json", "{\"a\": \"One\"}", "ko.json", "{\"a\":   \"하\\u0041나\"}", "a", "하A둘", "{\"a\":   \"하\\u0041둘\"}"),
    ("en.properties", "a=One\n", "ko.properties", "a = 하나\n# b\n", "a", "둘", "a = 둘\n# b\n"),
    (
      "values/strings.xml", "<resources><string name=\"a\">One</string></resources>", "values-ko/strings.xml",
      "<resources>\n <string name=\"a\">하나</string></resources>", "a", "둘 & 셋",
      "<resources>\n <string name=\"a\">둘 &amp; 셋</string></resources>"
    ),
    (
      "values/strings.xml", "<resources><string name=\"a\">One</string></resources>", "values-ko/strings.xml",
      "<resources><string name=\"a\">x]y</string></resources>", "a", "x]]>y",
      "<resources><string name=\"a\">x]]&gt;y</string></resources>"
    ),
  ])
  func changesOnlyTheBytesOfTheText(
    sourceName: String, source: String, name: String, before: String, key: String, text: String, after: String
  ) throws {
    var fixture = try EditingFixture([sourceName: source, name: before], opening: [name])
    try fixture.catalog.setText(text, ofKey: key, in: fixture.path(name), locale: "ko", records: true)
    #expect(fixture.text(of: name) == after)
  }
}
