import Testing

@testable import CatalogLint

@Suite struct UnpairedBracketRuleTests {
  @Test func acceptsAnEmoticon() throws {
    try MarkedMessage("Nothing found", "없어요! (╯°□°)╯( ┻━┻").expect("unpaired-bracket")
  }

  @Test(arguments: [
    MarkedMessage("Size (GB)", "크기⟦(⟧GB"), MarkedMessage("X (Twitter)", "X/트위터⟦)⟧"),
    MarkedMessage("In {n} ({d})", "{n} 뒤 ({d}⟦]⟧)"), MarkedMessage("Chinese", "中国の伝統的な⟦）⟧", locale: "ja"),
    MarkedMessage("Pick it", "⟦「⟧選ぶ", locale: "ja"), MarkedMessage("At {d}", "⟦“⟧{d}에서"),
    MarkedMessage("{n, plural, one {a (b)} other {c (d)}}", "{n, plural, other {다 ⟦(⟧라}}"),
  ])
  func reportsAnUnpairedBracket(message: MarkedMessage) throws {
    try message.expect("unpaired-bracket")
  }

  @Test(arguments: [
    MarkedMessage("Size (now)", "크기 ( 기본 값 )"), MarkedMessage("A \\ (backslash)", "\\(백슬래시)"),
    MarkedMessage("Size (GB)", "크기(GB）"), MarkedMessage("Steps: 1) a 2) b", "1) 가 2) 나"),
    MarkedMessage("e.g. {x}", "예) {x}"), MarkedMessage("f) Pay", "ಎಫ್) ದಾನ", locale: "kn"),
    MarkedMessage("Closes each of ()[]\"\"", "Đóng (, [ và \"", locale: "vi"),
    MarkedMessage("Thanks", "고맙습니다 :)"), MarkedMessage("Thanks :)", "谢谢：）", locale: "zh"),
    MarkedMessage("Thanks", "고맙습니다 :))"), MarkedMessage("Sorry", "죄송합니다 :(。"),
    MarkedMessage("Thanks ;)", "謝謝 ; )", locale: "zh-Hant"),
    MarkedMessage("Error:", "아이고 :_("), MarkedMessage("To: <b>{n}</b>", "先:「<b>{n}</b>」", locale: "ja"),
    MarkedMessage("To: <b>{n}</b>", "다음:(<b>{n}</b>)"),
    MarkedMessage("[0, 1)", "[0, 1) 구간"), MarkedMessage("Score", "”スコア”を選択", locale: "ja"),
    MarkedMessage("Score", "„Punkte“ wählen", locale: "de"), MarkedMessage("Regex", "정규식 \\("),
    MarkedMessage("Open (it", "열기 (그것"),
    MarkedMessage("Join (see :ref:`a`)", "결합 (:ref:`a` 참고)"), MarkedMessage("Over 40 to 60", "구간 (40;60]"),
    MarkedMessage("Give: 1) a, 2) b", "给出：1)甲，2)乙", locale: "zh"), MarkedMessage("1. a", "1.) 가 2.) 나"),
    MarkedMessage("Mode (m):", "방식:(_M)"),
    MarkedMessage(nil, "크기(GB"), MarkedMessage("Size", "크기 <b title='('>x</b>"),
  ])
  func acceptsPairsListMarkersAndSmileys(message: MarkedMessage) throws {
    try message.expect("unpaired-bracket")
  }

  @Test func acceptsASentenceInTwoMessages() throws {
    let source = #"{"a":"Hide","b":"from the list","c":"It is gone"}"#
    let files = { (first: String, second: String, third: String) in
      MarkedFiles(["en.json": source, "ko.json": "{\"a\":\"\(first)\",\"b\":\"\(second)\",\"c\":\"\(third)\"}"])
    }
    try files("숨기기(목록:", "목록에서)만", "없음").expect("unpaired-bracket")
    try files("숨기기⟦⟧(목록", "에서만", "이제는없음⟦⟧)요").expect("unpaired-bracket")
    try files("숨기기⟦⟧(목록", "(목록에서)만", "없음").expect("unpaired-bracket")
  }

  @Test func acceptsNumberRangesOfSymfony() throws {
    try MarkedMessage("{1} one (a)|]1,Inf] %count% (b)", "{1} 하나|]1,Inf] %count%개").expect("unpaired-bracket")
  }

  @Test(arguments: [
    MarkedMessage("Begins with \"(\"", "「(」で始まる", locale: "ja"),
    MarkedMessage("Ends with ')'.", "Endet mit „)“.", locale: "de"),
    MarkedMessage("See (it)", "(이것⟦」⟧ 보기)"),
  ])
  func acceptsABracketInQuotationMarks(message: MarkedMessage) throws { try message.expect("unpaired-bracket") }

  private static func gettext(_ source: String, _ text: String) -> MarkedFiles {
    MarkedFiles([
      "po/sv.po": "msgid \"\"\nmsgstr \"Language: sv\\n\"\n\n#, c-format\nmsgid \"\(source)\"\nmsgstr \"\(text)\"\n"
    ])
  }

  @Test(arguments: [
    gettext("Update '%s': %s", "Uppdatera %s⟦⟧': %s"), gettext("Update '%s'", "Uppdatera ⟦⟧”%s"),
    gettext("Update “%s”", "Uppdatera filen %s⟦⟧”"), gettext("Update `%s'", "Uppdatera ⟦⟧'%s"),
  ])
  func reportsTheOnlyQuotationMarkOfAnArgument(files: MarkedFiles) throws { try files.expect("unpaired-bracket") }

