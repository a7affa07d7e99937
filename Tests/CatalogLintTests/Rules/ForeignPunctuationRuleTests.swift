import Testing

@testable import CatalogLint

@Suite struct ForeignPunctuationRuleTests {
  @Test(arguments: [
    files("ko", ["없앴습니다⟦⟧。 계속할까요?"]), files("ko", ["네⟦⟧，계속"]), files("ja", ["ありません⟦⟧."]), files("ja", ["ください⟦⟧. 次へ"]),
    files("zh", ["是的⟦⟧, 删除"]), files("ja", ["ありません。", "あります。", "でした⟦⟧."]),
    files("ja", Array(repeating: "しますか？", count: 10) + ["終わりますか⟦⟧?"]),
  ])
  func reportsPunctuationOfAnotherLanguage(files: MarkedFiles) throws {
    try files.expect("foreign-punctuation")
  }

  @Test(arguments: [
    files("ko", ["없앴습니다. 계속할까요?"]), files("ko", ["「日本語。」 보기"]), files("ja", ["Ver. 1.2、例.jp"]),
    files("ja", ["終わりますか?"]),
    files("ja", ["しますか？", "終わりますか?"]), files("zh", Array(repeating: "这里, 那里", count: 6)), files("zh", ["域名.公司"]),
    files("fr", ["Oui. 。"]),
  ])
  func acceptsTheStyleOfAFile(files: MarkedFiles) throws {
    try files.expect("foreign-punctuation")
  }

  private static func files(_ locale: String, _ texts: [String]) -> MarkedFiles {
    func json(_ texts: [String]) -> String {
      "{\n" + texts.enumerated().map { "\"k\($0)\":\"\($1)\"" }.joined(separator: ",\n") + "\n}"
    }
    return MarkedFiles(["en.json": json(texts.map { _ in "Text" }), "\(locale).json": json(texts)])
  }

  @Test func acceptsCommasInAListForPrograms() throws {
    try MarkedMessage("ALBUM - TRACK. TITLE", "专辑 - 曲目. 标题", locale: "zh").expect("foreign-punctuation")
    try MarkedMessage("meter,meters,m", "meter,meters,m,公尺,米", locale: "zh-TW").expect("foreign-punctuation")
  }

  @Test(arguments: [
    files("ja", ["「姓, 名」と表示"]), files("ja", ["囲んでください（例. {x}）"]), files("ja", ["次の「姓⟦⟧, つぎの名前」"]),
    files("ja", ["終わりました⟦⟧. {x}"]),
  ])
  func acceptsNotationsAndAbbreviations(files: MarkedFiles) throws { try files.expect("foreign-punctuation") }

