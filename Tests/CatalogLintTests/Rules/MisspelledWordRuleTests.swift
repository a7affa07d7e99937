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

  @Test func theFixKeepsTheCapital() throws {
    let finding = try #require(
      try MarkedMessage("Because", "Perchè sì", locale: "it").findings(of: "misspelled-word").first)
    #expect(finding.fix?.replacement == "Perché")
  }
}
