import Testing

@testable import CatalogLint

@Suite struct URLMismatchRuleTests {
  @Test(arguments: [
    MarkedMessage("See [[help:Quick_Help|Quick Help]]", "Se [[⟦help:Snabbhjälp⟧|Snabbhjälp]]", locale: "sv"),
    MarkedMessage("See [[help:Quick_Help|Quick Help]]", "Se [[help:Quick_Help|Snabbhjälp]]", locale: "sv"),
    MarkedMessage("See [[Help]]", "Se [[Hjälp]]", locale: "sv"),
    MarkedMessage("See [[%s|here]] [[a b|c]]", "Se [[%s|här]] [[d e|f]]", locale: "sv"),
  ])
  func reportsATranslatedTargetOfAWikiLink(message: MarkedMessage) throws { try message.expect("url-mismatch") }

  @Test(arguments: [
    MarkedMessage("See https://a.example/x", "⟦https://b.example/x⟧ 참고"),
    MarkedMessage("See https://a.example", "⟦http://a.example⟧ 참고"),
    MarkedMessage("Write a@b.example.", "⟦c@b.example⟧로 쓰세요."),
    MarkedMessage("See https://a.example", "https://a.example 또는 ⟦www.b.example⟧"),
    MarkedMessage("https://a.example/en/help/x", "⟦https://a.example/en/help/y⟧"),
    MarkedMessage("https://site-en.a.example/x", "⟦https://site-ko.a.example/x⟧"),
    MarkedMessage("https://a.example/en/x", "⟦https://b.example/ko/x⟧"),
    MarkedMessage("https://example.com", "⟦https://evil.net⟧"), MarkedMessage("a@example.com", "⟦https://example.com⟧"),
    MarkedMessage("https://example.com/reset", "⟦https://example.org/reset⟧"),
    MarkedMessage("https://a.example.com/help", "⟦https://a.example.kr/help⟧"),
    MarkedMessage("Ask help@a.example", "。⟦hilfe@a.example⟧", locale: "ja"),
    MarkedMessage("Help", "⟦www.a.example⟧ 참고"), MarkedMessage("See https://a.example", "⟦⟧도움말 참고"),
    MarkedMessage("https://a.example www.b.example", "⟦⟧www.b.example"),
  ])
  func reportsADifferentAddress(message: MarkedMessage) throws {
    try message.expect("url-mismatch")
  }

  @Test(arguments: [
    MarkedMessage("See https://a.example/x.", "https://a.example/x을 보세요"),
    MarkedMessage("https://a.example www.b.example", "www.b.example, https://a.example"),
    MarkedMessage("https://a.example", "https://a.example (https://a.example)"),
    MarkedMessage("See https://a.example", ""), MarkedMessage("Follow @name", "@name 팔로우"),
    MarkedMessage("https://a.example/{id}", "https://a.example/{id} 참고"), MarkedMessage(nil, "https://a.example"),
    MarkedMessage("https://yourserver.com", "https://sunucum.com", locale: "tr"),
    MarkedMessage("https://en.wiki.example/a", "https://ko.wiki.example/가"),
    MarkedMessage("https://a.example/servers", "https://a.example/ko/servers"),
    MarkedMessage("http://server:port/x/", "http://server:porta/x/", locale: "it"),
    MarkedMessage("user@example.com", "utilisateur@exemple.fr", locale: "fr"), MarkedMessage("Time 10:30", "시간 10:30"),
    MarkedMessage("Open http://10.0.0.1/", "http://10.0.0.1 열기"),
    MarkedMessage("[a](https://a.example/b) data", "[a](https://a.example/b)-data", locale: "nb"),
    MarkedMessage("https://a.example/v1 (default)", "https://a.example/v1(기본값)"),
    MarkedMessage("rtsp://user:pass@10.0.0.1/stream", "rtsp://usuario:contraseña@10.0.0.1/stream", locale: "es"),
    MarkedMessage("Such as @Owl@birds.example", "예: @owl@birds.example"),
    MarkedMessage("example@mail.com", "príklad@mail.com", locale: "sk"),
    MarkedMessage("example@mail.com", "beispiel@post.de", locale: "de"),
    MarkedMessage("anna@example.com", "pochta@domen.ru", locale: "ru"),
    MarkedMessage("https://a.example/terms-en.html", "https://a.example/terms-ko.html"),
    MarkedMessage("https://a.example/en/help/how-to-pay", "https://a.example/ko/help/4ye6546w"),
    MarkedMessage("https://a.example/zero/1.0/", "https://a.example/zero/1.0/deed.ko"),
    MarkedMessage("https://a.example", "https://a.example/cn", locale: "zh-Hans"),
    MarkedMessage("https://a.example/help", "https://a.example/kr/help"),
    MarkedMessage("https://a.example/Any/FAQ", "https://a.example/FAQ/ko"),
    MarkedMessage("https://a.example/1?hl=en#b", "https://a.example/1?hl=fr#b", locale: "fr"),
    MarkedMessage("https://a.example/your-name/posts", "https://a.example/ditt-namn/posts", locale: "sv"),
    MarkedMessage("https://example.com/reset", "https://example.com/cambiar", locale: "es"),
    MarkedMessage("https://the.link.example/your/page", "https://der.verweis.example/deine/seite", locale: "de"),
    MarkedMessage("https://the.link.example/your/page", "https://ссылка.на/страницу", locale: "ru"),
  ])
  func acceptsTheSourcesAddressesInAnyOrder(message: MarkedMessage) throws {
    try message.expect("url-mismatch")
  }

