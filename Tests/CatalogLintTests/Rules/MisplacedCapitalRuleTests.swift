import CatalogLint
import Testing

@Suite struct MisplacedCapitalRuleTests {
  /// Returns a source and a translation with a text, and two texts in which the file writes a word as usual.
  private static func files(
    _ source: String, _ text: String, beside usual: String, locale: String = "de"
  ) -> MarkedFiles {
    MarkedFiles([
      "en.json": "{\"k\":\"\(source)\",\n\"a\":\"One\",\n\"b\":\"Two\"}",
      "\(locale).json": "{\"k\":\"\(text)\",\n\"a\":\"\(usual) eins\",\n\"b\":\"zwei \(usual)\"}",
    ])
  }

  @Test(arguments: [
    files("The key", "⟦⟧DAs Schloss", beside: "das"), files("The key", "Aus der ⟦⟧SBibliothek", beside: "Bibliothek"),
    files("Society", "⟦⟧SSpolečnost a kultura", beside: "x", locale: "cs"),
    files("No series", "Нямаш ⟦⟧сеЗЙ", beside: "x", locale: "bg"),
    files("Save it", "⟦⟧СОхранить", beside: "сохранить", locale: "ru"),
  ])
  func reportsCapitalsThatOtherTextsDoNotHave(files: MarkedFiles) throws { try files.expect("misplaced-capital") }

  @Test(arguments: [
    ("No format. Use these.", "Geen ondersteund formaat. ⟦⟧deze formaten gaan"),
    ("No format. Use these.", "Geen ondersteund formaat. Deze formaten gaan"),
    // The source begins so too, and an abbreviation may have a full stop.
    ("No format. iOS has it.", "Geen ondersteund formaat. deze formaten gaan"),
    ("No format. Use these.", "Met een form. deze formaten gaan"),
  ])
  func reportsASentenceThatBeginsWithASmallLetter(source: String, text: String) throws {
    try MarkedFiles(["en.json": "{\"k\":\"\(source)\"}", "nl.json": "{\"k\":\"\(text)\"}"]).expect("misplaced-capital")
  }

  @Test(arguments: [
    // A plural of an abbreviation, a word of the source, names, units, and a spelling that the file does not know.
    files("Computers", "Alle PCs und IDs", beside: "Rechner"),
    files("The OAuth key", "Der OAuth-Schlüssel", beside: "oauth"),
    files("Video", "YouTube öffnen", beside: "youtube"), files("Power", "10 кВт и мАч", beside: "x", locale: "ru"),
    files("The key", "DAs Schloss", beside: "dass"),
    files("The key", "DAs", beside: "das", locale: "ja"),
  ])
  func acceptsNamesAndAbbreviations(files: MarkedFiles) throws { try files.expect("misplaced-capital") }
}