  @Test(arguments: [
    gettext("Update '%s': %s", "Uppdatera ”%s”: %s"), gettext("Update '%s'", "Uppdatera %s"),
    gettext("Update '%s'", "Uppdatera «\u{A0}%s\u{A0}»"), gettext("Update '%s'", "Uppdatera 'filen %s'"),
    gettext("Update '%s'", "Uppdatera l'%s"), gettext("Update '%s'", "Uppdatera %s'in"),
    gettext("Update %s'", "Uppdatera %s'"), gettext("Update '%s", "Uppdatera '%s"),
    gettext("Update '%s'", "Uppdatera „%s“, det är l'eau"), gettext("Update '%s'", "Uppdatera ”%s »"),
  ])
  func acceptsOtherMarksAroundAnArgument(files: MarkedFiles) throws { try files.expect("unpaired-bracket") }

  @Test(arguments: [
    MarkedMessage("Illegal backslash", "역슬래시 (\\) 오류"), MarkedMessage("Two backslashes", "역슬래시 「\\\\」 둘"),
    MarkedMessage("Pairs of ()[]", "괄호 ( [ 를 쓰면 ) ] 닫기"),
    MarkedMessage("You win ;)", "فزت ؛)", locale: "ar"), MarkedMessage("1) a; 2) b", "以下：1)甲，以及2)乙", locale: "zh"),
    MarkedMessage("‘a’ (of ‘b’)", "“甲”（“乙”的）", locale: "zh-CN"), MarkedMessage("Delete", "삭제 ["),
    MarkedMessage("for ever?", "] 영원히?"),
  ])
  func acceptsOtherUsesOfABracket(message: MarkedMessage) throws { try message.expect("unpaired-bracket") }

  @Test(arguments: [
    MarkedMessage("Delete", "⟦[⟧삭제"), MarkedMessage("Delete [it]", "삭제 ⟦[⟧"), MarkedMessage("Size (a)", "크기⟦(⟧가 \\) 나"),
    MarkedMessage("(see a) b", "请参见甲⟦)⟧乙", locale: "zh"),
  ])
  func reportsBracketsLikeThem(message: MarkedMessage) throws { try message.expect("unpaired-bracket") }

  @Test(arguments: [
    MarkedMessage("Delete \"it\"", "Lösche ⟦\"⟧es", locale: "de"),
    MarkedMessage("Delete it", "Lösche es⟦\"⟧", locale: "de"),
    MarkedMessage("Run `a`", "⟦`⟧a ausführen", locale: "de"), MarkedMessage("Use SAO", "⟦<⟧SAO nutzen", locale: "de"),
    MarkedMessage("A **big** one", "Ein großes⟦*⟧* Ding", locale: "de"),
    MarkedMessage("Use \"a\"", "\"가\"를 ⟦\"⟧나", locale: "ko"),
  ])
  func reportsAQuotationMarkOrSignWithoutItsPartner(message: MarkedMessage) throws {
    try message.expect("unpaired-bracket")
  }

  @Test(arguments: [
    MarkedMessage("Use \"a\"", "„a\" nutzen", locale: "de"), MarkedMessage("Use \"a\"", "\"가\"를", locale: "ko"),
    MarkedMessage("A screen", "Ein 6\" Bildschirm", locale: "de"), MarkedMessage("Report", "דו\"ח", locale: "he"),
    MarkedMessage("Open menu", "Menü > Datei", locale: "de"), MarkedMessage("Next", "Weiter ->", locale: "de"),
    MarkedMessage("Less than", "a < b", locale: "de"), MarkedMessage("A **b", "Ein **b", locale: "de"),
    MarkedMessage("Printer 'A' is off", "프린터 `A'가 꺼져 있습니다"),
    MarkedMessage("Same as <x>", "和 <x> 或 <`> 一样", locale: "zh"),
  ])
  func acceptsPairsInchesAndArrows(message: MarkedMessage) throws { try message.expect("unpaired-bracket") }

  @Test func acceptsAnArrowInOtherScripts() throws {
    try MarkedMessage("See more »", "المزيد 》", locale: "ar").expect("unpaired-bracket")
    try MarkedMessage("See more", "자세히 ⟦》⟧", locale: "ko").expect("unpaired-bracket")
  }

  @Test func acceptsBracketsAroundASpace() throws {
    try MarkedMessage("Ghost note", "音符: ( ) - ゴースト", locale: "ja").expect("unpaired-bracket")
    try MarkedMessage("Ghost note", "⟦(⟧ - ゴースト", locale: "ja").expect("unpaired-bracket")
  }

  @Test func acceptsAQuotationInTwoMessages() throws {
    let source = #"{"a":"Removing collection","b":"from the list. Continue?"}"#
    let files = { (first: String, second: String) in
      MarkedFiles(["en.json": source, "ko.json": #"{"a":"\#(first)","b":"\#(second)"}"#])
    }
    try files(#"모음 \""#, #"\"을 지울까요?"#).expect("unpaired-bracket")
    try files(#"모음 ⟦⟧\""#, "을 지울까요?").expect("unpaired-bracket")
  }

  @Test(arguments: [
    MarkedMessage("Check \"a\" now.", "Žr. „a“ dabar.⟦\"⟧", locale: "lt"),
    MarkedMessage("Check \"a\" now.", "Žr. „a“ dabar „b\"", locale: "lt"),
  ])
  func reportsAMarkAtTheEndAfterClosedOnes(message: MarkedMessage) throws { try message.expect("unpaired-bracket") }
}
