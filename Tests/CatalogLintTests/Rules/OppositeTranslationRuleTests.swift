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
    MarkedMessage("Processing starts", "処理を停止します", locale: "ko"), MarkedMessage("Start it", "⟦停止⟧", locale: "ja"),
    MarkedMessage("Stop it", "停止", locale: "ja"), MarkedMessage("Start or stop", "停止", locale: "ja"),
    MarkedMessage("Disable it", "⟦Activer⟧", locale: "fr"),
    MarkedMessage("Disable it", "Ne pas activer, désactiver", locale: "fr"),
    MarkedMessage("Back up now", "Sauvegarder la base", locale: "fr"),
    MarkedMessage("Scroll down from left", "Nach unten", locale: "de"),
    MarkedMessage("From left to right", "오른쪽으로"), MarkedMessage("5 minutes left", "5분 남음"),
  ])
  func reportsTheOppositeDirection(message: MarkedMessage) throws { try message.expect("opposite-translation") }

  private static func swapped(_ next: String, _ previous: String, others: [(String, String)]) -> MarkedFiles {
    let sources = [("Next media", "Previous media")] + others.indices.map { ("Next \($0)", "Previous \($0)") }
    func json(_ texts: [(String, String)]) -> String {
      "{" + texts.enumerated().map { "\"n\($0)\":\"\($1.0)\",\n\"p\($0)\":\"\($1.1)\"" }.joined(separator: ",\n") + "}"
    }
    return MarkedFiles(["en.json": json(sources), "de.json": json([(next, previous)] + others)])
  }

  private static let others = [("Nächster Film", "Voriger Film"), ("Nächstes Lied", "Voriges Lied")]

  @Test(arguments: [(2, Finding.Severity.warning), (3, .info)])
  func aSwapOfThreeTranslationsIsProbablyOneOfTheSource(count: Int, severity: Finding.Severity) throws {
    func json(_ texts: [(String, String)]) -> String {
      "{" + texts.enumerated().map { "\"n\($0)\":\"\($1.0)\",\"p\($0)\":\"\($1.1)\"" }.joined(separator: ",") + "}"
    }
    var files = ["en.json": json((0..<3).map { ("Next \($0)", "Previous \($0)") })]
    for locale in ["de", "fr", "it"].prefix(count) {
      files["\(locale).json"] = json([("Voriges Medium", "Nächstes Medium")] + Self.others)
    }
    let found = try MarkedFiles(files).findings(of: "opposite-translation")
    #expect(found.map(\.severity) == Array(repeating: severity, count: 2 * count))
  }

  /// Less transparent is more opaque.
  @Test(arguments: [("opaque", Finding.Severity.info), ("pretty", .warning)])
  func aDegreeOfTheOppositeQualityIsAnInfo(quality: String, severity: Finding.Severity) throws {
    let files = MarkedFiles([
      "en.json": """
      {"a":"Make it more \(quality)","b":"Make it less \(quality)","c":"Show more","d":"Show less","e":"Learn more",
      "f":"Learn less"}
      """,
      "de.json": """
      {"a":"Weniger davon","b":"Stärker davon","c":"Stärker zeigen","d":"Weniger zeigen","e":"Stärker lernen",
      "f":"Weniger lernen"}
      """,
    ])
    #expect(try files.findings(of: "opposite-translation").map(\.severity) == [severity, severity])
  }

  @Test func wordsOfDifferentPairsAreNoOpposites() throws {
    try Self.files("Show", "Mark", "Anzeigen", "Anzeigen").expect("opposite-translation")
  }

  @Test(arguments: [
    swapped("⟦⟧Voriges Medium", "⟦⟧Nächstes Medium", others: others),
    swapped("Nächstes Medium", "Voriges Medium", others: others),
    // One other pair does not show which of the two is swapped.
    swapped("Voriges Medium", "Nächstes Medium", others: Array(others.prefix(1))),
    swapped("Voriges Medium", "Nächstes Medium", others: others + [("Voriger Brief", "Nächster Brief")]),
    swapped("Vorne", "Medium", others: others),
  ])
  func reportsSwappedTranslations(files: MarkedFiles) throws { try files.expect("opposite-translation") }
}
