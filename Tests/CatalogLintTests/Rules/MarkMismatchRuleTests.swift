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

  @Test func reportsASignOfAnAccessKeyThatTheSourceLacks() throws {
    let kept = [("_Open", "Ö_ffnen")]
    let extra = Self.files(kept + [("Save", "⟦⟧_Speichern")])
    try extra.expect("mark-mismatch")
    #expect(try extra.findings(of: "mark-mismatch").map(\.severity) == [.info])
    let doubled = Self.files([("_Open", "打开(_O)"), ("_Save", "⟦⟧保存(_S_)")], locale: "zh")
    try doubled.expect("mark-mismatch")
    #expect(try doubled.findings(of: "mark-mismatch").map(\.severity) == [.warning])
    // Without access keys, the sign belongs to a name, as it does inside a word.
    try Self.files([("Open", "Öffnen"), ("Save", "_Speichern")]).expect("mark-mismatch")
    try Self.files(kept + [("File name", "Datei_name")]).expect("mark-mismatch")
  }

  @Test func reportsLostSignsAroundAText() throws {
    try Self.files([("--- Hidden ---", "⟦⟧Versteckt")]).expect("mark-mismatch")
    try Self.files([("--- Hidden ---", "-- Versteckt --"), ("-Hidden-", "Versteckt"), ("----", "–")]).expect(
      "mark-mismatch")
  }
}
