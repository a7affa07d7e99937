import Testing

@testable import CatalogLint

@Suite struct MissingPluralCategoryRuleTests {
  @Test(arguments: [
    MarkedMessage(nil, "{⟦n⟧, plural, other {# days}}", locale: "en"),
    MarkedMessage(nil, "{⟦n⟧, selectordinal, one {#st} other {#th}}", locale: "en"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{⟦n⟧, plural, one {#} other {#}}", locale: "ru"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{⟦n⟧, plural, =0 {0} other {#}}", locale: "fr"),
    MarkedMessage(
      "{g, select, other {{n, plural, one {#} other {#}}}}", "{g, select, other {{⟦n⟧, plural, other {#}}}}",
      locale: "de"),
    MarkedMessage(nil, "{⟦a⟧, plural, other {#}} {⟦b⟧, plural, other {#}}", locale: "en"),
  ])
  func aCategoryOfTheLocaleThatIsLackingIsFoundAtTheArgument(message: MarkedMessage) throws {
    try message.expect("missing-plural-category")
  }

  @Test(arguments: [
    MarkedMessage("{n, plural, one {#} other {#}}", "{n, plural, other {#일}}"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{n, plural, other {#日}}", locale: "ja"),
    MarkedMessage(nil, "{n, plural, =1 {a day} other {# days}}", locale: "en"),
    MarkedMessage(nil, "{n, plural, one {#} other {#}}", locale: "es"),
    MarkedMessage(nil, "{n, plural, one {#} few {#} many {#} other {#}}", locale: "ru"),
    MarkedMessage(nil, "{n, plural, =0 {#} =1 {#} =2 {#} few {#} many {#} other {#}}", locale: "ar"),
    MarkedMessage(nil, "{n, selectordinal, one {#} two {#} few {#} other {#}}", locale: "en"),
  ])
  func everyCategoryOrItsNumberIsNoFinding(message: MarkedMessage) throws {
    try message.expect("missing-plural-category")
  }

  @Test func theCategoriesAreNamedInCLDRsOrder() throws {
    let message = MarkedMessage(nil, "{n, plural, other {#}}", locale: "ar")
    #expect(
      try message.findings(of: "missing-plural-category").map { $0.message() } == [
        "the plural lacks zero, one, two, few, and many, which ar tells apart"
      ])
  }
}
