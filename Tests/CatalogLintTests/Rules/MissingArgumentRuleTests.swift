import AuthCopy
import Testing

@testable import CatalogLint

@Suite struct MissingArgumentRuleTests {
  @Test(arguments: [
    MarkedMessage("Hi {name}", "⟦⟧안녕하세요"), MarkedMessage("{a} {b}", "⟦⟧{a}"), MarkedMessage("{a} {b}", "⟦⟧⟦⟧없음"),
    MarkedMessage("{n, plural, one {# day} other {# days}}", "⟦⟧며칠"), MarkedMessage("Hi {name}", "⟦⟧{nome} 님"),
    MarkedMessage(
      "{g, select, male {he {name}} other {they}}", "⟦⟧{g, select, male {그} other {그들}}"),
    MarkedMessage("Hi {name}", "⟦｛name｝⟧ 님"), MarkedMessage("Hi {name}", "⟦｛ name ｝⟧ 님"),
    MarkedMessage("{n}", "⟦⟧{n, plural, one {#} other {많이}}"),
  ])
  func anArgumentThatIsNoLongerPrintedIsFound(message: MarkedMessage) throws {
    try message.expect("missing-argument")
  }

  @Test(arguments: [
    MarkedMessage("Hi {name}", "{name} 님"), MarkedMessage("{a} {b}", "{b}의 {a}"),
    MarkedMessage("{n, plural, one {# day} other {# days}}", "{n}일"),
    MarkedMessage("{n, plural, one {{x} in # day} other {# days}}", "{n}일"),
    MarkedMessage("{n, plural, one {Season} other {Seasons}}", "시즌"),
    MarkedMessage("{g, select, male {he} other {they}}", "그 사람"), MarkedMessage("{n}", "{n, plural, other {#}}개"),
    MarkedMessage("Pick {value}", "'{value}' 선택"), MarkedMessage("Hi {name}", ""), MarkedMessage("Hi", "{name}"),
    MarkedMessage(nil, "안녕"),
  ])
  func anArgumentThatIsPrintedOrOnlyChoosesIsNoFinding(message: MarkedMessage) throws {
    try message.expect("missing-argument")
  }

  @Test(arguments: [("선택", "missing-argument.missing"), ("｛value｝ 선택", "missing-argument.full-width")])
  func onlyFullWidthBracesAreCalledSo(text: String, id: String) throws {
    let findings = try MarkedMessage("Pick {value}", text).findings(of: "missing-argument")
    #expect(findings.map(\.diagnostic.id.rawValue) == [id])
  }

  @Test func theFixWritesTheBracesInASCII() throws {
    #expect(try MarkedMessage("Hi {name}", "｛name｝ 님").fixed() == "{name} 님")
  }
}