  /// A value that is an address and nothing else may be that of a local page of the same site.
  @Test(arguments: [
    ("https://donate.a.example", "https://world-ko.a.example/gibu", Finding.Severity.info),
    ("See https://donate.a.example", "https://world-ko.a.example/gibu 참고", .warning),
    ("https://donate.a.example", "https://donate.b.example", .warning),
    ("https://a.example/x", "https://a.example/y", .warning),
  ])
  func aLocalPageIsAnInfo(source: String, translation: String, severity: Finding.Severity) throws {
    let fixture = try LintFixture(["en.json": "{\"a\":\"\(source)\"}", "ko.json": "{\"a\":\"\(translation)\"}"])
    #expect(fixture.findings().filter { $0.rule == "url-mismatch" }.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("See https://a.example", "보기", "the address https://a.example is missing"),
    ("See", "https://b.example", "the source has no address https://b.example"),
    (
      "https://a.example", "https://b.example",
      "the address https://b.example differs from the source's: https://a.example"
    ),
  ])
  func messageNamesTheAddresses(source: String, translation: String, text: String) throws {
    #expect(try MarkedMessage(source, translation).findings(of: "url-mismatch").map { $0.message() } == [text])
  }

  @Test(arguments: [
    ("https://id.example/schema/mail", "Adresse", false), ("https://id.example/a", "https://id.example/b", true),
  ])
  func acceptsAnAddressThatNamesAMessage(id: String, text: String, isReported: Bool) throws {
    let file = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"\(id)\"\nmsgstr \"\(text)\"\n"
    #expect(try LintFixture(["de.po": file]).findings().contains { $0.rule == "url-mismatch" } == isReported)
  }

  @Test func readsBracketsInsideAnAddress() throws {
    try MarkedMessage("https://a.example/b_(c)", "https://a.example/b_(c) 참고").expect("url-mismatch")
    try MarkedMessage("https://a.example/b_(c)", "⟦https://a.example/b_(d)⟧").expect("url-mismatch")
  }

  @Test(arguments: [
    ("See https://a.example/x", "https://b.example/x 참고", [Finding.Severity.warning]),
    ("See https://a.example/x", "http://www.a.example/x 참고", [.info]), ("See https://a.example/x", "참고", [.warning]),
    ("See https://a.example/gpl.en.html", "https://a.example/gpl.ja.html 참고", [.info]),
    ("See https://a.example/gpl.en.html", "https://a.example/mit.ja.html 참고", [.warning]),
    ("See it", "https://a.example 참고", [.info]), ("Visit a.example", "https://a.example 방문", []),
  ])
  func warnsOfAnotherPage(source: String, text: String, severities: [Finding.Severity]) throws {
    #expect(try MarkedMessage(source, text).findings(of: "url-mismatch").map(\.severity) == severities)
  }

  @Test func reportsARelativeAddressInAnotherFolder() throws {
    try MarkedMessage("../docs/how.html", "⟦how.html⟧", locale: "de").expect("url-mismatch")
    try MarkedMessage("../docs/how.html", "../docs/how-de.html", locale: "de").expect("url-mismatch")
    try MarkedMessage("../docs/how.html", "../docs/how.html", locale: "de").expect("url-mismatch")
  }

  @Test func acceptsAnExampleInAnotherLanguage() throws {
    try MarkedMessage("joe@institution.edu", "jan@instytucja.edu", locale: "pl").expect("url-mismatch")
    try MarkedMessage("joe@kakao.com", "⟦jan@instytucja.com⟧", locale: "pl").expect("url-mismatch")
    try MarkedMessage("https://example.com/hook", "https://ornek.com/hook", locale: "tr").expect("url-mismatch")
    try MarkedMessage("https://kakao.com/hook", "⟦https://ornek.com/hook⟧", locale: "tr").expect("url-mismatch")
  }

  @Test(arguments: [
    MarkedMessage("In [settings](/settings/a)", "In [Optionen](⟦/optionen/a⟧)", locale: "de"),
    MarkedMessage("In [settings](/en/a)", "In [Optionen](/de/a)", locale: "de"),
    MarkedMessage("In [settings](/a)", "In [Optionen](/a)", locale: "de"),
    MarkedMessage("In [settings](/a)", "In [Optionen](/a) und [c](/b)", locale: "de"),
  ])
  func comparesThePathsOfLinks(message: MarkedMessage) throws { try message.expect("url-mismatch") }
}
