import Testing

@testable import CatalogLint

@Suite struct MojibakeRuleTests {
  @Test(arguments: [
    // UTF-8 read as Windows-1252, TIS-620 and CP949; EUC-KR read as Latin-1.
    MarkedMessage("Sign in", "⟦ìž…ë⟧ ¥"), MarkedMessage("Sign in", "⟦ë¡œê·¸ì¸⟧ í•´ ì£¼ì„¸ìš”"),
    MarkedMessage("Kakao", "⟦์นด์นด์ค⟧"), MarkedMessage("Sign in", "⟦濡쒓렇⟧"), MarkedMessage("Sign in", "⟦·Î±×ÀÎ⟧"),
    // Lost characters, and characters that are escaped twice.
    MarkedMessage("Try again", "⟦?대찓???좏슚?섏?⟧ ?딆뒿?덈떎"), MarkedMessage("Sign in", "로그⟦\u{FFFD}⟧인"),
    MarkedMessage("Sign in", "⟦&#xC785;⟧력"), MarkedMessage("Sign in", "⟦\\uC785⟧력"),
    // UTF-8 read as Shift_JIS and Windows-1252; Shift_JIS read as Windows-1252.
    MarkedMessage("Sign in", "⟦繝ｭ繧ｰ繧､繝ｳ⟧", locale: "ja"), MarkedMessage("Sign in", "⟦縺励※縺上□縺輔＞⟧", locale: "ja"),
    MarkedMessage("Sign in", "⟦ãƒ­ã‚°ã‚¤ãƒ³⟧", locale: "ja"), MarkedMessage("Sign in", "⟦ƒƒ⟧OƒCƒ“", locale: "ja"),
  ])
  func reportsDamagedText(message: MarkedMessage) throws {
    try message.expect("mojibake")
  }

  @Test(arguments: [
    MarkedMessage("Coffee", "카페 café 라떼"), MarkedMessage("Quotes", "“따옴표”와 ‘작은따옴표’…"),
    MarkedMessage("Heat", "50 % – 100 °C"), MarkedMessage("Writing", "漢字를 쓰는 문장"), MarkedMessage("None", "값 — 없음"),
    MarkedMessage("Rare", "뷁 쀍"), MarkedMessage("What?", "뭐?그래"), MarkedMessage("&#x41;", "&#x41;"),
    MarkedMessage("A \u{FFFD}", "가 \u{FFFD}"), MarkedMessage("Thai สวัสดี", "태국어 สวัสดี"),
    MarkedMessage("Sign in", "ë¡œê", locale: "fr"),
    MarkedMessage("Vinícius Araújo", "Vinícius Araújo", locale: "ja"), MarkedMessage("Use $x", "$&#123;x} 사용"),
    MarkedMessage("Sign in", "ログイン", locale: "ja"), MarkedMessage("Greek", "ﾛｸﾞｲﾝ 登録", locale: "ja"),
  ])
  func acceptsUndamagedText(message: MarkedMessage) throws {
    try message.expect("mojibake")
  }

  @Test func messageContainsTheOriginalText() throws {
    let findings = try MarkedMessage("Sign in", "濡쒓렇").findings(of: "mojibake")
    #expect(findings.map { $0.message().contains("로그") } == [true])
  }

  @Test(arguments: [
    MarkedMessage("Sort", "Sortierung ⟦Ã¤⟧ndern", locale: "de"), MarkedMessage("Cafe", "Caf⟦Ã©⟧", locale: "fr"),
    MarkedMessage("It is", "It⟦â€™⟧s", locale: "nl"), MarkedMessage("5", "5 ⟦â‚¬⟧", locale: "es"),
    MarkedMessage("Apples", "⟦Ã„⟧pfel", locale: "de"),
  ])
  func reportsUTF8ReadAsWindows1252InEveryLanguage(message: MarkedMessage) throws { try message.expect("mojibake") }

