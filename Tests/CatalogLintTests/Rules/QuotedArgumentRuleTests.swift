import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct QuotedArgumentRuleTests {
  @Test(arguments: [
    MarkedMessage("Type {word}", "⟦'{word}'⟧ 입력"), MarkedMessage("Type {word}", "입력: ⟦'{word}⟧"),
    MarkedMessage("Type {0}", "⟦'{0}'⟧ 입력"), MarkedMessage("Type {a} {b}", "⟦'{a}'⟧ ⟦'{b}'⟧"),
    MarkedMessage("Type {a} {b}", "⟦'{a} {b}'⟧"), MarkedMessage("{n, number}", "⟦'{n, number}'⟧"),
    MarkedMessage(nil, "⟦'{word}'⟧ 입력"),
  ])
  func reportsAnArgumentThatICUPrintsLiterally(message: MarkedMessage) throws {
    try message.expect("quoted-argument")
  }

  @Test(arguments: [
    MarkedMessage("Type {word}", "''{word}'' 입력"), MarkedMessage("Type {word}", "‘{word}’ 입력"),
    MarkedMessage("Type {word}", "it's {word}"), MarkedMessage("Type {word}", "'{' {word} '}'"),
    MarkedMessage("Type '{word}'", "'{word}' 입력"), MarkedMessage("Tiles", "'{s}'.tile.example/'{z}'/'{x}'.png"),
    MarkedMessage("{a}", "'<b>'{a}'</b>'"), MarkedMessage("Type {word}", "'{글자}' {word}"),
    MarkedMessage("Type", "'글자'"), MarkedMessage("Type", "l'{}'"),
  ])
  func acceptsFormattedArgumentsAndIntendedLiterals(message: MarkedMessage) throws {
    try message.expect("quoted-argument")
  }

  @Test func acceptsQuotedArgumentsIfApostrophesAreText() throws {
    let fixture = try LintFixture("Type {word}", "'{word}' 입력")
    #expect(fixture.findings().map(\.rule) == ["quoted-argument"])
    #expect(fixture.findings(Linter(rules: .authCopy, dialect: .flutter)) == [])
  }

  @Test func onlySuggestsTheFix() throws {
    let message = MarkedMessage("Type {word}", "'{word}' 입력")
    #expect(try message.findings(of: "quoted-argument").map(\.fix?.replacement) == ["‘{word}’"])
    #expect(try message.fixed() == message.text)
  }

  private static func java(_ text: String, source: String = "See {0}") -> MarkedFiles {
    MarkedFiles(["m.properties": "k=\(source)\nb=It''s {0}\n", "m_fr.properties": "k=\(text)\nb=C''est {0}\n"])
  }

  @Test(arguments: [
    java("{0} n⟦⟧'est pas là"), java("l⟦⟧'avis de {0}"), java("{0} l''avis", source: "{0} isn⟦⟧'t"),
  ])
  func reportsAnApostropheThatJavaDrops(files: MarkedFiles) throws { try files.expect("quoted-argument") }

  @Test(arguments: [java("{0} l''avis"), java("'{' {0}"), java("Pas d'argument")])
  func acceptsApostrophesThatJavaPrintsOrNeeds(files: MarkedFiles) throws { try files.expect("quoted-argument") }

  /// A program that doubles apostrophes itself needs none in its files; one message may have them by mistake.
  @Test(arguments: [(6, Finding.Severity.info), (5, .error)])
  func apostrophesAreTextWhereHardlyAnyIsDoubled(count: Int, severity: Finding.Severity) throws {
    let quoted = (1...count).map { "k\($0)=Open '{0}'\n" }.joined()
    let fixture = try LintFixture([
      "m.properties": "a=See {0}\nb=No ''{0}''\n\(quoted)", "m_fr.properties": "a=Voir '{0}'\nb=''{0}''\n\(quoted)",
    ])
    let found = fixture.findings().filter { $0.rule == "quoted-argument" && $0.locale == "fr" }
    #expect(found.map(\.severity) == [severity])
  }

  /// Keycloak gives every message to MessageFormat.
  @Test func checksMessagesWithoutArgumentsOnRequest() throws {
    let fixture = try LintFixture([
      "m.properties": "a=Sign in\nb=Don't\nc=It''s\nd=Hi {0}\n",
      "m_fr.properties": "a=L'accès\nb=N'est\nc=C''est l''été\nd=C''est {0}\n",
    ])
    #expect(fixture.findings() == [])
    let all = Linter(rules: .authCopy, formatsAll: true)
    #expect(
      fixture.places(all) == ["quoted-argument en b 2:6", "quoted-argument fr a 1:4", "quoted-argument fr b 2:4"])
    #expect(fixture.findings(all).allSatisfy { $0.severity == .error && $0.fix?.isSafe == true })
    try fixture.folder.write(#"{"formatsAll":true}"#, to: ".auth-copy-lint.json")
    #expect(fixture.findings().map(\.key) == ["b", "a", "b"])
  }

  @Test func doesNotConcernOtherDialects() throws {
    let fixture = try LintFixture("Sign in", "L'accès", locale: "fr")
    #expect(fixture.findings(Linter(rules: .authCopy, formatsAll: true)) == [])
  }

  /// Twelve messages with plain arguments do not show whether the dialect is ICU.
  @Test func reportsAWarningIfTheDialectIsUncertain() throws {
    func file(_ last: String) -> String {
      "{\((0..<12).map { "\"k\($0)\":\"Value {v}\"" }.joined(separator: ",")),\"q\":\"\(last)\"}"
    }
    let fixture = try LintFixture(["en.json": file("Value {v}"), "ko.json": file("값 '{v}'")])
    #expect(fixture.findings().filter { $0.rule == "quoted-argument" }.map(\.severity) == [.warning])
    let both = try LintFixture(["en.json": file("Value '{v}'"), "ko.json": file("값 '{v}'")])
    #expect(both.findings().filter { $0.rule == "quoted-argument" } == [])
  }

  @Test func acceptsDoubledBracesInQuotes() throws {
    try MarkedMessage("Token {n, plural, one {#} other {#}}", "'{{firstName}}' {n, plural, other {#}}").expect(
      "quoted-argument")
  }

  /// Without a doubled apostrophe, programs may replace the arguments in plain text; several messages show it.
  @Test(arguments: [("", Finding.Severity.warning), ("c=L'eau de {0}\n", .info), ("c=L''eau de {0}\n", .error)])
  func isCertainInAFileThatDoublesApostrophes(other: String, severity: Finding.Severity) throws {
    let fixture = try LintFixture([
      "m.properties": "a=See \"{0}\"\nc=Water {0}\n", "m_fr.properties": "a=Voir '{0}'\n\(other)",
    ])
    let found = fixture.findings().filter { $0.rule == "quoted-argument" && $0.key == "a" }
    #expect(found.map(\.severity) == [severity])
  }
}