  /// A comma before a number or a word in Latin letters may separate values, and a file without wide marks has a style.
  @Test(arguments: [
    ("例えば無効, 1=警告", Finding.Severity.info), ("設定, about:addons", .info), ("すみません, あり得ない、ことです", .warning),
    ("そうです. 1つです。", .warning), ("すみません, あり得ないことです", .info),
  ])
  func aCommaBetweenValuesIsAnInfo(text: String, severity: Finding.Severity) throws {
    let found = try MarkedMessage("Text", text, locale: "ja").findings(of: "foreign-punctuation")
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [("Int.", "国际."), ("It is done.", "完成了⟦⟧.")])
  func acceptsTheFullStopOfAnAbbreviation(source: String, text: String) throws {
    try MarkedFiles(["en.json": #"{"k":"\#(source)"}"#, "zh.json": #"{"k":"\#(text)"}"#]).expect("foreign-punctuation")
  }

  @Test(arguments: [
    MarkedMessage("Larger than 1.6:1", "大于 1⟦。⟧6：1", locale: "zh"), MarkedMessage("At 0:00", "0⟦：⟧00 时", locale: "zh"),
    MarkedMessage("16:9", "16：9 画面", locale: "zh"), MarkedMessage("Step 1. 6 files", "步骤 1。6 个文件", locale: "zh"),
  ])
  func reportsWideMarksInsideOfNumbers(message: MarkedMessage) throws { try message.expect("foreign-punctuation") }

  /// A file with many texts that write a mark in the usual way, and one last text.
  private static func habit(_ locale: String, _ usual: String, _ last: String, count: Int = 8) -> MarkedFiles {
    func json(_ texts: [String]) -> String {
      "{" + texts.enumerated().map { "\"k\($0)\":\"\($1)\"" }.joined(separator: ",\n") + "}"
    }
    let sources = Array(repeating: "The Text: here", count: count + 1)
    return MarkedFiles([
      "en.json": json(sources), "\(locale).json": json(Array(repeating: usual, count: count) + [last]),
    ])
  }

  @Test(arguments: [
    habit("fr", "Nom :", "⟦⟧Titre:"), habit("fr", "Nom\u{A0}:", "⟦⟧Titre:"), habit("fr", "Nom :", "À 10:30"),
    habit("fr", "Nom :", "Le Text: vide"),
    habit("fr", "Sûr ?", "⟦⟧Ouvrir {name}?"), habit("fr", "Sûr ?", "Ouvrir :name?x"),
    habit("zh", "名称：", "⟦⟧亮度:"), habit("zh", "名称：", "亮度:{n}"), habit("zh", "名称", "亮度:"),
    habit("zh", "等待……", "⟦⟧正在等待..."), habit("zh", "等待...", "正在等待..."),
    habit("zh-Hant", "「檔案」", "⟦⟧“應用”"), habit("zh-Hans", "「文件」", "“应用”"),
    habit("cs", "Více…", "⟦⟧Další ..."), habit("cs", "Více…", "Další..."), habit("sl", "Več…", "Drugo ..."),
  ])
  func reportsAMarkThatTheFileWritesOtherwise(files: MarkedFiles) throws {
    #expect(try files.findings(of: "foreign-punctuation").count == files.testDescription.count { $0 == "⟦" })
  }

  /// A mark that the file has both ways, or that few readers notice, is only noted.
  @Test(arguments: [
    habit("fr", "Nom :", "⟦⟧Titre:", count: 7), habit("fr", "Nom", "⟦⟧Titre:"), habit("fr-CA", "Nom", "Titre!"),
    habit("fr", "Nom\u{A0}:", "⟦⟧Titre :"), habit("fr", "«\u{A0}Nom\u{A0}»", "⟦⟧« Titre »"),
    habit("fr", "Nom", "Titre :"),
    habit("zh", "名称：", "⟦⟧亮度:", count: 2), habit("zh", "名称:", "亮度:"),
    habit("zh-Hant", "名稱（甲）", "⟦⟧軟體 (伽瑪)", count: 3), habit("zh-Hant", "名稱 (甲)", "軟體 (伽瑪)"),
    habit("cs", "Více", "⟦⟧Až 250MB"), habit("cs", "Více", "Až 250 MB"), habit("cs", "Více", "Soubor 250MBx"),
    habit("de", "Mehr", "⟦⟧Bis 50%"), habit("it", "Nome", "Fino a 50%"),
    habit("nb", "Mer", "⟦⟧Ende-til-ende -kryptering"), habit("nl", "Meer", "Symbolen en -interpunctie"),
    habit("de", "Mehr", "Nutze -x"), habit("he", "שם", "⟦⟧שם ו- {n}"), habit("he", "שם", "שם - {n}"),
    habit("tr", "Ad", "⟦⟧Sıklık :Kapalı"), habit("tr", "Ad", "Sıklık : Kapalı"), habit("it", "Nome", "⟦⟧Nome ( vuoto)"),
    habit("es", "Más…", "⟦⟧Otros …", count: 3), habit("hr", "Više …", "Drugo …"),
  ])
  func notesAMarkThatTheLanguageWritesOtherwise(files: MarkedFiles) throws {
    let severities = try files.findings(of: "foreign-punctuation").map(\.severity)
    #expect(severities == Array(repeating: .info, count: files.testDescription.count { $0 == "⟦" }))
  }

  @Test func notesAUnitThatTheSourceWritesWithoutASpaceToo() throws {
    #expect(try MarkedMessage("Up to 250MB", "Až 250MB", locale: "cs").findings(of: "foreign-punctuation").count == 1)
    #expect(try MarkedMessage("Up to 250MB", "Až 250 MB", locale: "cs").findings(of: "foreign-punctuation").isEmpty)
  }

  @Test(arguments: [
    ("Start at login⟦⟧ ?", 1), ("Start at login?", 0), ("An @ or ? without", 0), ("Add⟦⟧/ Update", 1),
    ("In copy/ or", 0),
  ])
  func notesSpacesInAnEnglishSource(text: String, count: Int) throws {
    let file = MarkedFiles(["en.json": "{\"k\":\"\(text)\"}", "de.json": #"{"k":"Text"}"#])
    #expect(try file.findings(of: "foreign-punctuation").map(\.severity) == Array(repeating: .info, count: count))
  }
}
