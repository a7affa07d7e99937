import Testing

@Suite struct DoublePunctuationRuleTests {
  @Test(arguments: [
    MarkedMessage("Delete it?", "지울까요⟦??⟧"), MarkedMessage("Saved.", "保存しました⟦。。⟧", locale: "ja"),
    MarkedMessage("Yes, now", "ja⟦,,⟧ nu", locale: "nl"),
  ])
  func reportsADoubledSign(message: MarkedMessage) throws { try message.expect("double-punctuation") }

  @Test(arguments: [
    MarkedMessage("Wait…", "잠깐..."), MarkedMessage("Really??", "정말요??"), MarkedMessage("Go up", "../위로"),
    MarkedMessage("A: B is", "A:: B 는"), MarkedMessage("Hi!", "안녕!"),
  ])
  func acceptsSignsThatAreMeant(message: MarkedMessage) throws { try message.expect("double-punctuation") }
}
