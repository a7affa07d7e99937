import Testing

@testable import CatalogLint

@Suite struct EdgeWhitespaceRuleTests {
  @Test(arguments: [
    MarkedMessage("See: <b>it</b> and <i>that</i>", "Виж⟦:<b>⟧това</b> и <i>онова</i>", locale: "bg"),
    MarkedMessage("See <b>it</b> and <i>that</i>", "Виж <b>това</b> ⟦и<i>⟧онова</i>", locale: "bg"),
    MarkedMessage("See <b>it</b>", "Виж <b>това</b>", locale: "bg"),
    MarkedMessage("Un<b>do</b> it", "Об<b>ръ</b>щане", locale: "bg"),
    MarkedMessage("Delete the \"%s\"", "Slett objekte⟦t\"%⟧s\"", locale: "nb"),
    MarkedMessage("Delete the \"%s\"", "Slett objektet \"%s\"", locale: "nb"),
  ])
  func reportsALostSpaceBeforeATagOrQuotation(message: MarkedMessage) throws { try message.expect("edge-whitespace") }

  /// A translator may end a line of gettext's format inside a word.
  @Test func acceptsWordsThatTwoLinesOfGettextContain() throws {
    let text = """
      msgid ""
      msgstr "Language: tr\\n"

      msgid "It will be hidden"
      msgstr ""
      "Oyun gizlenecek"
      "tir"

      """
    #expect(try LintFixture(["tr.po": text]).findings().filter { $0.rule == "edge-whitespace" }.isEmpty)
  }

  /// A slot in capitals may be printed with space around it; another bracket is not.
  @Test(arguments: [("knop [PORT]ingedrukt", 0), ("knop [poort]ingedrukt", 1)])
  func reportsAWordThatTouchesABracket(text: String, count: Int) throws {
    let source = text.replacing("]", with: "] ")
    #expect(try MarkedMessage(source, text, locale: "nl").findings(of: "edge-whitespace").count == count)
  }

  @Test func ignoresATrailingSpaceAfterAPluralInTheSource() throws {
    try MarkedMessage("{n, plural, one {Account} other {Accounts}} ", "계정").expect("edge-whitespace")
  }

  @Test(arguments: [
    MarkedMessage("Sign in", "로그인⟦ ⟧"), MarkedMessage("Sign in", "⟦\n⟧로그인"), MarkedMessage("Sign in", "⟦ ⟧로그인⟦  ⟧"),
    MarkedMessage(" sign in ", "⟦⟧로그인⟦⟧"), MarkedMessage("Sign in ", "로그인⟦\n⟧"),
    MarkedMessage("Sign in", "⟦\u{A0}⟧로그인"), MarkedMessage("Sign in", "로그인⟦\u{2009}⟧"),
    MarkedMessage("Sign in", "ログイン⟦\u{3000}⟧", locale: "ja"), MarkedMessage("Sign in", "⟦\u{3000}⟧ログイン", locale: "ja"),
    MarkedMessage("Hi {name}", "{name}⟦ ⟧"), MarkedMessage(" LEFT", "⟦⟧残", locale: "ja"),
    MarkedMessage("Error:\n", "エラー⟦⟧", locale: "ja"), MarkedMessage("Error: ", "エラー：⟦\n⟧", locale: "ja"),
  ])
  func reportsDifferentWhiteSpaceAtTheEdges(message: MarkedMessage) throws {
    try message.expect("edge-whitespace")
  }

  @Test(arguments: [
    MarkedMessage(" Sign in ", " 로그인 "), MarkedMessage("Sign in:\n", "로그인:\n"), MarkedMessage("Sign in", ""),
    MarkedMessage("Sign in", " "), MarkedMessage(" ", "로그인"), MarkedMessage(nil, " 로그인"),
    MarkedMessage("It is done. ", "끝났습니다."),
    MarkedMessage("Error: ", "エラー：", locale: "ja"), MarkedMessage(" songs found", "曲", locale: "ja"),
    MarkedMessage("Sign in ", "登录", locale: "zh-Hans"), MarkedMessage("Sign in", "로그인\u{200B}"),
    MarkedMessage("Sign in", "アカウント゠", locale: "ja"), MarkedMessage("Media ", "Support\u{202F}", locale: "fr"),
    MarkedMessage("Sign in", "セキュリティー", locale: "ja"), MarkedMessage("Sign in", "見る", locale: "ja"),
    MarkedMessage("Sign in", "Ā", locale: "lv"), MarkedMessage("Sign in", "À", locale: "fr"),
  ])
  func acceptsTheSourcesWhiteSpaceAndLetters(message: MarkedMessage) throws {
    try message.expect("edge-whitespace")
  }

