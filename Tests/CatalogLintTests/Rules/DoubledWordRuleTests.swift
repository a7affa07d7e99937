import TestSupport
import Testing

@testable import CatalogLint

@Suite struct DoubledWordRuleTests {
  @Test(arguments: [
    MarkedMessage("First", "가장 먼저 ⟦먼저⟧ 하세요"), MarkedMessage("First", "가장 먼저 ⟦먼저⟧."),
    MarkedMessage("Stable", "안정된 ⟦안정된⟧ 코인"),
    MarkedMessage("Scan", "코드를 스캔⟦하하세요⟧"), MarkedMessage("It", "그것⟦을을⟧ 여세요"), MarkedMessage("Done", "끝났습⟦니다니다⟧."),
    MarkedMessage("Pick", "1つ以上⟦のの⟧認証方法", locale: "ja"), MarkedMessage("Pick", "設定⟦をを⟧開く", locale: "ja"),
    MarkedMessage("Pick", "設定⟦ですです⟧", locale: "ja"), MarkedMessage("Without", "不使用⟦的的⟧情况", locale: "zh"),
    MarkedMessage("Back it up", "Wir sichern ⟦sichern⟧ es", locale: "de"),
    MarkedMessage("{n, plural, other {# days}}", "{n, plural, other {매일 ⟦매일⟧ #}}"), MarkedMessage(nil, "가장 먼저 ⟦먼저⟧"),
  ])
  func reportsRepeatedWordsAndEndings(message: MarkedMessage) throws {
    try message.expect("doubled-word")
  }

  @Test(arguments: [
    MarkedMessage("Slowly", "천천히 빨리빨리"), MarkedMessage("One by one", "하나 하나 보기"), MarkedMessage("Ha", "하하 웃음"),
    MarkedMessage("Falling", "낙하하고 낙하하세요"), MarkedMessage("Village", "마을을 보세요"),
    MarkedMessage("In Belgium", "벨기에에서"),
    MarkedMessage("Friends of friends", "Друзья друзья", locale: "ru"), MarkedMessage("Soft", "은은한 국가가"),
    MarkedMessage("Fit", "적합합니다"), MarkedMessage("Bye bye", "안녕 안녕"),
    MarkedMessage("More", "どんどん、ますます増える", locale: "ja"),
    MarkedMessage("Up to 10", "10段階までです", locale: "ja"), MarkedMessage("Though", "もののの例", locale: "ja"),
    MarkedMessage("In browser", "ブラウザでできること", locale: "ja"), MarkedMessage("Goal", "目的的确认", locale: "zh"),
    MarkedMessage("You", "vous vous connectez", locale: "fr"),
    MarkedMessage("The", "in der der Schlüssel ist", locale: "de"),
    MarkedMessage("Path", "Đường dẫn dẫn xuất", locale: "vi"), MarkedMessage("{a} {a}", "{a} {a}"),
    MarkedMessage("5 5", "다섯 5 5"), MarkedMessage("Gnolls", "Gnolller", locale: "tr"),
    MarkedMessage(nil, "that is is", locale: "en"),
  ])
  func acceptsRepetitionsThatALanguageUses(message: MarkedMessage) throws {
    try message.expect("doubled-word")
  }

