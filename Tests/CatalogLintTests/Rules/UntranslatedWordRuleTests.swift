import CatalogLint
import Testing

@Suite struct UntranslatedWordRuleTests {
  /// Returns a source and a translation with a word alone, and with texts that contain the word in the source.
  private static func files(
    _ word: String, as text: String, beside translations: [String], locale: String = "de"
  ) -> MarkedFiles {
    func json(_ word: String, _ texts: [String]) -> String {
      "{\"x\":\"\(word)\"" + texts.enumerated().map { ",\n\"k\($0)\":\"\($1)\"" }.joined() + "}"
    }
    let sources = translations.indices.map { "Open \(word) \($0)" }
    return MarkedFiles(["en.json": json(word, sources), "\(locale).json": json(text, translations)])
  }

  private static let translated = (0..<5).map { "Werkzeug \($0)" }

  @Test func reportsAWordThatOtherTextsTranslate() throws {
    let files = Self.files("Tools", as: "⟦⟧Tools", beside: Self.translated)
    try files.expect("untranslated-word")
    #expect(try files.findings(of: "untranslated-word").map(\.severity) == [.info])
  }

  @Test(arguments: [
    // Too few other texts, one that keeps the word, texts without translation, a name, and the translation itself.
    files("Tools", as: "Tools", beside: Array(translated.dropLast())),
    files("Name", as: "Name", beside: translated + ["Dateiname"]),
    files("Tools", as: "Tools", beside: (0..<5).map { "Open Tools \($0)" }),
    files("GitHub", as: "GitHub", beside: translated), files("Tools", as: "Werkzeuge", beside: translated),
    // The rule untranslated reports words of buttons in other scripts.
    files("Save", as: "Save", beside: translated, locale: "ko"),
    files("Tools", as: "Tools", beside: translated, locale: "en-GB"),
  ])
  func acceptsWordsThatMayBeRight(files: MarkedFiles) throws { try files.expect("untranslated-word") }
}
