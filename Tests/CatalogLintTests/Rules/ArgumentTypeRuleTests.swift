import Testing

@testable import CatalogLint

@Suite struct ArgumentTypeRuleTests {
  @Test(arguments: [
    MarkedMessage("{when, date, short}", "{⟦when⟧, number}"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{⟦n⟧, select, many {여럿} other {하나}}"),
    MarkedMessage("{g, select, male {he} other {they}}", "{⟦g⟧, plural, other {그들}}"),
    MarkedMessage("{n, number}", "{⟦n⟧, time, short}"),
    MarkedMessage("{g, select, a {{n, number}} other {-}}", "{g, select, a {{⟦n⟧, date}} other {-}}"),
    MarkedMessage("{n, number} {n, date}", "{⟦n⟧, select, other {값}}"),
  ])
  func reportsADifferentTypeAtTheName(message: MarkedMessage) throws {
    try message.expect("argument-type")
  }

  @Test(arguments: [
    MarkedMessage("{n, number}", "{n, plural, other {#개}}"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{n, selectordinal, other {#}}"),
    MarkedMessage("{d, date, short}", "{d, time, short}"),
    MarkedMessage("{n, number} {n, date}", "{n, date}"),
    MarkedMessage("{n}", "{n, number}"),
    MarkedMessage("{n, number}", "{n}"),
    MarkedMessage(nil, "{n, number} {n, date}"),
  ])
  func acceptsOtherFormsOfTheSameType(message: MarkedMessage) throws {
    try message.expect("argument-type")
  }

  @Test func reportsAnArgumentOnce() throws {
    try MarkedMessage("{n, number}", "{⟦n⟧, date} {n, time}").expect("argument-type")
  }

  @Test func messageNamesTheAlphabeticallyFirstTypeOfTheSource() throws {
    let findings = try MarkedMessage("{n, number} {n, date}", "{n, select, other {값}}").findings(of: "argument-type")
    #expect(findings.map { $0.message() } == ["{n} is a keyword of a select here, but a date in the source"])
  }

  @Test(arguments: [("See %S", "Voir %s", 1), ("See %S", "Voir %S", 0), ("See %s and %S", "Voir %1$s", 0)])
  func comparesTheCaseOfAConversion(source: String, translation: String, count: Int) throws {
    let files = MarkedFiles([
      "m.properties": "a=\(source)\nb=Again %S\n", "m_fr.properties": "a=\(translation)\nb=Encore %S\n",
    ])
    #expect(try files.findings(of: "argument-type").count == count)
  }

  /// The first form is for 1 alone in German, and for 1, 21 and more in Russian.
  @Test(arguments: [("de", "nplurals=2; plural=n != 1;", 0), ("ru", "nplurals=2; plural=n%10 != 1;", 1)])
  func comparesAFormForASingleThingWithTheSameForm(locale: String, forms: String, count: Int) throws {
    let file = """
      msgid ""
      msgstr "Language: \(locale)\\nPlural-Forms: \(forms)\\n"

      #, c-format
      msgid "Task moved to %s"
      msgid_plural "%d tasks moved to %s"
      msgstr[0] "Nach %s"
      msgstr[1] "%d nach %s"

      """
    #expect(try MarkedFiles(["\(locale).po": file]).findings(of: "argument-type").count == count)
  }

  @Test(arguments: [
    ("%lld times", "%11d раз", 1), ("%1$ld of %2$lu", "%1$ld из %2$1u", 1), ("%lld times", "%1lld раз", 0),
    ("%11d times", "%11d раз", 0),
  ])
  func reportsADigitInPlaceOfALetter(source: String, translation: String, count: Int) throws {
    let strings = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"\(source)": {"localizations": {
        "ru": {"stringUnit": {"state": "translated", "value": "\(translation)"}}}}}}
      """
    #expect(try MarkedFiles(["Localizable.xcstrings": strings]).findings(of: "argument-type").count == count)
  }
}
