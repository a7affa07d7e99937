import Testing

@testable import CatalogLint

@Suite struct LeftoverSourceRuleTests {
  /// A file of a language that has two scripts may be in Latin letters as a whole.
  @Test(arguments: [("Fail tañdau", 0), ("Файл", 1)])
  func aFileInLatinLettersIsInItsLanguage(text: String, count: Int) throws {
    func file(_ texts: [String]) -> String {
      "{\(texts.enumerated().map { "\"k\($0.offset)\":\"\($0.element)\"" }.joined(separator: ","))}"
    }
    let foreign = "Nije nađen nijedan kompatibilan izvor ovog videa"
    let sources = ["No compatible source was found for this video"] + (0..<20).map { "Choose file \($0)" }
    let texts = [foreign] + (0..<20).map { "\(text) \($0)" }
    let files = MarkedFiles(["en.json": file(sources), "kk.json": file(texts)])
    #expect(try files.findings(of: "leftover-source").count == count)
  }

  @Test(arguments: [
    MarkedMessage("The user's password", "用户⟦&#39;s⟧ 密码", locale: "zh"),
    MarkedMessage("The user's password", "ユーザー⟦'s⟧ パスワード", locale: "ja"),
    MarkedMessage("The user's password", "사용자⟦'s⟧ 비밀번호"),
    MarkedMessage("In 5's", "5's 내"), MarkedMessage("The 's' key", "키 's'"),
    MarkedMessage("Ruby's", "사용자'search'"),
  ])
  func reportsTheEndingOfAnEnglishGenitive(message: MarkedMessage) throws { try message.expect("leftover-source") }

  @Test(arguments: [
    MarkedMessage("Unable to load the page", "Nie udałosia zahruzić staronku", locale: "be-Latn"),
    MarkedMessage("h:mm aaa", "a h:mm", locale: "zh"),
  ])
  func acceptsLatinSpellingsAndDatePatterns(message: MarkedMessage) throws {
    try message.expect("leftover-source")
  }

  @Test(arguments: [
    MarkedMessage("A suggested prefix", "⟦Een voorvoegsel met de naam van een deel⟧", locale: "pl"),
    MarkedMessage("Open as", "Ouvrir en tant que…", locale: "fr"),
    MarkedMessage("Wait", "Zwanst na nie!", locale: "nl"),
    MarkedMessage("Send by E-Mail", "Per E-Mail senden", locale: "de"),
    MarkedMessage("Export of ES-DE", "Eksport gamelist ES-DE", locale: "pl"),
    MarkedMessage("Start loading the projects", "Starten des Ladens des Projekts", locale: "de"),
    MarkedMessage("Isolate apps", "<i>Listado</i> de la app", locale: "pt"),
    // The names of tags are no words.
    MarkedMessage("Copy to <em>{place}</em>", "Kopírovat do <em>{place}</em>", locale: "cs"),
    MarkedMessage("Met de naam van een deel", "Met de naam van een deel", locale: "pl"),
  ])
  func reportsAnotherLanguageWithLatinLetters(message: MarkedMessage) throws { try message.expect("leftover-source") }

  @Test(arguments: [
    MarkedMessage("{a} and {b} left", "{a} ⟦and⟧ {b} salieron", locale: "es"),
    MarkedMessage("Drag and drop", "Arrastra y suelta (drag and drop)", locale: "es"),
  ])
  func reportsASingleWordThatOnlyEnglishHas(message: MarkedMessage) throws { try message.expect("leftover-source") }

  @Test(arguments: [
    MarkedMessage("Delete current workspace", "⟦Delete current team⟧"),
    MarkedMessage("Modify profile", "⟦Edit Profile⟧"),
    MarkedMessage("{owner} asked you", "⟦{owner} invited you to join {team}⟧", locale: "ja"),
    MarkedMessage("Import failed", "⟦Import or create a environment⟧", locale: "uk"),
    MarkedMessage("Enter it. It expires soon.", "입력하세요. ⟦It expires soon⟧."),
    MarkedMessage(
      "It is new. (You are currently running the old version.)",
      "זה חדש. (⟦You are currently running the old version⟧.)",
      locale: "he"),
    MarkedMessage("Only root may", "रूट ⟦user is the only user that can⟧", locale: "hi"),
    MarkedMessage(
      "{g, select, a {He left} other {They left}}", "{g, select, a {⟦He is not here⟧} other {떠났습니다}}"),
  ])
  func reportsEnglishText(message: MarkedMessage) throws {
    try message.expect("leftover-source")
  }

  @Test(arguments: [
    // The rule `untranslated` reports a translation that equals its source.
    MarkedMessage("Delete current team", "Delete current team"), MarkedMessage("Let''s go", "Let's go"),
    // A label in brackets.
    MarkedMessage("Close it (use the key)", "닫기(use the key)"),
    MarkedMessage("TheTVDB Id", "TVDB ID"), MarkedMessage("Apprise URL(s)", "Apprise URL"),
    MarkedMessage("Tx Hex", "Tx hex"), MarkedMessage("App Id", "APP ID"), MarkedMessage("E-mail us", "E-mail"),
    MarkedMessage("Miles Per Hour", "mi/h"), MarkedMessage("{h} hours", "{h}h"),
    MarkedMessage("Continue with Sign in with Apple", "Sign in with Apple로 계속하기"),
    MarkedMessage("Click \"Save as draft now\"", "\"Save as draft now\"를 누르세요"),
    MarkedMessage("Run `git push and wait`", "`git push and wait`를 실행하세요"),
    MarkedMessage("See a@b.example", "a@b.example에 문의하세요"),
    MarkedMessage("The Lord of the Rings", "영화 The Lord of the Rings"),
    MarkedMessage("End-to-end encryption on", "end to end encryption 켜짐"),
    MarkedMessage("Save changes", "Save the changes", locale: "fr"), MarkedMessage(nil, "Save the changes"),
  ])
  func acceptsNamesQuotationsAndOtherLanguages(message: MarkedMessage) throws {
    try message.expect("leftover-source")
  }

  @Test(arguments: [
    ("Bitte geben Sie die Adresse für das Konto ein.", "de"), ("Veuillez entrer votre adresse pour continuer.", "fr"),
    ("Introduzca su dirección para que la cuenta", "es"),
  ])
  func namesTheLanguageOfTheText(text: String, language: String) throws {
    let found = try MarkedMessage("Enter the address of the account.", text).findings(of: "leftover-source")
    #expect(found.map(\.diagnostic.id.rawValue) == ["leftover-source.other-language"])
    #expect(
      found.map { $0.message() } == [
        "the translation is in \(["de": "German", "fr": "French", "es": "Spanish"][language]!)"
      ])
  }

  @Test(arguments: [
    MarkedMessage("It looks like: \"[#a] Welcome to this channel\"", "다음과 같습니다: \"[#a] Welcome to this channel\""),
    MarkedMessage("\"a\" Welcome to this channel", "\"a\" 가 ⟦Welcome to this channel⟧"),
  ])
  func acceptsWordsThatTheSourceQuotes(message: MarkedMessage) throws { try message.expect("leftover-source") }

  @Test func oneCommonWordMakesNoEnglish() throws {
    let found = try MarkedMessage("Export finished", "Eksporditoiming on edukalt lopule viidud").findings(
      of: "leftover-source")
    #expect(found.map { $0.message() } == ["the translation is in another language"])
  }

  @Test(arguments: [
    MarkedMessage("It helps to avoid it", "Dit kan helpen transcodering ⟦the⟧ voorkomen", locale: "nl"),
    MarkedMessage("Choose a file", "⟦Please choose the file that you want to open⟧", locale: "es"),
  ])
  func reportsEnglishInALanguageWithLatinLetters(message: MarkedMessage) throws {
    try message.expect("leftover-source")
  }

  @Test(arguments: [
    MarkedMessage("Read The Lord of the Rings", "Lee The Lord of the Rings", locale: "es"),
    MarkedMessage("Press \"use the key\"", "Pulse \"use the key\"", locale: "es"),
    MarkedMessage("Open it", "Mit the-app öffnen", locale: "de"),
    MarkedMessage("Open it now", "Otwórz to teraz", locale: "pl"),
    MarkedMessage("Import look & feel", "Importeer look and feel", locale: "nl"),
  ])
  func acceptsNamesAndQuotations(message: MarkedMessage) throws { try message.expect("leftover-source") }

  @Test func acceptsAnAccessKeyInBrackets() throws {
    try MarkedMessage("Open the _List:", "Open the List(_L):", locale: "ja").expect("leftover-source")
  }

  @Test(arguments: [
    MarkedMessage(#"Ignore "a" and "the""#, "Ignorer « a » et « the » au tri", locale: "fr"),
    MarkedMessage("Ignore all", "Il faut ignorer ⟦the⟧ mots", locale: "fr"),
  ])
  func acceptsAWordThatTheSourceQuotes(message: MarkedMessage) throws { try message.expect("leftover-source") }

  @Test(arguments: [
    MarkedMessage("Remove from player queue", "Aus der Liste löschen ⟦Remove from player queue⟧", locale: "de"),
    MarkedMessage("Remove from player queue", "⟦Remove from player queue⟧ (Aus der Liste löschen)", locale: "de"),
    MarkedMessage("Universal Plug and Play", "Universal Plug and Play を使う", locale: "ja"),
    MarkedMessage("Remove from queue", "Remove from queues", locale: "de"),
  ])
  func reportsTheWholeSourceBesideATranslation(message: MarkedMessage) throws { try message.expect("leftover-source") }

  @Test(arguments: [
    MarkedMessage(
      "The file was saved", "⟦Soubor není možné uložit, protože již existuje pro tento počítač⟧", locale: "de"),
    MarkedMessage("The file was saved", "⟦Det går inte att spara filen till det här⟧", locale: "de"),
    MarkedMessage("You can highlight it", "Dodaj prace, aby móc je wyróżnić", locale: "pl"),
  ])
  func knowsFunctionWordsOfMoreLanguages(message: MarkedMessage) throws { try message.expect("leftover-source") }
}
