import Testing

@testable import CatalogLint

@Suite struct DuplicateSelectorRuleTests {
  @Test(arguments: [
    MarkedMessage("{n, plural, other {#}}", "{n, plural, other {#개} ⟦other⟧ {여러 개}}"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, =1 {하나} ⟦=1⟧ {한 개} ⟦=1⟧ {한 대} other {#}}"),
    MarkedMessage("{g, select, a {x} other {y}}", "{g, select, a {가} ⟦a⟧ {나} other {다}}"),
    MarkedMessage("{n, selectordinal, other {#}}", "{n, selectordinal, other {#째} ⟦other⟧ {#번째}}"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, =1 {하나} ⟦=1.0⟧ {한 개} other {#}}"),
    MarkedMessage(
      "{g, select, other {{n, plural, other {#}}}}",
      "{g, select, other {{n, plural, other {#} ⟦other⟧ {여럿}}}}"),
    MarkedMessage(nil, "{n, plural, one {a} ⟦one⟧ {b} other {c}}", locale: "en"),
  ])
  func reportsTheSelectorOfTheLaterBranch(message: MarkedMessage) throws {
    try message.expect("duplicate-selector")
  }

  @Test(arguments: [
    MarkedMessage("{n, plural, other {#}}", "{n, plural, =0 {없음} =1 {하나} other {#개}}"),
    MarkedMessage(nil, "{n, plural, =1 {a} one {b} other {c}}", locale: "en"),
    MarkedMessage("{g, select, a {x} other {y}}", "{g, select, a {가} A {나} other {다}}"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, other {#}} {n, plural, other {#}}"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, other {{m, plural, other {#}}}}"),
    MarkedMessage(nil, "{n, choice, 0#none|0<some}", locale: "en"),
  ])
  func acceptsDistinctSelectors(message: MarkedMessage) throws {
    try message.expect("duplicate-selector")
  }
}
