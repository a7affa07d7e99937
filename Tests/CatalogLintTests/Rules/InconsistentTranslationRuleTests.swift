import Testing

@testable import CatalogLint

@Suite struct InconsistentTranslationRuleTests {
  private static let sentence = "The changes that you made have been saved."

  @Test func reportsASecondTranslationOfTheSameText() throws {
    try MarkedFiles([
      "en.json": "{\"a\":\"\(Self.sentence)\",\n\"b\":\"\(Self.sentence)\",\n\"c\":\"\(Self.sentence)\"}",
      "ko.json": "{\"a\":\"변경 사항을 저장했습니다.\",\n\"b\":\"⟦⟧바꾼 내용을 저장했습니다.\",\n\"c\":\"변경 사항을 저장했습니다.\"}",
    ]).expect("inconsistent-translation")
  }

  @Test(arguments: [("save_title", true), ("save_button", false)])
  func comparesShortTextsOnlyInTheSameRole(key: String, isFound: Bool) throws {
    let fixture = try LintFixture([
      "en.json": "{\"open_title\":\"Open the old file\",\"\(key)\":\"Open the old file\"}",
      "ko.json": "{\"open_title\":\"파일 열기\",\"\(key)\":\"파일을 여세요\"}",
    ])
    #expect(fixture.findings().contains { $0.rule == "inconsistent-translation" } == isFound)
  }

  @Test(arguments: [
    ("Save it", "저장", "저장하기"), (sentence, "저장했습니다.", "저장했습니다."), (sentence, "저장했습니다.", sentence),
  ])
  func acceptsShortEqualAndUntranslatedTexts(source: String, first: String, second: String) throws {
    let fixture = try LintFixture([
      "en.json": "{\"a\":\"\(source)\",\"b\":\"\(source)\"}", "ko.json": "{\"a\":\"\(first)\",\"b\":\"\(second)\"}",
    ])
    #expect(!fixture.findings().contains { $0.rule == "inconsistent-translation" })
  }

  @Test func acceptsPluralFormsOfOneKey() throws {
    let fixture = try LintFixture([
      "en.json": "{\"n_one\":\"\(Self.sentence)\",\"n_other\":\"\(Self.sentence)\"}",
      "de.json": #"{"n_one":"Die Änderung ist gespeichert.","n_other":"Die Änderungen sind gespeichert."}"#,
    ])
    #expect(!fixture.findings().contains { $0.rule == "inconsistent-translation" })
  }

  @Test func acceptsTheFormsOfOneEntryOfGettext() throws {
    let fixture = try LintFixture([
      "de.po": """
      msgid ""
      msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "Your changes to the files are saved now."
      msgid_plural "Your changes to the files are saved now."
      msgstr[0] "Die Änderung ist gespeichert."
      msgstr[1] "Die Änderungen sind gespeichert."
      """
    ])
    #expect(!fixture.findings().contains { $0.rule == "inconsistent-translation" })
  }
}
