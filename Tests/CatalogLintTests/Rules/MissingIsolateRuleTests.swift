import Testing

@testable import CatalogLint

@Suite struct MissingIsolateRuleTests {
  private static let (isolate, end) = ("\u{2068}", "\u{2069}")

  private static func arabic(_ source: String?, _ marked: String) -> MarkedMessage {
    MarkedMessage(
      source, marked.replacing("<", with: isolate).replacing(">", with: end), locale: "ar")
  }

  @Test(arguments: [
    arabic("Use {x}", "عبر ⟦<⟧{x}"), arabic("Use {x}", "عبر {x}⟦>⟧"), arabic("Use {x}", "عبر ⟦\u{2067}⟧<{x}>"),
    arabic("Use {x}", "عبر ⟦\u{2066}⟧{x}"), arabic("It''s {x}", "عبر ''⟦<⟧{x}"),
    arabic(
      "{n, plural, one {# {x}} other {# {x}}}", "{n, plural, zero {⟦<⟧{x}} one {<{x}>} two {} few {} many {} other {}}"),
    arabic("{n, plural, other {{x}}}", "⟦<⟧{n, plural, other {{x}⟦>⟧}}"), arabic(nil, "عبر ⟦<⟧"),
  ])
  func reportsAnIsolateWithoutAnEndAndAnEndWithoutAnIsolate(message: MarkedMessage) throws {
    try message.expect("missing-isolate")
  }

  @Test(arguments: [
    arabic("{x} and {y}", "<{x}> و⟦{y}⟧"),
    arabic("{x} ({n, plural, other {# {y}}})", "<{x}> ({n, plural, other {# ⟦{y}⟧}})"),
  ])
  func reportsAnArgumentNextToIsolatedOnes(message: MarkedMessage) throws {
    try message.expect("missing-isolate")
    #expect(try message.findings(of: "missing-isolate").map(\.fix?.isSafe) == [false])
  }

  @Test(arguments: [
    arabic("Use {x}", "عبر <{x}>"), arabic("Use {x}", "عبر {x}"), arabic("{x} and {y}", "\u{2067}{x} <{y}>>"),
    arabic("{n, plural, other {{x}}}", "<{n, plural, other {{x}}}>"), arabic("{x}: {n, number}", "<{x}>: {n, number}"),
    arabic("{n} {n, plural, other {# {x}}}", "{n} {n, plural, other {# <{x}>}}"),
    MarkedMessage("Use {x}", "\u{2068}{x}", locale: "ko"),
  ])
  func acceptsPairsAndMessagesWithoutIsolates(message: MarkedMessage) throws {
    try message.expect("missing-isolate")
  }
}
