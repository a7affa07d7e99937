import Testing

@testable import CatalogLint

@Suite struct FormatterChangedRuleTests {
  @Test(arguments: [
    MarkedMessage("{n, number, percent}", "{⟦n⟧}"), MarkedMessage("{d, date, short}", "{⟦d⟧, date, long}"),
    MarkedMessage("{n, number}", "{⟦n⟧, number, integer}"), MarkedMessage("{d, date, long}", "{⟦d⟧, date, medium}"),
    MarkedMessage("{n, number}", "{⟦n⟧, plural, other {#개}}"),
    MarkedMessage("{d, date, ::yMMMd}", "{d2}{⟦d⟧, date, ::yMMMMd}"),
    MarkedMessage(
      "{g, select, a {{n, number, percent}} other {-}}", "{g, select, a {{⟦n⟧, number}} other {-}}"),
  ])
  func reportsADifferentFormatAtTheName(message: MarkedMessage) throws {
    try message.expect("formatter-changed")
  }

  @Test(arguments: [
    MarkedMessage("{n, number, percent}", "약 {n, number, percent}"),
    MarkedMessage("{n,number,percent}", "{n, number, percent }"),
    MarkedMessage("{n}", "{n, number, percent}"), MarkedMessage("{n, number}", "없음"),
    MarkedMessage("{a, date, short} {b, date, long}", "{b, date, long} {a, date, short}"),
    MarkedMessage(nil, "{n, number, percent}"), MarkedMessage("{d, date}", "{d, date, long}"),
    MarkedMessage("{d, date, medium}", "{d, date, long}"),
  ])
  func acceptsTheSameFormat(message: MarkedMessage) throws {
    try message.expect("formatter-changed")
  }

  @Test func reportsALongDateIfMediumDatesNameTheMonth() throws {
    try MarkedMessage("{d, date}", "{⟦d⟧, date, long}", locale: "fr").expect("formatter-changed")
  }

  @Test func messageNamesEveryFormatOfTheSource() throws {
    let message = MarkedMessage("{d, date, short} {d, time, short}", "{d, date, long}")
    #expect(
      try message.findings(of: "formatter-changed").map { $0.message() } == [
        "the source uses the format {d, date, short} and {d, time, short}"
      ])
  }
}
