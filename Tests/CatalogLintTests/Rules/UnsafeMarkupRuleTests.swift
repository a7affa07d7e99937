import Testing

@testable import CatalogLint

@Suite struct UnsafeMarkupRuleTests {
  @Test(arguments: [
    MarkedMessage("Sign in", "⟦[로그인](https://evil.example)⟧"), MarkedMessage("Sign in", "지금 ⟦[여기](x)⟧"),
    MarkedMessage("One [part] only", "⟦[part](//evil.example)⟧ 하나만"),
    MarkedMessage("Sign in", "⟦javascript:⟧alert(1)"), MarkedMessage("Sign in", "로그인 ⟦JavaScript:⟧x"),
    MarkedMessage("Sign in", "⟦data:text/html⟧,<"),
    MarkedMessage("Sign in", "⟦<a href='https://evil.example'>⟧로그인</a>"),
    MarkedMessage("Sign in", "⟦<script>⟧x</script>"), MarkedMessage("<b>Sign in</b>", "⟦<b onclick='x()'>⟧로그인</b>"),
    MarkedMessage("<a href='x'>in</a>", "⟦<a href='javascript:x()'>⟧로그인</a>"),
  ])
  func reportsLinksScriptsAndHandlersThatTheSourceLacks(message: MarkedMessage) throws {
    try message.expect("unsafe-markup")
  }

  @Test(arguments: [
    MarkedMessage("[Sign in](x)", "[로그인](y)"), MarkedMessage("javascript: is a scheme", "javascript: 스킴입니다"),
    MarkedMessage("Sign in", "JavaScript로 로그인"), MarkedMessage("Sign in", "[로그인] (지금)"),
    MarkedMessage("<a href='x'>in</a>", "<a href='y'>로그인</a>"), MarkedMessage("<b>in</b>", "<b>로그인</b>"),
    MarkedMessage("One [part] only", "[part](개수 무관) 하나만"), MarkedMessage("One [part] only", "[part](x) 하나만"),
    MarkedMessage(nil, "[로그인](https://a.example)"), MarkedMessage("Data: text", "데이터: 글"),
  ])
  func acceptsTheSourcesMarkup(message: MarkedMessage) throws {
    try message.expect("unsafe-markup")
  }

  @Test(arguments: [
    ("⟦⟧<b>잠시</b> 뒤 다시 시도하세요.", "ko"), ("⟦⟧https://evil.example 로 가세요.", "ko"), ("⟦⟧[여기](x)", "ko"),
    ("⟦⟧<i>Later</i>", "en"),
    // A mail address and a single sign are not markup.
    ("잠시 뒤 a@b.example 로 쓰세요.", "ko"), ("잠시 < 뒤", "ko"),
  ])
  func reportsAnyMarkupInAuthCopyCatalogs(text: String, locale: String) throws {
    let file = #"{"@@locale":"\#(locale)","timedOut_message":"\#(text)"}"#
    try MarkedFiles(["copy/\(locale).arb": file], isOverlay: true).expect("unsafe-markup")
  }

  @Test(arguments: [
    MarkedMessage("Use Markdown", "예: [제목](https://example.com/a)"),
    MarkedMessage("Use Markdown", "예: ⟦[제목](https://example.com.evil.test)⟧"),
  ])
  func acceptsLinksOnlyToExampleDomains(message: MarkedMessage) throws { try message.expect("unsafe-markup") }
}
