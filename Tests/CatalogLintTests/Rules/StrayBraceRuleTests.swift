import Testing

@testable import CatalogLint

@Suite struct StrayBraceRuleTests {
  @Test(arguments: [
    MarkedMessage("{x}", "it''{x}⟦}⟧ y"), MarkedMessage("{n}", "{n}⟦}⟧⟦}⟧"), MarkedMessage("{n}", "⟦}⟧{n}"),
    MarkedMessage("{n}", "'{' {n} ⟦}⟧"), MarkedMessage("{n}", "''⟦}⟧'' {n}"), MarkedMessage("{n}", "'{''}' {n}⟦}⟧"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, other {#}}⟦}⟧ 일"),
  ])
  func reportsABraceThatClosesNothing(message: MarkedMessage) throws {
    try message.expect("stray-brace")
  }

  @Test(arguments: [
    MarkedMessage("Hi {{name}}", "안녕 {{name}}⟦}⟧"), MarkedMessage("Hi {{name}}", "안녕 {{{name}}}"),
    MarkedMessage("Hi {{{name}}}", "안녕 {{{name}}}"), MarkedMessage("Hi {{name}}", "{a {b {{name}}}}"),
  ])
  func reportsAThirdBraceOfOtherDialects(message: MarkedMessage) throws { try message.expect("stray-brace") }

  @Test(arguments: [
    MarkedMessage("{n}", "'{it''s}' {n}"), MarkedMessage("{n}", "'}' {n}"), MarkedMessage("{n}", "{n} '}''}'"),
    MarkedMessage("{n}", "{n} '}"), MarkedMessage("'{'a'}' {n}", "'{'가} {n}"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, other {'}'#'{'}}"),
  ])
  func acceptsAQuotedBrace(message: MarkedMessage) throws {
    try message.expect("stray-brace")
  }

  @Test(arguments: [
    ("{n}", "'{it''s}' {n}", "'{it''s}' {n}"), ("{x}", "it''{x}} y", "it''{x} y"),
    ("{n}", "'{' {n}}}", "'{' {n}"), ("{n}", "'}''}' {n}}", "'}''}' {n}"),
    // The fix completes an argument that lost its opening brace.
    ("Sent to {place}", "place}(으)로 보냄", "{place}(으)로 보냄"), ("{name} in {place}", "{name}, place}", "{name}, {place}"),
  ])
  func fixChangesOnlyTheBrace(source: String, text: String, fixed: String) throws {
    #expect(try MarkedMessage(source, text).fixed() == fixed)
  }
}
