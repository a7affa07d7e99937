import Testing

@testable import CatalogLint

@Suite struct UntranslatedRuleTests {
  @Test(arguments: [
    MarkedMessage("Kakao Talk", "⟦Kakao Talk⟧"), MarkedMessage("Forgot your password?", "⟦Forgot your password?⟧"),
    MarkedMessage("Hello {name}", "⟦Hello {name}⟧"),
    MarkedMessage("{n, plural, other {# days left}}", "⟦{n, plural, other {# days left}}⟧"),
    MarkedMessage("Write to a@b.example", "⟦Write to a@b.example⟧"),
    MarkedMessage("Sign in", "⟦Sign in⟧", locale: "ja"),
  ])
  func theSourcesTextIsFound(message: MarkedMessage) throws {
    try message.expect("untranslated")
  }

  @Test(arguments: [
    MarkedMessage("Kakao Talk", "카카오톡"), MarkedMessage("Kakao", "Kakao"), MarkedMessage("{a} {b}", "{a} {b}"),
    MarkedMessage("ID {id}", "ID {id}"), MarkedMessage("a@b.example", "a@b.example"), MarkedMessage("", ""),
    MarkedMessage("100 %", "100 %"),
    MarkedMessage("Sign in", "Sign in", locale: "en-GB"), MarkedMessage("Sign in", "sign in"),
    MarkedMessage(nil, "Sign in"),
  ])
  func aTranslationOrWhatNeedsNoneIsNoFinding(message: MarkedMessage) throws {
    try message.expect("untranslated")
  }
}
