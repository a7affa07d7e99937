import CatalogLint
import Testing

@Suite struct LostNameRuleTests {
  /// Returns texts that name a program, and one last text.
  private static func files(
    _ source: String, _ last: String, kept: String = "Öffne es mit Catima", original: String = "Open it with Catima",
    count: Int = 12
  ) -> MarkedFiles {
    func json(_ texts: [String]) -> String {
      "{" + texts.enumerated().map { "\"k\($0)\":\"\($1)\"" }.joined(separator: ",\n") + "}"
    }
    return MarkedFiles([
      "en.json": json(Array(repeating: original, count: count) + [source]),
      "de.json": json(Array(repeating: kept, count: count) + [last]),
    ])
  }

  @Test(arguments: [
    files("Import from Catima", "⟦⟧Importiere aus Carine"), files("Import from Catima", "Importiere aus ⟦⟧catima"),
    files("Import from Catima", "Importiere aus ⟦⟧CATIMA", count: 4),
    files("OK - done", "⟦⟧Fertig", kept: "OK - es ist fertig", original: "OK - it is done"),
    files("More than 0 here", "⟦⟧Mehr als", kept: "Höchstens 0", original: "At most 0"),
  ])
  func notesANameThatOtherTextsKeep(files: MarkedFiles) throws { try files.expect("lost-name") }

  @Test(arguments: [
    files("Import from Catima", "Importiere aus Catima"), files("Import from Catima", "Importiere es", count: 11),
    files("Import from catima", "Importiere es"), files("Import it", "Importiere es"),
    // Most texts translate the word.
    files("Open the Window", "Öffne es", kept: "Öffne das Fenster", original: "Open the Window"),
  ])
  func acceptsWordsThatTheFileTranslates(files: MarkedFiles) throws { try files.expect("lost-name") }

  @Test(arguments: [
    MarkedMessage("API key copied", "Clave ⟦Api⟧ copiada", locale: "es"),
    MarkedMessage("NFC is paused", "⟦NFS⟧ está pausado", locale: "es"),
    MarkedMessage("API key copied", "Clave API copiada", locale: "es"),
    MarkedMessage("NFC is paused", "Está pausado", locale: "es"),
    MarkedMessage("Use NFC and NFS", "NFS está pausado", locale: "es"),
    MarkedMessage("WARNING here", "WARNUNG dort", locale: "de"),
    MarkedMessage("A PIN or a pin", "Eine Pin", locale: "de"),
  ])
  func notesAnAbbreviationWithOtherLetters(message: MarkedMessage) throws { try message.expect("lost-name") }

  @Test(arguments: [("🔐 சரிபார்", 0), ("சரிபார்", 1)]) func notesALostEmoji(text: String, count: Int) throws {
    #expect(try MarkedMessage("🔐 Verify it", text, locale: "ta").findings(of: "lost-name").count == count)
  }

  /// A language may have an abbreviation of its own.
  @Test func acceptsAnAbbreviationThatTheFileRepeats() throws {
    try MarkedFiles([
      "en.json": #"{"a":"RGB color","b":"RGB here"}"#, "fr.json": #"{"a":"Couleur RVB","b":"RVB ici"}"#,
    ]).expect("lost-name")
  }
}
