import Testing

@testable import CatalogLint

@Suite struct MisspelledWordRuleTests {
  @Test(arguments: [
    MarkedMessage("Because", "⟦perchè⟧ sì", locale: "it"), MarkedMessage("It is new", "⟦E’⟧ nuovo", locale: "it"),
    MarkedMessage("It is new", "⟦E'⟧ nuovo", locale: "it"), MarkedMessage("Which?", "⟦Qual'è⟧?", locale: "it"),
    MarkedMessage("Uploaded", "⟦geupload⟧ door", locale: "nl"), MarkedMessage("All", "⟦Todas os⟧ ecrãs", locale: "pt"),
  ])
  func reportsSpellingsThatTheLanguageLacks(message: MarkedMessage) throws { try message.expect("misspelled-word") }

  @Test(arguments: [
    MarkedMessage("Because", "perché sì", locale: "it"), MarkedMessage("Because", "xperchè", locale: "it"),
    MarkedMessage("Because", "perchè", locale: "fr"), MarkedMessage("Type it", "Scrivi 'E' qui", locale: "it"),
    MarkedMessage("See", "Vedi `perchè`", locale: "it"), MarkedMessage("perchè", "perchè", locale: "it"),
    MarkedMessage("All", "Todas as telas", locale: "pt"), MarkedMessage("See", "{geupload}", locale: "nl"),
  ])
  func acceptsOtherWords(message: MarkedMessage) throws { try message.expect("misspelled-word") }

  @Test(arguments: [
    MarkedMessage("Edit", "⟦Editer⟧", locale: "fr"), MarkedMessage("About", "⟦A propos⟧ de", locale: "fr"),
    MarkedMessage("For this", "Website ⟦für diesem⟧ Ort", locale: "de"),
    MarkedMessage("To read", "Pläne ⟦zu Lesen⟧", locale: "de"),
    MarkedMessage("A page", "bli ⟦en undersidan⟧ av", locale: "sv"),
    MarkedMessage("Soft or", "vía software ⟦u atenuación⟧", locale: "es"),
    MarkedMessage("A remote", "för ⟦ett konfigurerat fjärrförrådet⟧", locale: "sv"),
    MarkedMessage("And import", "ver ⟦y importar⟧", locale: "es"),
    MarkedMessage("Loading the scene", "⟦جاري تحميل⟧ المشهد", locale: "ar"),
    MarkedMessage("Two thirds", "Siste to ⟦tredjedelar⟧", locale: "nb"),
  ])
  func reportsPhrasesThatTheGrammarRefuses(message: MarkedMessage) throws { try message.expect("misspelled-word") }

  @Test(arguments: [
    MarkedMessage("Edit", "Éditer le texte", locale: "fr"),
    MarkedMessage("For this", "Website für diesen Ort", locale: "de"),
    MarkedMessage("For reading", "Zum Lesen", locale: "de"), MarkedMessage("A page", "en undersida", locale: "sv"),
    MarkedMessage("Seven or eight", "siete u ocho", locale: "es"),
    MarkedMessage("And iOS", "Android y iOS", locale: "es"),
    MarkedMessage("%u bytes", "%u bytes aquí", locale: "es"), MarkedMessage("Loading", "جاري التحميل", locale: "ar"),
  ])
  func acceptsOtherPhrases(message: MarkedMessage) throws { try message.expect("misspelled-word") }

  @Test func theFixKeepsTheLettersInPlaceOfAnAsterisk() throws {
    let finding = try #require(
      try MarkedMessage("A page", "en undersidan", locale: "sv").findings(of: "misspelled-word").first)
    #expect(finding.fix?.replacement == "en undersida")
  }

  @Test(arguments: [
    MarkedMessage("API key", "⟦API Schlüssel⟧", locale: "de"),
    MarkedMessage("Use your Plex account", "Brug din ⟦Plex konto⟧", locale: "da"),
    MarkedMessage("API key", "API-Schlüssel", locale: "de"),
    MarkedMessage("Account of Plex", "Plex er konto", locale: "da"),
    MarkedMessage("The API of it", "Die API Ihres Servers", locale: "de"),
    MarkedMessage("Your account", "Min konto", locale: "da"),
    MarkedMessage("API Schlüssel here", "Der API Schlüssel", locale: "de"),
    MarkedMessage("API key", "Clé API", locale: "fr"),
  ])
  func notesACompoundWithoutItsHyphen(message: MarkedMessage) throws {
    try message.expect("misspelled-word")
    #expect(try message.findings(of: "misspelled-word").allSatisfy { $0.severity == .info })
  }

  @Test(arguments: [
    ("{n, plural, one {# gün} other {# ⟦günleri⟧}}", "tr"), ("{n, plural, one {# gün} other {# gün içinde}}", "tr"),
    ("{n, plural, one {# tag} other {# ler}}", "tr"), ("{n, plural, one {# x} other {# taller}}", "de"),
  ])
  func notesAPluralAfterANumber(text: String, locale: String) throws {
    try MarkedMessage("{n, plural, one {# day} other {# days}}", text, locale: locale).expect("misspelled-word")
  }

  @Test func theFixKeepsTheCapital() throws {
    let finding = try #require(
      try MarkedMessage("Because", "Perchè sì", locale: "it").findings(of: "misspelled-word").first)
    #expect(finding.fix?.replacement == "Perché")
  }
}
