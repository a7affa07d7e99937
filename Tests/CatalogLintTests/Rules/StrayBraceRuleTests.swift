import Testing

@testable import CatalogLint

@Suite struct StrayBraceRuleTests {
  @Test(arguments: [
    MarkedMessage("{x}", "it''{x}⟦}⟧ y"), MarkedMessage("{n}", "{n}⟦}⟧⟦}⟧"), MarkedMessage("{n}", "⟦}⟧{n}"),
    MarkedMessage("{n}", "'{' {n} ⟦}⟧"), MarkedMessage("{n}", "''⟦}⟧'' {n}"), MarkedMessage("{n}", "'{''}' {n}⟦}⟧"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, other {#}}⟦}⟧ 일"),
  ])
  func aBraceThatClosesNothingIsFound(message: MarkedMessage) throws {
    try message.expect("stray-brace")
  }

  @Test(arguments: [
    MarkedMessage("{n}", "'{it''s}' {n}"), MarkedMessage("{n}", "'}' {n}"), MarkedMessage("{n}", "{n} '}''}'"),
    MarkedMessage("{n}", "{n} '}"), MarkedMessage("'{'a'}' {n}", "'{'가} {n}"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, other {'}'#'{'}}"),
  ])
  func aQuotedBraceIsNoFinding(message: MarkedMessage) throws {
    try message.expect("stray-brace")
  }

  @Test(arguments: [
    ("{n}", "'{it''s}' {n}", "'{it''s}' {n}"), ("{x}", "it''{x}} y", "it''{x} y"),
    ("{n}", "'{' {n}}}", "'{' {n}"), ("{n}", "'}''}' {n}}", "'}''}' {n}"),
    // What is left of an argument is made whole.
    ("Sent to {place}", "place}(으)로 보냄", "{place}(으)로 보냄"), ("{name} in {place}", "{name}, place}", "{name}, {place}"),
  ])
  func theFixRemovesNothingElse(source: String, text: String, fixed: String) throws {
    #expect(try MarkedMessage(source, text).fixed() == fixed)
  }
}
