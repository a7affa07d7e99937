import CatalogLint
import Testing

@Suite struct MarkMismatchRuleTests {
  /// Returns a source and a translation with the pairs of texts, which have the keys `k0`, `k1` and so on.
  private static func files(_ pairs: [(source: String, translation: String)], locale: String = "de") -> MarkedFiles {
    func json(_ texts: [String]) -> String {
      "{" + texts.enumerated().map { "\"k\($0)\":\"\($1)\"" }.joined(separator: ",\n") + "}"
    }
    return MarkedFiles(["en.json": json(pairs.map(\.source)), "\(locale).json": json(pairs.map(\.translation))])
  }

  /// Returns pairs that keep the last characters of their source.
  private static func kept(_ mark: String, _ count: Int, as translatedMark: String? = nil) -> [(String, String)] {
    (0..<count).map { ("Say word \($0)\(mark)", "Wort \($0)\(translatedMark ?? mark)") }
  }

  @Test(arguments: [
    files(kept("?", 4) + [("Delete it?", "Löschen⟦⟧")]), files(kept("…", 4, as: "...") + [("Open…", "Öffnen⟦⟧")]),
    files(kept(":", 4) + [("Name:", "Name1⟦⟧")]), files(kept("?", 8, as: "？") + [("Sure?", "确定⟦⟧")], locale: "zh"),
    files(kept("?", 4, as: ";") + [("Sure?", "Σίγουρα⟦⟧")], locale: "el"),
    // Languages with an alphabet need no other texts.
    files([("Delete it?", "Löschen⟦⟧")]), files([("<b>Delete it?</b>", "<b>Löschen</b>⟦⟧")]),
  ])
  func reportsALostMarkAtTheEnd(files: MarkedFiles) throws { try files.expect("mark-mismatch") }

  @Test(arguments: [
    // Not every text of the file keeps the mark.
    files(kept(":", 3) + [("Name:", "Name1")]), files(kept("?", 7, as: "？") + [("Sure?", "确定")], locale: "zh"),
    files([("Delete it?", "Löschen"), ("Keep it?", "Behalten")]),
    files(kept("?", 8, as: "？") + [("Is it yours?", "是您本人嗎")], locale: "zh-TW"),
    files(kept("?", 4) + [("Delete it?", "Löschen? (für immer)")]), files(kept("?", 4) + [("Delete it?", "Löschen!")]),
    files(kept(":", 4) + [("Tap \\\"Name:\\\"", "„Name“ tippen")]), files(kept("!", 8) + [("Hi!", "Hallo")]),
    files(
      kept(".", 8) + [("Max.", "Max"), ("Pens, etc.", "Stifte usw"), ("Read it here.", "Siehe https://a.example/x")]),
    files(kept("…", 4) + [("Dots: ..", "Punkte")]),
  ])
  func acceptsOtherHabitsAndAbbreviations(files: MarkedFiles) throws { try files.expect("mark-mismatch") }

  @Test(arguments: [
    files(kept(".", 4) + [("Deleted it.", "Gelöscht⟦⟧")]), files(kept("", 20) + [("Deleted it", "Gelöscht.⟦⟧")]),
  ])
  func reportsAFullStopAsAnInfo(files: MarkedFiles) throws {
    try files.expect("mark-mismatch")
    #expect(try files.findings(of: "mark-mismatch").map(\.severity) == [.info])
  }

  @Test(arguments: ["_", "&"]) func reportsALostAccessKey(sign: String) throws {
    let kept = ["File", "Edit", "View", "Help", "Open", "Save", "Quit", "Undo"].map {
      ("\(sign)\($0)", "\($0)\(sign)x")
    }
    try Self.files(kept + [("Ti\(sign)tle:", "⟦⟧Titel:")]).expect("mark-mismatch")
    // An identifier keeps its underscore, an entity of HTML is no access key, and seven texts show no habit.
    try Self.files(kept + [("Set 'my_name'.", "Namen setzen."), ("A &amp; B", "A und B")]).expect("mark-mismatch")
    try Self.files(Array(kept.dropLast()) + [("Ti\(sign)tle", "Titel")]).expect("mark-mismatch")
  }

  @Test(arguments: [
    files((0..<4).map { ("Delete \($0)?", "¿Borrar \($0)?") } + [("Sure?", "⟦⟧Seguro?")], locale: "es"),
    files((0..<4).map { ("Hi \($0)!", "¡Hola \($0)!") } + [("Bye!", "⟦⟧Adiós!")], locale: "es-MX"),
  ])
  func reportsAMissingMarkAtTheStartOfASpanishSentence(files: MarkedFiles) throws {
    try files.expect("mark-mismatch")
  }

  @Test(arguments: [
    files([("Sure?", "Seguro?"), ("Delete?", "¿Borrar?")], locale: "es"),
    files((0..<4).map { ("Hi \($0)!", "¡Hola \($0)!") } + [("Note: bye!", "Nota: ¡adiós!")], locale: "es"),
    files((0..<4).map { ("Sure \($0)?", "Seguro \($0)?") }, locale: "pt"),
  ])
  func acceptsASpanishFileWithoutTheHabit(files: MarkedFiles) throws { try files.expect("mark-mismatch") }
}
