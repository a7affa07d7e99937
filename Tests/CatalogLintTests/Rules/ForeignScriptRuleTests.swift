import Testing

@testable import CatalogLint

@Suite struct ForeignScriptRuleTests {
  @Test(arguments: [
    MarkedMessage("Mark all as read", "⟦Отметить⟧ все как прочитанные", locale: "cs"),
    MarkedMessage("Save the file", "⟦保存文件⟧", locale: "de"), MarkedMessage("Save it", "Guardar ⟦сейчас⟧", locale: "es"),
    MarkedMessage("Log out", "⟦लॉग⟧ आउट", locale: "ta"), MarkedMessage("Log out now", "⟦此電話未分配給任何帳號⟧"),
    MarkedMessage("Search", "Търсене ⟦検索⟧", locale: "bg"),
  ])
  func reportsTextsOfAnotherLanguage(message: MarkedMessage) throws { try message.expect("foreign-script") }

  @Test(arguments: [
    MarkedMessage("Russian", "Русский", locale: "de"), MarkedMessage("Resistance", "Widerstand in Ω", locale: "de"),
    MarkedMessage("Write Привет", "Schreibe Привет", locale: "de"),
    MarkedMessage("The word", "Das Wort „слово“", locale: "de"),
    MarkedMessage("Docker", "Служба Docker", locale: "ru"), MarkedMessage("Name", "Назив", locale: "sr"),
    MarkedMessage("Happy", "Froh (^ω^)", locale: "de"), MarkedMessage("Agreement", "합의(合意)"),
    MarkedMessage("Title", "見出し", locale: "ja"), MarkedMessage("Title", "ਸਿਰਲੇਖ", locale: "pa"),
  ])
  func acceptsNamesSymbolsAndOwnScripts(message: MarkedMessage) throws { try message.expect("foreign-script") }

  @Test(arguments: [
    MarkedMessage("Close the window", "⟦关⟧闭視窗", locale: "zh-TW"), MarkedMessage("Account", "⟦帳⟧號", locale: "zh-CN"),
    MarkedMessage("Change it", "更改⟦设⟧置", locale: "ja"), MarkedMessage("Account", "⟦账⟧號", locale: "zh-Hant-HK"),
  ])
  func reportsCharactersOfTheOtherChinese(message: MarkedMessage) throws { try message.expect("foreign-script") }

  @Test(arguments: [
    MarkedMessage("Group", "群組", locale: "zh-TW"), MarkedMessage("Secret", "秘密", locale: "zh-TW"),
    MarkedMessage("Simplified Chinese", "简体中文", locale: "zh-TW"), MarkedMessage("Account", "帳號", locale: "zh"),
    MarkedMessage("Country", "国", locale: "ja"), MarkedMessage("Close 关", "關 关", locale: "zh-TW"),
  ])
  func acceptsSharedCharactersAndNames(message: MarkedMessage) throws { try message.expect("foreign-script") }

  @Test(arguments: [
    MarkedMessage("Draw first", "畫吓嘢先", locale: "zh-HK"), MarkedMessage("Draw first", "畫⟦吓⟧", locale: "zh-TW"),
  ])
  func acceptsCantoneseInHongKong(message: MarkedMessage) throws { try message.expect("foreign-script") }

  /// Reports gather the texts in the other Chinese script, but no texts in another script.
  @Test func reportsNameEachForeignText() throws {
    let fixture = try LintFixture([
      "en.json": #"{"a":"Mark all","b":"Save it"}"#, "es.json": #"{"a":"Отметить все","b":"Сохранить это"}"#,
    ])
    #expect(fixture.result().items.filter { $0.finding.rule == "foreign-script" }.map(\.count) == [1, 1])
  }

  @Test(arguments: [
    MarkedMessage("Find options", "⟦Upřesňující⟧ možnosti hledání", locale: "tr"),
    MarkedMessage("Find options", "Gelişmiş arama seçenekleri", locale: "tr"),
    MarkedMessage("By Jiří Dvořák", "Von Jiří Dvořák", locale: "de"), MarkedMessage("Czech", "Čeština", locale: "de"),
    MarkedMessage("In", "Die Städte Plzeň und Třebíč liegen weit im Westen und Süden des Landes", locale: "de"),
  ])
  func reportsLettersOfAnotherAlphabet(message: MarkedMessage) throws { try message.expect("foreign-script") }

  @Test func reportsATraditionalCharacterInMostlySimplifiedTexts() throws {
    func file(_ texts: [String]) -> String {
      "{" + texts.enumerated().map { "\"k\($0)\": \"\($1)\"" }.joined(separator: ",\n") + "}"
    }
    let (source, kept) = ((0..<22).map { "List \($0)" }, (1..<22).map { "列单 \($0)" })
    try MarkedFiles(["en.json": file(source), "zh.json": file(["清⟦⟧單"] + kept)]).expect("foreign-script")
    try MarkedFiles(["en.json": file(source), "zh.json": file(["清單"] + kept.dropLast(5))]).expect("foreign-script")
  }

  @Test(arguments: [
    ("儲存并複製", 10, 1), ("儲存并複製", 9, 0), ("儲存並複製", 10, 0), ("皇后并列", 10, 1), ("皇后", 10, 0), ("然后", 10, 1),
  ])
  func reportsARareSimplifiedCharacterOfTraditionalChinese(text: String, othersCount: Int, count: Int) throws {
    let others = (0..<othersCount).map { #""k\#($0)":"儲存並關閉後\#($0)""# }.joined(separator: ",")
    let sources = (0..<othersCount).map { #""k\#($0)":"Save and close \#($0)""# }.joined(separator: ",")
    let files = MarkedFiles([
      "en.json": #"{"a":"Save and duplicate",\#(sources)}"#, "zh-Hant.json": #"{"a":"\#(text)",\#(others)}"#,
    ])
    #expect(try files.findings(of: "foreign-script").count == count)
  }

  @Test(arguments: [
    MarkedMessage("Email", "Correo ⟦electŕonico⟧", locale: "es"),
    MarkedMessage("Start at login", "Запуск при ⟦логуванні⟧", locale: "ru"),
    MarkedMessage("Later", "⟦Пізніше⟧", locale: "ru"), MarkedMessage("Long", "egy ⟦hosszû⟧ sor", locale: "hu"),
    MarkedMessage("Again", "⟦reinstallerá⟧ tutto", locale: "it"),
    MarkedMessage("Open", "файл ⟦відкрытий⟧", locale: "uk"),
    // A name, a word of the source, a word between quotation marks, a short one, and the languages' own letters.
    MarkedMessage("From Kraków", "De Kraków y Ŕonico", locale: "es"), MarkedMessage("crème", "la crème", locale: "es"),
    MarkedMessage("Word", "la “crème”", locale: "es"), MarkedMessage("At", "à la", locale: "es"),
    MarkedMessage("Email", "Correo electrónico, pingüino", locale: "es"),
    MarkedMessage("Later", "Пізніше", locale: "uk"),
  ])
  func reportsASmallLetterThatTheLanguageLacks(message: MarkedMessage) throws { try message.expect("foreign-script") }

  @Test func manyWordsWithALetterAreAnotherSpelling() throws {
    func json(_ text: String) -> String {
      "{" + (0..<6).map { "\"k\($0)\":\"\(text) \($0)\"" }.joined(separator: ",") + "}"
    }
    try MarkedFiles(["en.json": json("Long"), "hu.json": json("hosszû")]).expect("foreign-script")
  }
}
