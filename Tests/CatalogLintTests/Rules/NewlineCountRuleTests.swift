import Testing

@testable import CatalogLint

@Suite struct NewlineCountRuleTests {
  @Test(arguments: [
    MarkedMessage("One.\nTwo.", "⟦⟧하나. 둘."), MarkedMessage("One.", "⟦⟧하나.\n"), MarkedMessage("A\nB", "⟦⟧가\n\n나"),
    MarkedMessage("A\r\nB", "⟦⟧가 나"),
    MarkedMessage("{n, plural, one {A\nB} other {C\nD}}", "⟦⟧{n, plural, other {다\n라}}"),
  ])
  func reportsADifferentCount(message: MarkedMessage) throws {
    try message.expect("newline-count")
  }

  @Test(arguments: [
    MarkedMessage("One.\nTwo.", "하나.\n둘."), MarkedMessage("\nA B", "가 나\n"), MarkedMessage("A\r\nB", "가\n나"),
    MarkedMessage("A\nB", ""), MarkedMessage("\n", "가"), MarkedMessage("A\\nB", "가 나"), MarkedMessage(nil, "가\n나"),
  ])
  func acceptsTheCountOfTheSource(message: MarkedMessage) throws {
    try message.expect("newline-count")
  }

  @Test(arguments: [
    ("A\nB", "가 나", "0 line breaks here, 1 in the source"), ("A", "가\n", "1 line break here, 0 in the source"),
  ])
  func messageContainsBothCounts(source: String, translation: String, text: String) throws {
    #expect(try MarkedMessage(source, translation).findings(of: "newline-count").map { $0.message() } == [text])
  }
}
