import Testing

@testable import CatalogLint

@Suite struct SelectKeysRuleTests {
  @Test(arguments: [
    MarkedMessage(gender, "{g, select, ⟦남성⟧ {그} other {그들}}"),
    MarkedMessage(gender, "{g, select, ⟦Male⟧ {그} other {그들}}"),
    MarkedMessage(gender, "{g, select, ⟦a⟧ {그} ⟦b⟧ {그} other {그들}}"),
    MarkedMessage("{n, plural, one {a} other {\(gender)}}", "{g, select, ⟦mal⟧ {그} other {그들}}"),
    MarkedMessage(gender, "{n, plural, other {{g, select, ⟦one⟧ {그} other {그들}}}}"),
  ])
  func reportsAKeywordThatTheSourceLacks(message: MarkedMessage) throws {
    try message.expect("select-keys")
  }

  @Test(arguments: [
    MarkedMessage(gender, "{g, select, male {그} other {그들}}"), MarkedMessage(gender, "{g, select, other {그들}}"),
    MarkedMessage(gender, "{g}"), MarkedMessage(gender, "{h, select, 남성 {그} other {그들}}"),
    MarkedMessage("{g}", "{g, select, 남성 {그} other {그들}}"), MarkedMessage(nil, "{g, select, 남성 {그} other {그들}}"),
    MarkedMessage("\(gender) {g, select, female {she} other {-}}", "{g, select, female {그} male {그} other {그들}}"),
    MarkedMessage(gender, "{g, plural, one {그} other {그들}}"),
  ])
  func acceptsTheSourcesKeywords(message: MarkedMessage) throws {
    try message.expect("select-keys")
  }

  @Test(arguments: [
    ("{g, select, Male {그} other {그들}}", "{g, select, male {그} other {그들}}"),
    ("{g, select, 남성 {그} other {그들}}", "{g, select, 남성 {그} other {그들}}"),
  ])
  func fixesOnlyAKeywordThatDiffersInCase(text: String, fixed: String) throws {
    #expect(try MarkedMessage(Self.gender, text).fixed() == fixed)
  }

  private static let gender = "{g, select, male {he} other {they}}"
}
