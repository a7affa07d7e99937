import Testing

@testable import CatalogLint

@Suite struct UnknownPluralCategoryRuleTests {
  @Test(arguments: [
    MarkedMessage(days, "{n, plural, ⟦하나⟧ {하루} other {#일}}"),
    MarkedMessage(days, "{n, plural, ⟦Other⟧ {x} other {#일}}"),
    MarkedMessage(days, "{n, plural, ⟦ones⟧ {하루} other {#일}}"),
    MarkedMessage(days, "{n, selectordinal, ⟦1⟧ {#} other {#}}"),
    MarkedMessage(days, "{g, select, other {{n, plural, ⟦a⟧ {#} other {#}}}}"),
    MarkedMessage(nil, "{n, plural, ⟦singular⟧ {#} other {#}}"),
  ])
  func aKeywordThatIsNoCategoryIsFound(message: MarkedMessage) throws {
    try message.expect("unknown-plural-category")
  }

  @Test(arguments: [
    MarkedMessage(days, "{n, plural, other {#일}}"), MarkedMessage(days, "{n, plural, =1 {하루} other {#일}}"),
    MarkedMessage(days, "{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}"),
    MarkedMessage(days, "{n, select, 하나 {하루} other {#일}}"), MarkedMessage(days, "{n, choice, 0#없음|1#하나}"),
  ])
  func categoriesAndNumbersAreNoFinding(message: MarkedMessage) throws {
    try message.expect("unknown-plural-category")
  }

  @Test(arguments: [
    ("{n, plural, Other {#} other {#}}", ["`Other` is no plural category: did you mean `other`?"]),
    (
      "{n, plural, 하나 {#} other {#}}",
      ["`하나` is no plural category: there are zero, one, two, few, many, other, and =N"]
    ),
  ])
  func theMessageNamesWhatIsNear(text: String, messages: [String]) throws {
    #expect(
      try MarkedMessage(Self.days, text).findings(of: "unknown-plural-category").map { $0.message() } == messages)
  }

  private static let days = "{n, plural, one {# day} other {# days}}"
}