  @Test(arguments: [
    ("Scan the code", "코드를 코드를 스캔하세요", "코드를 스캔하세요"), ("Enter it", "번호를를 입력하세요", "번호를 입력하세요"),
    ("Try again later", "다시 시도해 주세요 주세요.", "다시 시도해 주세요."),
  ])
  func fixRemovesTheSecondOccurrence(source: String, text: String, fixed: String) throws {
    let fixture = try LintFixture(source, text)
    let fix = try #require(fixture.findings().first { $0.rule == "doubled-word" }?.fix)
    var bytes = Array(try fixture.folder.text(of: "ko.json").utf8)
    bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"k":"\#(fixed)"}"#)
  }

  @Test(arguments: [
    ("sv", "Spara ändringarna ⟦ändringarna⟧"), ("fi", "Tallenna nyt ⟦nyt⟧"), ("nl", "Sla alles ⟦alles⟧ op"),
    ("pl", "Zapisz plik ⟦plik⟧"), ("tr", "Dosyayı kaydet ⟦kaydet⟧"), ("vi", "Lưu tệp ⟦tệp⟧"),
    ("id", "Simpan berkas ⟦berkas⟧"),
    ("ar", "حفظ الملف ⟦الملف⟧"), ("he", "שמור קובץ ⟦קובץ⟧"), ("kn", "ಉಳಿಸಿ ⟦ಉಳಿಸಿ⟧"),
  ])
  func reportsDoubledWordsInMoreLanguages(locale: String, text: String) throws {
    try MarkedMessage("Save the file", text, locale: locale).expect("doubled-word")
  }

  @Test(arguments: [
    ("tr", "Sık sık sorulanlar"), ("vi", "Luôn luôn hỏi"), ("id", "Masing masing berkas"), ("ar", "مهم جدا جدا"),
    ("nl", "Sla het op op schijf"),
  ])
  func acceptsWordsThatLanguagesDouble(locale: String, text: String) throws {
    try MarkedMessage("Save the file", text, locale: locale).expect("doubled-word")
  }

  @Test(arguments: [
    MarkedMessage("%0 contains <b>%1</b>", "%0⟦%0⟧ chứa <b>%1</b>", locale: "vi"),
    MarkedMessage("Hi {name}", "{name}⟦{name}⟧ 님"), MarkedMessage("Of %1$s", "%1$s⟦%1$s⟧의"),
    MarkedMessage("Of %name%", "%name%⟦%name%⟧의"), MarkedMessage("Of {{n}}", "{{n}}⟦{{n}}⟧의"),
    MarkedMessage("Of {n}", "з {n}⟦{n}⟧", locale: "be"),
  ])
  func reportsADoubledPlaceholder(message: MarkedMessage) throws { try message.expect("doubled-word") }

  @Test(arguments: [
    MarkedMessage("{a}{a}", "{a}{a}"), MarkedMessage("{a}, {a}", "{a}{a}"), MarkedMessage("{a} {b}", "{a}{b}"),
    MarkedMessage("{a} is 100%", "{a}: 100%%"), MarkedMessage("5", "%0%0"), MarkedMessage("%10 of it", "%10%1"),
    MarkedMessage("{n, plural, other {#}}", "{n, plural, one {#} other {#}}", locale: "de"),
  ])
  func acceptsPlaceholdersOfTheSourceInARow(message: MarkedMessage) throws { try message.expect("doubled-word") }

  /// Vietnamese writes a space between syllables: `chứng` ends one word and begins the next.
  @Test(arguments: [
    ("vi", "bằng chứng chứng minh", [Finding.Severity.info]), ("ru", "выбрать выбрать файл", [.warning]),
    ("fr", "un lien en en supprimant", []), ("nl", "Stel dit in in de opties", []),
    ("es", "basado en en los", [.warning]),
  ])
  func syllablesMayMeet(locale: String, text: String, severities: [Finding.Severity]) throws {
    let found = try MarkedMessage("Proof of it", text, locale: locale).findings(of: "doubled-word")
    #expect(found.map(\.severity) == severities)
  }

  @Test(arguments: [
    MarkedMessage("Hide messages", "Masquer les ⟦messsages⟧", locale: "fr"),
    MarkedMessage("Travel by ship", "Schifffahrt", locale: "de"), MarkedMessage("No!", "Noooon !", locale: "fr"),
    MarkedMessage("Go to www.a.example", "Voir www.a.example", locale: "fr"),
    MarkedMessage("Use Mattter", "Utiliser Mattter", locale: "fr"), MarkedMessage("Oops", "Ooooi", locale: "gl"),
    MarkedMessage("Part III", "Partie iii", locale: "fr"),
  ])
  func reportsALetterThreeTimesInARow(message: MarkedMessage) throws { try message.expect("doubled-word") }

  @Test(arguments: [
    MarkedMessage("Found {name}. Continue?", "找到了{name}。是否继续？{⟦name⟧}", locale: "zh"),
    MarkedMessage("Found {name}. Continue?", "找到了。是否继续？{name}", locale: "zh"),
    MarkedMessage("{name} will wait until {name}. Continue?", "{name}. Weiter? {name}", locale: "de"),
    MarkedMessage("{name} is told when it is read", "{name}が読むまで、{name}に知らせます", locale: "ja"),
  ])
  func reportsAPlaceholderThatIsLeftOver(message: MarkedMessage) throws { try message.expect("doubled-word") }

  @Test(arguments: [
    MarkedMessage("Sort by service, and editorial service", "الخدمة الخدمة", locale: "ar"),
    MarkedMessage("Added one by one", "طبقة طبقة", locale: "ar"),
    MarkedMessage("Sort by service", "الخدمة ⟦الخدمة⟧", locale: "ar"),
    MarkedMessage("Line by line", "satır satır", locale: "tr"),
  ])
  func acceptsARepetitionOfTheSource(message: MarkedMessage) throws { try message.expect("doubled-word") }

  @Test(arguments: [
    MarkedMessage("Continue?", "Vil du ⟦du⟧ halda fram?", locale: "nn"),
    MarkedMessage("Delete", "Διαγραφή Περιορισμού ⟦Περιορισμού⟧", locale: "el"),
    MarkedMessage("Slowly", "piano piano, via via", locale: "it"),
    MarkedMessage("One by one each", "ένα ένα", locale: "el"),
  ])
  func knowsMoreLanguages(message: MarkedMessage) throws { try message.expect("doubled-word") }

  @Test(arguments: [
    MarkedMessage("It failed. Try again later.", "发生错误。请稍后再试一次。⟦请稍后再试一次。⟧", locale: "zh"),
    MarkedMessage("Row by row. Row by row.", "一行一行地处理。一行一行地处理。", locale: "zh"),
    MarkedMessage("Ha", "はい。はい。", locale: "ja"), MarkedMessage("Glug", "бульк... бульк...", locale: "bg"),
  ])
  func reportsASentenceThatIsWrittenTwice(message: MarkedMessage) throws { try message.expect("doubled-word") }
}
