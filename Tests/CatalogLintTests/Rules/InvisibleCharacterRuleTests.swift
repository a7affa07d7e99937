import Testing

@testable import CatalogLint

@Suite struct InvisibleCharacterRuleTests {
  @Test(arguments: [
    MarkedMessage("Sign in", "로⟦\u{200B}⟧그인"), MarkedMessage("Sign in", "⟦\u{FEFF}⟧로그인"),
    MarkedMessage("Sign in", "로그인⟦\u{200D}⟧"), MarkedMessage("Sign in", "⟦\u{2066}⟧로그인⟦\u{2069}⟧"),
    MarkedMessage("Verses", "âyetleri⟦\u{307}⟧ göster", locale: "tr"), MarkedMessage("Sign in", "a⟦\u{200D}⟧b"),
    MarkedMessage("Sign in", "가⟦\u{E0041}⟧나"),
    MarkedMessage("Hi {n}", "{n, plural, other {⟦\u{AD}⟧#}}"), MarkedMessage(nil, "로⟦\u{202E}⟧그인"),
  ])
  func reportsInvisibleCharacters(message: MarkedMessage) throws {
    try message.expect("invisible-character")
  }

  @Test(arguments: [
    MarkedMessage("Family", "👩\u{200D}👩\u{200D}👧 가족"), MarkedMessage("Rainbow", "🏳\u{FE0F}\u{200D}🌈"),
    MarkedMessage("Verses", "lygi\u{307}s", locale: "lt"),
    MarkedMessage("England", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
    MarkedMessage("I want", "می\u{200C}خواهم", locale: "fa"), MarkedMessage("One\tTwo", "하나\t둘\r\n셋"),
    MarkedMessage("Password", "Pass\u{AD}wort", locale: "de"), MarkedMessage("PIV", "\u{200F}PIV {n}", locale: "he"),
    MarkedMessage("Arabic", "العربية\u{200E} (ar)", locale: "en-GB"),
    MarkedMessage("Hi", "สวัสดี\u{200B}ครับ", locale: "th"),
    MarkedMessage("Hi {n}", "{n}\u{200C}ها", locale: "fa"),
    MarkedMessage("Not http", "غیر \u{202D}http(s)\u{202C}", locale: "fa"),
    MarkedMessage("10 %", "10\u{2060}\u{A0}%", locale: "fr"),
    MarkedMessage("Sign\u{200B}in", "로\u{200B}그인"), MarkedMessage("Sign in", "로그인\u{A0}하기"),
  ])
  func acceptsInvisibleCharactersThatTextNeeds(message: MarkedMessage) throws {
    try message.expect("invisible-character")
  }

  /// Both ends of each range that the rule checks: its triggers must not skip any of them.
  @Test(arguments: [
    0x0, 0x8, 0x1F, 0x7F, 0x80, 0x9F, 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x200F, 0x2028,
    0x202E, 0x2060, 0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0xE0000, 0xE007F,
  ])
  func reportsBothEndsOfEachRange(value: Int) throws {
    let character = String(try #require(Unicode.Scalar(UInt32(value))))
    try MarkedMessage("Sign in", "가⟦\(character)⟧나").expect("invisible-character")
  }

  @Test func fixRemovesInvisibleCharacters() throws {
    #expect(try MarkedMessage("Sign in", "\u{FEFF}로그\u{2060}인").fixed() == "로그인")
  }

  @Test(arguments: ["첫째\u{2028}둘째", "don\u{92}t", "로그인\u{3164}하기"]) func onlySuggestsRemovingAMeaningfulCharacter(
    text: String
  ) throws {
    let message = MarkedMessage("Sign in", text)
    #expect(try message.findings(of: "invisible-character").map(\.fix?.isSafe) == [false])
    #expect(try message.fixed() == text)
  }

  @Test func messageNamesTheCharacter() throws {
    let findings = try MarkedMessage("Sign in", "로\u{200B}그\u{7}인").findings(of: "invisible-character")
    #expect(
      findings.map { $0.message() } == [
        "there is an invisible character here: U+200B ZERO WIDTH SPACE", "there is an invisible character here: U+0007",
      ])
  }

  @Test func onlyWarnsOfALineBreakInEastAsianText() throws {
    for (locale, severity, isSafe) in [("ja", Finding.Severity.warning, false), ("de", .error, true)] {
      let found = try MarkedMessage("Save all", "a\u{200B}b", locale: locale).findings(of: "invisible-character")
      #expect(found.map(\.severity) == [severity])
      #expect(found.map(\.fix?.isSafe) == [isSafe])
    }
  }

  @Test(arguments: [("Save\nall", Finding.Severity.warning), ("Save all", .error)])
  func onlyWarnsOfALineSeparatorInPlaceOfALineBreak(source: String, severity: Finding.Severity) throws {
    let found = try MarkedMessage(source, "저장\u{2028}모두").findings(of: "invisible-character")
    #expect(found.map(\.severity) == [severity])
  }
}
