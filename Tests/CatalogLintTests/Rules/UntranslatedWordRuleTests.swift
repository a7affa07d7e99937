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

  private static func inText(
    _ source: String, _ text: String, beside translations: [String], _ word: String = "Tools", locale: String = "ko"
  ) -> MarkedFiles {
    func json(_ text: String, _ texts: [String]) -> String {
      "{\"x\":\"\(text)\"" + texts.enumerated().map { ",\n\"k\($0)\":\"\($1)\"" }.joined() + "}"
    }
    let sources = translations.indices.map { "Open \(word) \($0)" }
    return MarkedFiles(["en.json": json(source, sources), "\(locale).json": json(text, translations)])
  }

  @Test(arguments: [
    inText("Open all tools", "모든 ⟦⟧tools 열기", beside: (0..<3).map { "도구 \($0) 열기" }),
    inText("Open all tools", "모든 ⟦⟧tools를 열기", beside: (0..<3).map { "도구 \($0) 열기" }),
    // Too few others, one that keeps the word, names, code and quotations, and a word that German may have too.
    inText("Open all tools", "모든 tools 열기", beside: (0..<2).map { "도구 \($0) 열기" }),
    inText("Open all tools", "모든 tools 열기", beside: ["Tools 열기"] + (0..<3).map { "도구 \($0) 열기" }),
    inText("Open all Tools of it", "모든 Tools 열기", beside: (0..<3).map { "도구 \($0) 열기" }),
    inText("Open {tools}, 'tools'", "{tools}, 'tools' 열기", beside: (0..<3).map { "도구 \($0) 열기" }),
    inText("Open the tools", "Alle tools öffnen", beside: (0..<8).map { "Werkzeug \($0)" }, locale: "de"),
  ])
  func reportsAWordInsideOfATranslation(files: MarkedFiles) throws { try files.expect("untranslated-word") }
}
