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
    // An identifier keeps its underscore, an entity of HTML is no access key, and one text shows no habit.
    try Self.files(kept + [("Set 'my_name'.", "Namen setzen."), ("A &amp; B", "A und B")]).expect("mark-mismatch")
    try Self.files(kept.prefix(1) + [("Ti\(sign)tle", "Titel")]).expect("mark-mismatch")
  }

  @Test(arguments: [
    files((0..<4).map { ("Delete \($0)?", "¿Borrar \($0)?") } + [("Sure?", "⟦⟧Seguro?")], locale: "es"),
    files((0..<4).map { ("Hi \($0)!", "¡Hola \($0)!") } + [("Bye!", "⟦⟧Adiós!")], locale: "es-MX"),
  ])
  func reportsAMissingMarkAtTheStartOfASpanishSentence(files: MarkedFiles) throws {
    try files.expect("mark-mismatch")
  }

  @Test(arguments: [
    files([("Sure?", "Seguro?"), ("Delete?", "Borrar?")], locale: "es"),
    files((0..<4).map { ("Hi \($0)!", "¡Hola \($0)!") } + [("Note: bye!", "Nota: ¡adiós!")], locale: "es"),
    files((0..<4).map { ("Sure \($0)?", "Seguro \($0)?") }, locale: "pt"),
  ])
  func acceptsASpanishFileWithoutTheHabit(files: MarkedFiles) throws { try files.expect("mark-mismatch") }

  @Test func theMarkAtTheStartIsAnInfoWhereManyTranslationsLackIt() throws {
    let files = Self.files([("Delete?", "¿Borrar?"), ("Sure?", "⟦⟧Seguro?"), ("Leave?", "⟦⟧Salir?")], locale: "es")
    try files.expect("mark-mismatch")
    #expect(try files.findings(of: "mark-mismatch").map(\.severity) == [.info, .info])
  }

  @Test func formsOfOneMessageAreOneSlip() throws {
    func po(_ singular: String, _ plural: String) -> MarkedFiles {
      let kept = (0..<2).map { "msgid \"Name \($0):\"\nmsgstr \"Nom \($0) :\"\n\n" }.joined()
      return MarkedFiles([
        "fr.po": """
        msgid ""
        msgstr "Plural-Forms: nplurals=2; plural=n>1;\\n"

        \(kept)msgid "%d song:"
        msgid_plural "%d songs:"
        msgstr[0] "⟦⟧%d \(singular)"
        msgstr[1] "⟦⟧%d \(plural)"

        """
      ])
    }
    try po("chanson", "chansons").expect("mark-mismatch")
  }

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
    let lost = Self.files([("(optional)", "⟦⟧optional"), ("unknown", "⟦⟧(unbekannt)")])
    try lost.expect("mark-mismatch")
    #expect(try lost.findings(of: "mark-mismatch").map(\.severity) == [.info, .info])
    try Self.files([(" (default)", "（默认）"), ("(a) and (b)", "a und b")], locale: "zh").expect("mark-mismatch")
  }

  @Test func reportsALostAccessKeyAsAnInfoWhereMostTranslationsHaveOne() throws {
    let kept = ["File", "Edit", "View", "Help"].map { ("_\($0)", "\($0)_x") }
    let files = Self.files(kept + [("Ti_tle", "⟦⟧Titel")])
    try files.expect("mark-mismatch")
    #expect(try files.findings(of: "mark-mismatch").map(\.severity) == [.info])
    // A placeholder is no letter.
    try Self.files(kept + [("_Redo %d", "⟦⟧_%d wiederholen")]).expect("mark-mismatch")
    try Self.files(Array(kept.prefix(1)) + [("Ti_tle", "Titel")]).expect("mark-mismatch")
  }

  @Test func reportsASignInAWordAndOneThatIsRepeated() throws {
    let kept = [("&Open", "Ö&ffnen")]
    try Self.files(kept + [("Updates", "⟦⟧A&ktualisierungen")]).expect("mark-mismatch")
    try Self.files(kept + [("Research", "R&D")]).expect("mark-mismatch")
    try Self.files([("_Copy", "⟦⟧复制(_C)复制(_C)复制(_C)")], locale: "zh").expect("mark-mismatch")
  }

  @Test(arguments: [
    (".", "Alles ist fertig"), (":", "Der Name"), ("…", "Der Name"), ("?", "Ist das alles"), ("...", "Öffnen"),
  ])
  func reportsALostOrExtraMarkAtTheEnd(mark: String, text: String) throws {
    let kept = (0..<3).map { ("It is \($0) all done\(mark)", "Es ist \($0) alles fertig\(mark)") }
    try Self.files(kept + [("This is the end\(mark)", "⟦⟧\(text)")]).expect("mark-mismatch")
    try Self.files(kept + [("This is the end", "⟦⟧Das ist das Ende\(mark)")]).expect("mark-mismatch")
    // Four texts of seven are a habit.
    try Self.files(kept + (0..<4).map { ("This is the \($0) end\(mark)", "Das \($0) Ende") }).expect("mark-mismatch")
  }

  @Test(arguments: [(50, Finding.Severity.warning), (49, .info)])
  func warnsOfALostFullStopThatNearlyAllTextsKeep(count: Int, severity: Finding.Severity) throws {
    let kept = (0..<count).map { (source: "It is now \($0)a.", translation: "Das ist nun \($0)x.") }
    let files = Self.files(kept + [("It is closed now.", "Das ist nun zu")])
    #expect(try files.findings(of: "mark-mismatch").map(\.severity) == [severity])
  }

  @Test(arguments: [("de", Finding.Severity.warning), ("ko", .info)])
  func warnsOfALostQuestionMark(locale: String, severity: Finding.Severity) throws {
    let kept = (0..<8).map { (source: "Delete \($0)a?", translation: "Text \($0)x?") }
    let files = Self.files(kept + [("Close it now?", "Text y")], locale: locale)
    #expect(try files.findings(of: "mark-mismatch").map(\.severity) == [severity])
  }

  @Test func warnsOfAColonOrEllipsisThatNearlyAllTranslationsKeep() throws {
    for (mark, severity) in [(":", Finding.Severity.warning), ("…", .warning), (".", .info)] {
      let kept = (0..<8).map { ("It is \($0) all done\(mark)", "Es ist \($0) alles fertig\(mark)") }
      let files = Self.files(kept + [("This is the end\(mark)", "⟦⟧Das Ende")])
      try files.expect("mark-mismatch")
      #expect(try files.findings(of: "mark-mismatch").map(\.severity) == [severity])
    }
  }

  @Test(arguments: [
    ("It is done.", "完了しました。", "ja"), ("It is done.", "यह हो गया।", "hi"), ("Sure?", "متأكد؟", "ar"),
    ("Sure?", "Σίγουρα;", "el"), ("It is done.", "Ամեն ինչ պատրաստ է:", "hy"), ("Name:", "名称：", "zh"),
    ("Open…", "打开(_O)…", "zh"), ("Open...", "Öffnen…", "de"), ("<b>Name:</b>", "<b>Name</b>:", "de"),
    ("It is “done.”", "Es ist alles „fertig“.", "de"), ("All of the files", "Alle Dateien usw.", "de"),
    ("Loading of files: {n}", "Laden von {n} Dateien: {n}", "de"), ("5 minutes", "5 Min.", "de"),
  ])
  func acceptsTheSameMarkInOtherScripts(source: String, translation: String, locale: String) throws {
    let kept = [".", ":", "…", "?"].flatMap { mark in
      (0..<9).map { ("It is \($0) all done\(mark)", "Es ist \($0) alles fertig\(mark)") }
    }
    // Armenian writes the full stop as a colon, and Greek the question mark as a semicolon.
    try Self.files((["hy", "el"].contains(locale) ? [] : kept) + [(source, translation)], locale: locale)
      .expect("mark-mismatch")
  }

  @Test(arguments: [
    ("It is all saved!", "⟦⟧Es ist alles da"), ("It is all saved", "⟦⟧Es ist alles da!"),
    ("It is all saved!", "Es ist! Alles da"),
    ("It is all saved.", "⟦⟧Es ist alles da,"), ("It is all saved.", "⟦⟧Es ist alles da-"), ("Address:", "⟦⟧:Adresse"),
  ])
  func notesALostOrReplacedMark(source: String, translation: String) throws {
    try Self.files([(source, translation)]).expect("mark-mismatch")
  }

  /// As many texts keep the mark as lack it.
  @Test func notesAMarkThatHalfOfTheTextsKeep() throws {
    let kept = (0..<2).map { ("It is \($0) all done.", "Es ist \($0) alles fertig.") }
    let lost = (0..<2).map { ("It was \($0) all done.", "⟦⟧Es war \($0) alles fertig") }
    try Self.files(kept + lost).expect("mark-mismatch")
    try Self.files(kept.dropLast() + lost.map { ($0.0, $0.1.replacing("⟦⟧", with: "")) }).expect("mark-mismatch")
  }

  @Test func acceptsAMarkThatManyLocalesHave() throws {
    func json(_ end: String) -> String {
      "{" + (0..<4).map { "\"k\($0)\": \"Name \($0):\", " }.joined() + "\"x\": \"Size\(end)\"}"
    }
    let others = ["de", "fr", "it"].map { ("\($0).json", json(" \($0):")) }
    try MarkedFiles(Dictionary(uniqueKeysWithValues: [("en.json", json(""))] + others)).expect("mark-mismatch")
  }

  @Test(arguments: [
    ("Bitrate: (in Kbps)", "Bitrate (in Kbps):"), ("Languages:", "Sprachen (zum Beispiel: de)"),
    ("It is here… one moment", "Es ist hier… einen Moment..."), ("The bitrate", "⟦⟧Die Bitrate:"),
  ])
  func acceptsAColonBeforeANoteAndASecondPause(source: String, translation: String) throws {
    let kept = [":", "…"].flatMap { mark in (0..<9).map { ("Name \($0)\(mark)", "Name der \($0)\(mark)") } }
    try Self.files(kept + [(source, translation)]).expect("mark-mismatch")
  }

  @Test func reportsASeparatorOfPluralFormsWithOtherBars() throws {
    try Self.files([
      ("Song |||| Songs", "⟦⟧Lied ||| Lieder"), ("Disc |||| Discs", "Disc |||| Discs"), ("A | b", "A ||| b"),
    ])
    .expect("mark-mismatch")
  }

  @Test func otherTextsShowTheSeparatorWithoutASource() throws {
    let text = #"{"a":"Lied |||| Lieder","b":"⟦⟧Disc ||| Discs","c":"A || B"}"#
    try MarkedFiles(["de.json": text]).expect("mark-mismatch")
    try MarkedFiles(["de.json": #"{"b":"Disc ||| Discs","c":"A || B"}"#]).expect("mark-mismatch")
  }

  @Test func reportsThePlaceOfASourceInGettext() throws {
    let header = "msgid \"\"\nmsgstr \"Language: eo\\n\"\n\n"
    let entry = { (source: String, text: String) in "msgid \"\(source)\"\nmsgstr \"\(text)\"\n\n" }
    let po =
      header + entry("Dialog|&Open", "⟦⟧Dialog|&Malfermi") + entry("Dialog|&Save", "&Konservi")
      + entry("Yes|No", "Jes|Ne")
    try MarkedFiles(["eo.po": po]).expect("mark-mismatch")
  }

  @Test func reportsALostColonBeforeThePlaceholderAtTheEnd() throws {
    let kept = (0..<4).map { ("Name \($0): {x}", "Name \($0): {x}!") }
    let lost = [
      ("Free space: {x}", "⟦⟧Freier Platz {x}"), ("Size: {x}", "Größe von {x} Bytes"), ("Sum: {x}", "Summe – {x}"),
    ]
    try Self.files(kept + lost).expect("mark-mismatch")
  }
}
