import Testing

@testable import CatalogLint

@Suite struct MachineDebrisRuleTests {
  @Test(arguments: [
    MarkedMessage("One.\nTwo.", "하나.⟦\\ n⟧둘."), MarkedMessage("One.\nTwo.", "하나.⟦\\n⟧둘."),
    MarkedMessage("It fails", "Échec de l⟦&#39;⟧affichage", locale: "fr"), MarkedMessage("A b", "가⟦&nbsp;⟧나"),
    MarkedMessage("a<br>b", "가⟦&lt;br>⟧나"), MarkedMessage("{n}: %s", "{n}: 안녕하세요 ⟦% s⟧ 님"),
    MarkedMessage("Loading", "Carregando⟦@@0⟧", locale: "pt"),
    MarkedMessage("Hi", "안녕 ⟦<unk>⟧"),
    MarkedMessage("Hi", "⟦[UNK]⟧ 안녕"), MarkedMessage("Hi", "안녕\n⟦Translation results⟧\n하이"),
    MarkedMessage("Hi", "⟦85 / 5000⟧\n하이"),
  ])
  func reportsRemainsOfTools(message: MarkedMessage) throws {
    try message.expect("machine-debris")
  }

  @Test(arguments: [
    MarkedMessage("Use reset", "リセッ ⟦ト⟧を使う", locale: "ja"), MarkedMessage("Server", "サ ⟦ーバー⟧", locale: "ja"),
    MarkedMessage("Set Tool", "セット ツール", locale: "ja"), MarkedMessage("Hi!", "あっ ハイ", locale: "ja"),
    MarkedMessage("A ッ B", "A ッ B ト", locale: "ja"),
  ])
  func reportsASpaceInsideAWordOfKatakana(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("-5s", "⟦- 5⟧ שניות", locale: "he"), MarkedMessage("Go - 5 left", "- 5 übrig", locale: "de"),
    MarkedMessage("From -5 on", "Ab ⟦- 5⟧", locale: "de"),
    MarkedMessage("Run '%s'.", "Starte ⟦'%s '⟧.", locale: "de"),
    MarkedMessage("Run \"%s\".", "Starte ⟦\"%s \"⟧.", locale: "de"),
    MarkedMessage("Run \"%s\".", "Starte \"%s\" hier \"dort\".", locale: "de"),
    MarkedMessage("See <b>{a}</b>", "Siehe <b⟦> {a} <⟧/b>", locale: "de"),
    MarkedMessage("See <b> {a} </b>", "Siehe <b> {a} </b>", locale: "de"),
  ])
  func reportsASpaceBesideASignOrPlaceholder(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [(#"One\\nTwo\\nThree"#, 1), (#"One\nTwo\nThree"#, 0), (#"Type \\n here"#, 0)])
  func reportsLineBreaksThatASourceOfAndroidEscapesTwice(text: String, count: Int) throws {
    let fixture = try LintFixture([
      "res/values/strings.xml": "<resources><string name=\"k\">\(text)</string></resources>"
    ])
    #expect(fixture.findings().count { $0.diagnostic.id == "machine-debris.escape" } == count)
  }

  @Test func reportsASpaceInAPlaceholderOfGettext() throws {
    func file(_ text: String) -> MarkedFiles {
      MarkedFiles([
        "de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, c-format\nmsgid \"In %s\"\nmsgstr \"\(text)\"\n"
      ])
    }
    try file("In ⟦⟧% s").expect("machine-debris")
    try file("In %s").expect("machine-debris")
  }

  @Test(arguments: [
    MarkedMessage("Type \\n", "\\n 입력"), MarkedMessage("In C:\\new", "C:\\new에"),
    MarkedMessage("Folder", "폴더 C:\\name"),
    MarkedMessage("<b>a</b>", "<b>가</b>&nbsp;나"), MarkedMessage("A &amp; b", "가 &amp; 나&nbsp;다"),
    MarkedMessage("40% stocks", "40 % d''actions", locale: "fr"), MarkedMessage("A & B", "가 & 나"),
    MarkedMessage("%s: 40% of it", "%s: 40 % d''eux", locale: "fr"),
    MarkedMessage("Ask a@b.example", "a@b.example", locale: "de"),
    MarkedMessage("Translation results\n", "번역 결과\n"), MarkedMessage("<unk>", "<unk>"),
    MarkedMessage("Score 85 / 5000", "점수 85 / 5000"),
  ])
  func acceptsTextThatTheSourceContainsToo(message: MarkedMessage) throws {
    try message.expect("machine-debris")
  }

  @Test(arguments: [
    MarkedMessage("Sign in to the app", "⟦??⟧"), MarkedMessage("Sign in to the app", "⟦_⟧"),
    MarkedMessage("Sign in to {app}", "⟦??? ??⟧"),
  ])
  func reportsATranslationOfPunctuationAlone(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [MarkedMessage("None", "?"), MarkedMessage("****************", "????????")])
  func acceptsPunctuationForAShortOrWordlessSource(message: MarkedMessage) throws {
    try message.expect("machine-debris")
  }

  @Test(arguments: [
    MarkedMessage("Saved", "⟦[object Object]⟧"), MarkedMessage("Saved", ":!!⟦[MISSING]⟧!!:"),
    MarkedMessage("Saved", "⟦[TODO]⟧ 저장됨"), MarkedMessage("Saved", "⟦[[UNTRANSLATED]⟧]"),
  ])
  func reportsMarksOfTools(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("[TODO] list", "[TODO] 목록"), MarkedMessage("Saved", "[저장됨]"), MarkedMessage("Saved", "[Missy]"),
  ])
  func acceptsOtherTextInBrackets(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Open <b>a</b>", "<b>가</b>⟦&nbsp:⟧열기"), MarkedMessage("A &amp; b", "가 ⟦&amp ;⟧ 나"),
    MarkedMessage("Is &lt; b", "나 ⟦& lt;⟧ 가"), MarkedMessage("A &gt; b", "가 ⟦&gt；⟧ 나"),
  ])
  func reportsABrokenEntity(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("A &amp: b", "가 &amp: 나"), MarkedMessage("Q & A: b", "질문 & 답변; 나"),
    MarkedMessage("Amp: 5", "&Amp: 5"),
    MarkedMessage("A &amp; b", "가 &amp; 나: 다"),
  ])
  func acceptsAnAmpersandInText(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Under \"Funds\"", "⟦\\\"⟧Gelder\\\" öffnen", locale: "de"),
    MarkedMessage("The water", "L⟦\\'⟧eau", locale: "fr"),
  ])
  func reportsAQuotationMarkThatIsEscapedTwice(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Write \\\"", "\\\" 쓰기"), MarkedMessage("Under \"Funds\"", "„Gelder“", locale: "de"),
    MarkedMessage("In a folder", "In 'C:\\\\'", locale: "de"),
    MarkedMessage("<b class=\"x\">a</b>", "<b class=\\\"x\\\">가</b>"),
  ])
  func acceptsOtherBackslashesAndMarks(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Run all", "Pokreni sve⟦[auto]⟧", locale: "hr"),
    MarkedMessage("Keys", "Touches⟦[translate me]⟧", locale: "fr"),
    MarkedMessage("Keys", "⟦TODO⟧: touches", locale: "fr"), MarkedMessage("Keys", "⟦FIXME⟧ touches", locale: "fr"),
  ])
  func reportsNotesOfTranslators(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Auto mode", "Modus [Automatik]", locale: "de"), MarkedMessage("All items", "TODO", locale: "es"),
    MarkedMessage("All: 5", "TODOS: 5", locale: "es"), MarkedMessage("TODO: a", "TODO: b", locale: "de"),
  ])
  func acceptsWordsThatLookLikeNotes(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Invalid token.", "無效的 token ⟦。⟧", locale: "zh-Hant"),
    MarkedMessage("Invalid.", "無效的。", locale: "zh"),
    MarkedMessage("A, b", "甲 ⟦，⟧乙", locale: "zh"), MarkedMessage("Invalid.", "「 。」", locale: "ja"),
    MarkedMessage("Not read: {a}", "Nicht gelesen ⟦:⟧ {a}", locale: "de"),
    MarkedMessage("Not read: {a}", "Non lu : {a}", locale: "fr"),
    MarkedMessage("Not read {a}", "Nicht : {a}", locale: "de"),
    MarkedMessage("Use a : here", "Nimm hier : das", locale: "de"),
    MarkedMessage("Say: hi", "Sag mal :)", locale: "de"),
  ])
  func reportsASpaceBeforeAMark(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [("%1$s ٪1$s", 1), ("%1$s %%", 0), ("٪ %1$s", 0)])
  func reportsAPlaceholderWithAnArabicPercentSign(text: String, count: Int) throws {
    func resources(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    let files = ["values/strings.xml": resources("Search %1$s"), "values-pa/strings.xml": resources(text)]
    #expect(try MarkedFiles(files).findings(of: "machine-debris").count == count)
  }

  @Test(arguments: [
    MarkedMessage("Delete $1", "Borrar ⟦$ 1⟧", locale: "es"),
    MarkedMessage("Done: {n}%%", "Fertig: {n}⟦% %⟧", locale: "de"),
    MarkedMessage("See [it](https://a.example)", "Siehe [das⟦] (⟧https://a.example)", locale: "de"),
    MarkedMessage("In /dev/null", "In ⟦/ dev⟧/null", locale: "de"),
    MarkedMessage("Ask @room", "Frage ⟦@ room⟧", locale: "de"),
    MarkedMessage("A **big** one", "Ein ⟦** ⟧großes ** Ding", locale: "de"),
    MarkedMessage("Type \"{0}\"", "Typ ⟦\" {0} \"⟧", locale: "de"),
  ])
  func reportsASpaceInsideWhatTheSourceJoins(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Costs 1 $", "Kostet $ 1", locale: "de"), MarkedMessage("In/out", "Ein / aus", locale: "de"),
    MarkedMessage("A **big** one", "Ein **großes** Ding", locale: "de"),
    MarkedMessage("A/Big list", "Eine / Big Liste", locale: "de"),
    MarkedMessage("Type \"{0}\"", "Typ « {0} »", locale: "fr"),
    MarkedMessage("Say \" {0} \"", "Sag \" {0} \"", locale: "de"),
    MarkedMessage("[it] (a)", "[das] (a)", locale: "de"),
  ])
  func acceptsASpaceElsewhere(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Save it now", "⟦undefined⟧", locale: "de"), MarkedMessage("Save it now", "⟦null⟧", locale: "de"),
    MarkedMessage("Save it now", "Das l⟦&auml;⟧uft", locale: "de"),
  ])
  func reportsAValueThatIsNotSetAndOtherEntities(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [MarkedMessage("Zero", "null", locale: "de"), MarkedMessage("A and B; c", "A&B; c", locale: "de")])
  func acceptsAWordForZero(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Log out.", "Abmelden ⟦.⟧", locale: "de"), MarkedMessage("A, b", "Eins ⟦,⟧ zwei", locale: "de"),
    MarkedMessage("Log out.", "Déconnecter\u{A0}⟦.⟧", locale: "fr"),
    MarkedMessage("In {a}", "In {a} ⟦.⟧", locale: "de"),
    MarkedMessage("Really leave?", "Wirklich verlassen?⟦g⟧", locale: "de"),
    MarkedMessage("Usage: {a} {b}", "Użycie:⟦·{a}·⟧{b}", locale: "pl"),
    MarkedMessage("Add it", "⟦!!!⟧Add new", locale: "nl"),
  ])
  func reportsSlipsOfTyping(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Use .NET", "Mit .NET", locale: "de"), MarkedMessage("Wait", "Warte ...", locale: "de"),
    MarkedMessage("a , b", "x , y", locale: "de"), MarkedMessage("Such as this?", "z.B", locale: "de"),
    MarkedMessage("Save?", "Ja?Nein", locale: "de"),
    MarkedMessage("Parallel to it", "Paral·lel i col·lecció", locale: "ca"),
    MarkedMessage("A and b", "A · b · c", locale: "de"), MarkedMessage("Hi", "Hallo!!!", locale: "de"),
  ])
  func acceptsOtherDotsAndMarks(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Parameter is invalid", "⟦--⟧", locale: "es"), MarkedMessage("Short forecast", "⟦w⟧", locale: "fr"),
    MarkedMessage("No forecast", "-", locale: "fr"), MarkedMessage("between", "i", locale: "pl"),
    MarkedMessage("x position", "x", locale: "cs"),
    MarkedMessage("It is valid for a year", "年", locale: "ja"),
  ])
  func reportsALetterOrHyphensInPlaceOfAText(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    ("<b>Bien</b>", 1, Finding.Severity?.some(.warning)), ("Bien", 1, .warning), ("<b>Bien</b>", 5, nil),
  ])
  func reportsEntitiesOfLettersWhereFewTextsHaveThem(other: String, count: Int, severity: Finding.Severity?) throws {
    func message(_ id: String, _ text: String) -> String { "msgid \"\(id)\"\nmsgstr \"\(text)\"\n\n" }
    let letters = (0..<4).map { message("Sign \($0)", "Señal \($0)") }.joined()
    let entities = (0..<count).map { message("Help \($0)", "&iexcl;Socorro! \($0)") }.joined()
    let file = "msgid \"\"\nmsgstr \"Language: es\\n\"\n\n" + message("<b>Well</b>", other) + letters + entities
    let found = try MarkedFiles(["es.po": file]).findings(of: "machine-debris")
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test(arguments: [
    MarkedFiles(["m_en.properties": "k=Sending:", "m_ja.properties": #"k=送信⟦⟧\\:"#]),
    MarkedFiles(["m_en.properties": "k=Sending:", "m_ja.properties": #"k=送信\:"#]),
    MarkedFiles(["en.json": #"{"k":"Hi: **you**!"}"#, "es.json": #"{"k":"¡Hola\\! **Tú**"}"#]),
  ])
  func reportsABackslashThatIsPrinted(files: MarkedFiles) throws { try files.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("Preferences…", "설정⟦app⟧…"), MarkedMessage("Bottom right", "右下角⟦yixia⟧", locale: "zh"),
    MarkedMessage("Open the App", "打开app", locale: "zh"), MarkedMessage("Size", "大小px值", locale: "zh"),
    MarkedMessage("Bottom right", "右下 GitHub", locale: "ja"),
  ])
  func reportsLatinLettersDirectlyAfterTheText(message: MarkedMessage) throws { try message.expect("machine-debris") }
}
