import Testing

@testable import CatalogLint

@Suite struct OppositeTranslationRuleTests {
  private static func files(_ first: String, _ second: String, _ a: String, _ b: String) -> MarkedFiles {
    MarkedFiles([
      "en.json": "{\"a\":\"\(first)\",\n\"b\":\"\(second)\"}", "de.json": "{\"a\":\"\(a)\",\n\"b\":\"\(b)\"}",
    ])
  }

  @Test(arguments: [
    files("Enable the alarm", "Disable the alarm", "Alarm einschalten", "⟦⟧Alarm einschalten"),
    files("Show more", "Hide more", "Mehr zeigen", "⟦⟧Mehr zeigen"),
    files("Sort ascending", "Sort Descending", "Aufsteigend", "⟦⟧Aufsteigend"),
  ])
  func reportsOneTextForOpposites(files: MarkedFiles) throws { try files.expect("opposite-translation") }

  @Test(arguments: [
    files("Enable the alarm", "Disable the alarm", "Alarm einschalten", "Alarm ausschalten"),
    files("Enable the alarm", "Disable the light", "Einschalten", "Einschalten"),
    files("Enable the alarm", "Enable the alarm", "Alarm einschalten", "Alarm einschalten"),
    // Neither is translated.
    files("Top", "Bottom", "", ""),
    // gettext's tools guessed the second, and programs do not show it.
    MarkedFiles([
      "de.po": """
      msgid ""
      msgstr "Language: de\\n"

      msgid "Enable the alarm"
      msgstr "Alarm einschalten"

      #, fuzzy
      msgid "Disable the alarm"
      msgstr "Alarm einschalten"
      """
    ]),
  ])
  func acceptsDifferentTexts(files: MarkedFiles) throws { try files.expect("opposite-translation") }

  @Test(arguments: [(3, 0), (2, 2)]) func acceptsWhatMostTranslationsLeaveOut(alike: Int, count: Int) throws {
    var files = ["en.json": #"{"a":"Transpose on import","b":"Transpose on export"}"#]
    for (index, locale) in ["de", "fr", "es", "it", "nl"].enumerated() {
      files["\(locale).json"] = "{\"a\":\"Text\",\"b\":\"Text\(index < alike ? "" : " aus")\"}"
    }
    let found = try LintFixture(files).findings().filter { $0.rule == "opposite-translation" }
    #expect(found.count == count)
  }

  @Test func knowsSeriesOfWords() throws {
    try Self.files("Every day", "Every year", "Jeden Tag", "⟦⟧Jeden Tag").expect("opposite-translation")
    try Self.files("Every day", "Every time", "Jeden Tag", "Jeden Tag").expect("opposite-translation")
  }

  @Test(arguments: [
    MarkedMessage("Left side menu", "⟦오른쪽 메뉴⟧"), MarkedMessage("Left side menu", "왼쪽 메뉴"),
    MarkedMessage("Select Column Up", "⟦Sélectionner en bas⟧", locale: "fr"),
    MarkedMessage("Back up now", "Sauvegarder la base", locale: "fr"),
    MarkedMessage("Scroll down from left", "Nach unten", locale: "de"),
    MarkedMessage("From left to right", "오른쪽으로"), MarkedMessage("5 minutes left", "5분 남음"),
  ])
  func reportsTheOppositeDirection(message: MarkedMessage) throws { try message.expect("opposite-translation") }
}