  @Test(arguments: [
    MarkedMessage("Yes", "« VÉRIFIÉ\u{A0}»", locale: "fr"), MarkedMessage("Yes", "« créé\u{A0}»", locale: "fr"),
    MarkedMessage("Yes", "”HYVÄ”", locale: "fi"), MarkedMessage("May", "MÔŽE", locale: "sk"),
    MarkedMessage("Sao", "SÃO PAULO", locale: "pt"),
  ])
  func acceptsCapitalsAndQuotationMarks(message: MarkedMessage) throws { try message.expect("mojibake") }

  @Test(arguments: [
    MarkedMessage("Thai", "ไทย"), MarkedMessage("Thai", "ภาษาไทย", locale: "ja"), MarkedMessage("Save", "⟦เธเธญ⟧"),
  ])
  func acceptsTheNameOfThai(message: MarkedMessage) throws { try message.expect("mojibake") }

  /// A text of a program can document a notation; a translation that copies it is right too.
  @Test func acceptsEscapesOfTheSource() throws {
    let fixture = try LintFixture([
      "en.json": #"{"a":"Write \\u00A0 for a space"}"#, "de.json": #"{"a":"\\u00A0 schreiben"}"#,
    ])
    #expect(!fixture.findings().contains { $0.rule == "mojibake" })
  }

  @Test(arguments: [
    MarkedMessage("Unknown element {0}", "⟦El?ment⟧ inconnu {0}", locale: "fr"),
    MarkedMessage("On download", "Au ⟦t?l?chargement⟧", locale: "fr"),
    MarkedMessage("Exception at the end", "Exception ⟦?⟧ la fin", locale: "fr"),
    MarkedMessage("Gray to black", "Grau ⟦???⟧ Schwarz", locale: "de"),
    MarkedMessage("Really? On download", "Vraiment ? Au ⟦t?l?chargement⟧", locale: "fr"),
  ])
  func reportsQuestionMarksInPlaceOfLetters(message: MarkedMessage) throws { try message.expect("mojibake") }

  @Test(arguments: [
    MarkedMessage("Ready? go", "Prêt ? allez", locale: "fr"), MarkedMessage("Done", "Fertig?", locale: "de"),
    MarkedMessage("Done", "Fertig?Ja", locale: "de"), MarkedMessage("Open it", "Öffne a.php?id=3", locale: "de"),
    MarkedMessage("What???", "Was???", locale: "de"), MarkedMessage("Match colou?r", "Suche colou?r", locale: "de"),
  ])
  func acceptsOtherQuestionMarks(message: MarkedMessage) throws { try message.expect("mojibake") }

  @Test(arguments: [
    MarkedMessage("Background color", "Kolor ⟦t³a⟧", locale: "pl"), MarkedMessage("Hello", "⟦Ïðèâåò⟧", locale: "ru"),
    MarkedMessage("From", "⟦Szerzõ⟧", locale: "hu"), MarkedMessage("Hello", "⟦Ãåéá⟧", locale: "el"),
  ])
  func reportsLettersOfAnOldEncoding(message: MarkedMessage) throws { try message.expect("mojibake") }

  @Test(arguments: [
    MarkedMessage("Area in m³", "Pole w m³", locale: "pl"), MarkedMessage("Note", "Uwaga¹ dalej", locale: "pl"),
    MarkedMessage("From", "Szerző", locale: "hu"), MarkedMessage("From São", "Innen: São", locale: "hu"),
    MarkedMessage("Café", "Кафе Élan", locale: "ru"), MarkedMessage("Color", "Schriftzeichen õ", locale: "de"),
  ])
  func acceptsLettersOfOtherLanguages(message: MarkedMessage) throws { try message.expect("mojibake") }

  /// Text in the encoding of Western Europe was read in that of Central Europe.
  @Test func reportsLettersOfCentralEurope() throws {
    try MarkedMessage("Try it", "⟦prřv⟧ det", locale: "da").expect("mojibake")
    try MarkedMessage("Try it", "af Dvořák", locale: "da").expect("mojibake")
    try MarkedMessage("Try it", "zkus říct", locale: "cs").expect("mojibake")
  }
}
