import Testing

@testable import CatalogLint

@Suite struct UndeclaredArgumentRuleTests {
  @Test(arguments: [
    copy("en", #""close":"Close {⟦⟧whatever}""#), copy("fr", #""ours":"{⟦⟧whatever}""#),
    copy("en", #""timedOut_title":"{⟦⟧provider} is late""#), copy("en", #""ours":"{⟦⟧x} {count} {⟦⟧y}""#),
    copy("en", #""missingField_title":"{field} {⟦⟧account, select, other {-}}""#),
  ])
  func reportsUndeclaredArgumentsAndArgumentsOfOtherKinds(files: MarkedFiles) throws {
    try files.expect("undeclared-argument")
  }

  @Test(arguments: [
    copy("en", #""close":"Close {provider}""#), copy("fr", #""continueWith":"Continuer avec {provider}""#),
    copy("en", #""missingField_title":"{field} is missing""#), copy("fr", #""missingField_title":"{field}""#),
    copy("en", #""close":"'{whatever}'""#), copy("fr", #""close":"Fermer""#),
    MarkedFiles(["en.json": #"{"close":"{whatever}"}"#]),
  ])
  func acceptsDeclaredArguments(files: MarkedFiles) throws {
    try files.expect("undeclared-argument")
  }

  @Test(arguments: [
    copy("fr", #""close":"Fermer {⟦⟧provider}""#), copy("fr", #""timedOut_title":"{⟦⟧x} {⟦⟧provider}""#),
  ])
  func reportsAnUnknownArgumentInATranslation(files: MarkedFiles) throws {
    try files.expect("unknown-argument")
    #expect(try files.findings(of: "undeclared-argument") == [])
  }

  private static func copy(_ locale: String, _ member: String) -> MarkedFiles {
    MarkedFiles(["copy/\(locale).arb": #"{"@@locale":"\#(locale)",\#(member)}"#], isOverlay: true)
  }
}
