import Testing

@testable import CatalogLint

@Suite struct QuotedArgumentRuleTests {
  @Test(arguments: [
    MarkedMessage("Type {word}", "⟦'{word}'⟧ 입력"), MarkedMessage("Type {word}", "입력: ⟦'{word}⟧"),
    MarkedMessage("Type {0}", "⟦'{0}'⟧ 입력"), MarkedMessage("Type {a} {b}", "⟦'{a}'⟧ ⟦'{b}'⟧"),
    MarkedMessage("Type {a} {b}", "⟦'{a} {b}'⟧"), MarkedMessage("{n, number}", "⟦'{n, number}'⟧"),
    MarkedMessage(nil, "⟦'{word}'⟧ 입력"),
  ])
  func anArgumentThatICUTakesForTextIsFound(message: MarkedMessage) throws {
    try message.expect("quoted-argument")
  }

  @Test(arguments: [
    MarkedMessage("Type {word}", "''{word}'' 입력"), MarkedMessage("Type {word}", "‘{word}’ 입력"),
    MarkedMessage("Type {word}", "it's {word}"), MarkedMessage("Type {word}", "'{' {word} '}'"),
    MarkedMessage("Type '{word}'", "'{word}' 입력"), MarkedMessage("Tiles", "'{s}'.tile.example/'{z}'/'{x}'.png"),
    MarkedMessage("{a}", "'<b>'{a}'</b>'"), MarkedMessage("Type {word}", "'{글자}' {word}"),
    MarkedMessage("Type", "'글자'"), MarkedMessage("Type", "l'{}'"),
  ])
  func anArgumentThatIsFilledInOrTextIsNoFinding(message: MarkedMessage) throws {
    try message.expect("quoted-argument")
  }

  @Test func whereApostrophesAreTextNothingIsQuoted() throws {
    let fixture = try LintFixture("Type {word}", "'{word}' 입력")
    #expect(fixture.findings().map(\.rule) == ["quoted-argument"])
    #expect(fixture.findings(Linter(dialect: .flutter)) == [])
  }

  @Test func theChangeIsLeftToAPerson() throws {
    let message = MarkedMessage("Type {word}", "'{word}' 입력")
    #expect(try message.findings(of: "quoted-argument").map(\.fix?.replacement) == ["‘{word}’"])
    #expect(try message.fixed() == message.text)
  }
}
