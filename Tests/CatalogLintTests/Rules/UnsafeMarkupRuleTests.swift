import Testing

@testable import CatalogLint

@Suite struct UnsafeMarkupRuleTests {
  /// In manual pages, `B<bold>` and `I<italic>` are no tags.
  @Test(arguments: [
    MarkedMessage("B<The order> and [I<eD2k-link>]", "B<A ordem> e [I<link eD2k>]", locale: "pt-BR"),
    MarkedMessage("Open B", "Abra B⟦<a href=\"x\">⟧b</a>", locale: "pt-BR"),
    MarkedMessage("Open the page", "Abra ⟦<link eD2k>⟧", locale: "pt-BR"),
  ])
  func acceptsFormattingCodesOfManualPages(message: MarkedMessage) throws { try message.expect("unsafe-markup") }

  @Test(arguments: [
    MarkedMessage("Sign in", "⟦[로그인](https://evil.example)⟧"), MarkedMessage("Sign in", "지금 ⟦[여기](x)⟧"),
    MarkedMessage("One [part] only", "⟦[part](//evil.example)⟧ 하나만"),
    MarkedMessage("Sign in", "⟦javascript:⟧alert(1)"), MarkedMessage("Sign in", "로그인 ⟦JavaScript:⟧x"),
    MarkedMessage("Sign in", "⟦javascript:⟧{code}"),
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
    MarkedMessage("Sign in", "JavaScript로 로그인"), MarkedMessage("Invalid script", "오류가 있는 JavaScript: {error}"),
    MarkedMessage("Sign in", "[로그인] (지금)"),
    MarkedMessage("<a href='x'>in</a>", "<a href='y'>로그인</a>"), MarkedMessage("<b>in</b>", "<b>로그인</b>"),
    MarkedMessage("One [part] only", "[part](개수 무관) 하나만"), MarkedMessage("One [part] only", "[part](x) 하나만"),
    MarkedMessage(nil, "[로그인](https://a.example)"), MarkedMessage(nil, "<a href='https://a.example'>로그인</a> <b>나</b>"),
    MarkedMessage(nil, "<img src='a.png'/><Plural one='x' other='y'/>"), MarkedMessage(nil, "javascript: 스킴입니다"),
    MarkedMessage(nil, "JavaScript:사용"), MarkedMessage("Data: text", "데이터: 글"),
  ])
  func acceptsTheSourcesMarkup(message: MarkedMessage) throws {
    try message.expect("unsafe-markup")
  }

  @Test(arguments: [
    ("⟦⟧<b>잠시</b> 뒤 다시 시도하세요.", "ko"), ("⟦⟧https://evil.example 로 가세요.", "ko"), ("⟦⟧[여기](x)", "ko"),
    ("⟦⟧<i>Later</i>", "en"), ("⟦⟧https://evil.example/x", "en"), ("⟦⟧HTTP://evil.example", "ko"),
    ("Go to ⟦⟧www.evil.example.", "en"), ("지금 ⟦⟧t.me/evil에 오세요.", "ko"), ("⟦⟧acme://login", "ko"),
    ("(⟦⟧bit.ly/3x)", "en"), ("⟦⟧javascript:alert(1)", "en"),
    // A mail address, a single sign, a number and a word with a slash are not markup.
    ("잠시 뒤 a@b.example 로 쓰세요.", "ko"), ("잠시 < 뒤", "ko"), ("1.5/2.0 and/or e.g./i.e. a.b@c.example/x", "en"),
    ("https: //", "en"), ("Wait ... / then www. retry", "en"),
  ])
  func reportsAnyMarkupInAuthCopyCatalogs(text: String, locale: String) throws {
    let file = #"{"@@locale":"\#(locale)","timedOut_message":"\#(text)"}"#
    try MarkedFiles(["copy/\(locale).arb": file], isOverlay: true).expect("unsafe-markup")
  }

  @Test(
    arguments: ["ko", "en"],
    [
      "⟦<script>⟧alert(1)</script>", "⟦<SCRIPT src='x.js'>⟧", "⟦<img src=x onerror='y()'>⟧", "⟦<svg/onload=y()>⟧",
      "⟦<a href='javascript:y()'>⟧여기</a>", "[여기](⟦javascript:⟧y())", "⟦JavaScript:⟧void(0)",
    ])
  func reportsCodeInAFileWithoutASource(locale: String, text: String) throws {
    try MarkedMessage(nil, text, locale: locale).expect("unsafe-markup")
    let found = try MarkedMessage(nil, text, locale: locale).findings(of: "unsafe-markup")
    #expect(found.map(\.severity) == [.error])
  }

  @Test func aScriptThatMayBeOnlyMentionedIsAnInfo() throws {
    let found = try MarkedMessage(nil, "Paste the <script> tag", locale: "en").findings(of: "unsafe-markup")
    #expect(found.map(\.severity) == [.info])
  }

  @Test func acceptsCodeOfASourceThatHasTranslations() throws {
    let text = #"{"k":"<script>x</script>"}"#
    #expect(try !LintFixture(["en.json": text, "ko.json": text]).findings().contains { $0.rule == "unsafe-markup" })
    let translations = try LintFixture(["ja.json": text, "ko.json": text]).findings()
    #expect(translations.filter { $0.rule == "unsafe-markup" }.map(\.locale) == ["ja", "ko"])
  }

  @Test(arguments: [
    MarkedMessage("Use Markdown", "예: [제목](https://example.com/a)"),
    MarkedMessage("Use Markdown", "예: ⟦[제목](https://example.com.evil.test)⟧"),
  ])
  func acceptsLinksOnlyToExampleDomains(message: MarkedMessage) throws { try message.expect("unsafe-markup") }

  @Test(arguments: [
    ("<a href='https://a.example/x'>{}</a>", 3, Finding.Severity.info),
    ("<a href='https://a.example/x'>{}</a>", 2, .error),
    ("<a href='javascript:x()'>{}</a>", 3, .error), ("<a href='https://a.example/x' onclick='x()'>{}</a>", 3, .error),
  ])
  func aLinkOfSeveralTranslationsIsAnInfo(text: String, count: Int, severity: Finding.Severity) throws {
    let translations = ["de", "fr", "ko"].prefix(count).map { locale in
      ("\(locale).json", "{\"a\":\"\(text.replacing("{}", with: locale))\"}")
    }
    let files = Dictionary(uniqueKeysWithValues: [("en.json", #"{"a":"Terms"}"#)] + translations)
    let found = try MarkedFiles(files).findings(of: "unsafe-markup")
    #expect(found.map(\.severity) == Array(repeating: severity, count: count))
  }
}