  /// White space from the layout of a template or a comment is invisible, unlike a line break.
  @Test(arguments: [
    ("\n    Sign in\n    ", "\n로그인", Finding.Severity.info), ("Sign in\n        ", "로그인", .info),
    ("\nSign in\n", "로그인", .warning), ("  Sign in", "로그인", .warning),
  ])
  func aLostIndentationOfALayoutIsAnInfo(source: String, text: String, severity: Finding.Severity) throws {
    let found = try LintFixture(source, text).findings().filter { $0.rule == "edge-whitespace" }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == severity })
  }

  @Test(arguments: [
    ("Sign in", " 로그인\n", "로그인"), (" Sign in", "로그인", "로그인"), ("Sign in: ", "로그인:\u{3000}", "로그인: "),
    ("Sign in \n  ", "로그인 ", "로그인 "),
  ])
  func fixAddsNoWhiteSpace(source: String, text: String, fixed: String) throws {
    #expect(try MarkedMessage(source, text).fixed() == fixed)
  }

  @Test(arguments: [MarkedMessage(" Save", "저장"), MarkedMessage(" Save", " 저장")])
  func acceptsASpaceBeforeALabelOfTheSource(message: MarkedMessage) throws { try message.expect("edge-whitespace") }

  @Test func reportsASpaceBeforeAFragment() throws {
    try MarkedMessage(" and more", "⟦⟧und mehr", locale: "de").expect("edge-whitespace")
  }

  /// Labels of a column are indented.
  @Test func reportsALabelThatIsNotIndentedLikeItsNeighbors() throws {
    let files = MarkedFiles([
      "en.json": #"{"a":" Commit:","b":" Subject:","c":" Date:"}"#,
      "hr.json": #"{"a":" Izmjena:","b":"⟦⟧Predmet:","c":" Datum:"}"#,
    ])
    try files.expect("edge-whitespace")
  }

  @Test(arguments: [
    MarkedMessage("Job {a} of {b}", "Trabajo ⟦{a}de⟧ {b}", locale: "es"),
    MarkedMessage("Change it. <em>Only here.</em>", "Cámbialo⟦.<⟧em>Solo aquí.</em>", locale: "es"),
    MarkedMessage("You sent {a} to {b}", "Sie ⟦haben{a}⟧ an {b} gesendet", locale: "de"),
    MarkedMessage("It is on {a}.", "Es wird auf ⟦{a}gepflegt⟧.", locale: "de"),
    MarkedMessage("It is unique. {a} is not.", "Il est unique⟦.{a}⟧ ne l’est pas.", locale: "fr"),
    MarkedMessage("{a} {b}, {c}", "⟦{a}{b}⟧, {c}", locale: "uk"),
    MarkedMessage("Language: {a}", "Langue ⟦:{a}⟧", locale: "fr"),
    MarkedMessage("File: {a}", "Datei⟦:{a}⟧", locale: "de"),
    MarkedMessage("Shorten (unique)", "⟦Abréger(unique⟧)", locale: "fr"),
    MarkedMessage("{a} videos", "⟦{a}видео⟧", locale: "ru"), MarkedMessage("{a} days", "⟦{a}Tage⟧", locale: "de"),
  ])
  func reportsALostSpaceBesideAPlaceholderOrTag(message: MarkedMessage) throws { try message.expect("edge-whitespace") }

  @Test(arguments: [
    MarkedMessage("Job {a} of {b}", "Trabajo {a} de {b}", locale: "es"),
    MarkedMessage("Ratio {a}:{b}", "Verhältnis {a}:{b}", locale: "de"), MarkedMessage("Is: {a}", "是:{a}", locale: "zh"),
    MarkedMessage("Files (all)", "Datei(en) (alle)", locale: "de"),
    MarkedMessage("Call f(x) (now)", "fun(jetzt)", locale: "de"),
    MarkedMessage("Files (all)", "파일(전체선택)"),
    MarkedMessage("{a} days", "{a}Std.", locale: "de"), MarkedMessage("{a} days", "{a}päivää", locale: "fi"),
    MarkedMessage("{a}days", "{a}Tage", locale: "de"), MarkedMessage("In {a}", "{a}de", locale: "tr"),
    MarkedMessage("To {a}", "ל{a}", locale: "he"), MarkedMessage("To {a}", "총{a}", locale: "ko"),
    MarkedMessage("A {START_LINK}b{CLOSE_LINK}", "Das{START_LINK}b{CLOSE_LINK}", locale: "de"),
    MarkedMessage("{a} {b}", "{b}{a}", locale: "uk"), MarkedMessage("{a}_{b}", "{a}{b}", locale: "uk"),
    MarkedMessage("{a} {b}", "{a}{b}", locale: "ja"), MarkedMessage("{newLine} {b}", "{newLine}{b}", locale: "uk"),
    MarkedMessage("{a}of", "{a}de", locale: "es"),
    MarkedMessage("A {a}-page text", "Ein {a}seitiger Text", locale: "de"),
    MarkedMessage("Save it as x.{a}", "Enregistrer sous texte.{a}", locale: "fr"),
    MarkedMessage("Change it.<br>Here", "Cámbialo.<br>Aquí", locale: "es"),
    MarkedMessage("Change it. <em>Here</em>", "直してください。<em>ここ</em>", locale: "ja"),
  ])
  func acceptsAWordThatTouchesAPlaceholder(message: MarkedMessage) throws { try message.expect("edge-whitespace") }

  /// Where most translations lack it, a space after the last word is a mistake of the source.
  @Test(arguments: [("Shown in ", 3, 0), ("Shown in ", 2, 2), ("Shown in: ", 3, 3)])
  func acceptsAMistakeOfTheSource(source: String, withoutSpace: Int, count: Int) throws {
    let locales = ["de", "fr", "es", "it"]
    var files = ["en.json": "{\"k\":\"\(source)\"}"]
    for (index, locale) in locales.enumerated() {
      files["\(locale).json"] = "{\"k\":\"Text\(index < withoutSpace ? "" : " ")\"}"
    }
    let found = try LintFixture(files).findings().filter { $0.rule == "edge-whitespace" }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.severity == (withoutSpace > 2 ? .info : .warning) })
  }

  @Test func comparesASpaceBeforeAPlaceholderInEveryLanguage() throws {
    try MarkedMessage(" {n} files changed", "⟦⟧{n} 个文件被修改", locale: "zh").expect("edge-whitespace")
    try MarkedMessage(" of the file", "的文件", locale: "zh").expect("edge-whitespace")
  }

  @Test func acceptsSpacesThatHTMLCollapses() throws {
    func messages(_ text: String) -> String { "{\"a\":{\"message\":\"\(text)\"},\"b\":{\"message\":\"$1 B\"}}" }
    func files(_ source: String, _ text: String) -> MarkedFiles {
      MarkedFiles(["_locales/en/messages.json": messages(source), "_locales/de/messages.json": messages(text)])
    }
    for (source, text) in [("Hide", "Verstecken "), ("Hide ", "Verstecken"), ("Hide", " Verstecken")] {
      #expect(try files(source, text).findings(of: "edge-whitespace").isEmpty, "\(text)")
    }
    // Another text follows the colon.
    #expect(try files("Name: ", "Name:").findings(of: "edge-whitespace").count == 1)
    #expect(try files("Hide", "Verstecken\\n").findings(of: "edge-whitespace").count == 1)
  }

  /// A program prints what gettext translates, and an answer follows the question.
  @Test(arguments: [("Go on? ", "Weiter?", 1), ("Go on? ", "Weiter? ", 0), ("Done. ", "Fertig.", 0)])
  func aSpaceFollowsAQuestionOfGettext(source: String, text: String, count: Int) throws {
    let file = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"\(source)\"\nmsgstr \"\(text)\"\n"
    #expect(try MarkedFiles(["de.po": file]).findings(of: "edge-whitespace").count == count)
  }

  @Test func reportsSentencesThatStickTogether() throws {
    try MarkedMessage("It is saved! Close it now.", "Es ist ⟦gespeichert!Jetzt ⟧schließen.", locale: "de").expect(
      "edge-whitespace")
    try MarkedMessage("It is saved. Close it now.", "Es ist ⟦gespeichert.Jetzt ⟧schließen.", locale: "de").expect(
      "edge-whitespace")
    try MarkedMessage("It is saved. Close it now.", "Node.Js ist gespeichert. Schließen.", locale: "de").expect(
      "edge-whitespace")
    try MarkedMessage("Open Vault.Core. Now.", "Öffne vault.Core jetzt.", locale: "de").expect("edge-whitespace")
  }

  @Test(arguments: [
    ("Sign in", "로그인 ", Finding.Severity.info), ("Sign in", "로그인\u{A0}", .info), ("Sign in", " 로그인", .warning),
    ("Sign in", "로그인\n", .warning), ("One.\n\nTwo.", "하나.\n\n둘.\n", .info),
    ("It failed. The data is safe.", "실패했습니다. ", .warning), ("It <b>failed</b>", "<b>실패</b>\n ", .info),
    ("Version:   ", "버전: ", .info), ("Version:   ", "버전:", .warning),
  ])
  func spacesThatAreNotSeenAreInfos(source: String, text: String, severity: Finding.Severity) throws {
    #expect(try MarkedMessage(source, text).findings(of: "edge-whitespace").map(\.severity) == [severity])
  }

  @Test(arguments: [("para conexão{name}", 1), ("para conexão {name}", 0)])
  func readsNamesInBracesWhereGettextDeclaresNoSyntax(text: String, count: Int) throws {
    let file = "msgid \"\"\nmsgstr \"Language: pt\\n\"\n\nmsgid \"for connection {name}\"\nmsgstr \"\(text)\"\n"
    #expect(try MarkedFiles(["pt.po": file]).findings(of: "edge-whitespace").count == count)
  }

  @Test(arguments: [
    MarkedMessage("Use [Alt] to show it", "Pritisnite [Alt⟦]da⟧ ga prikažete", locale: "sr-Latn"),
    MarkedMessage("File \"{name}\" is gone", "Tệp \"{name}⟦\"không⟧ tồn tại", locale: "vi"),
    MarkedMessage("Use [Alt] to show it", "[Alt]ssa", locale: "fi"),
    MarkedMessage("[b]Bold[/b] or [i] x", "[b]Fett[/b] [i]", locale: "de"),
    MarkedMessage("File \"{name}\" is gone", "Die Datei von \"{name}\"s Ordner", locale: "de"),
  ])
  func reportsASpaceThatIsLostAfterAMark(message: MarkedMessage) throws { try message.expect("edge-whitespace") }
}
