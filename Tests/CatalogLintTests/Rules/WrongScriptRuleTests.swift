import Testing

@testable import CatalogLint

@Suite struct WrongScriptRuleTests {
  @Test(arguments: [
    MarkedMessage("Set I<E<lt>numE<gt>>", "Задать I<E<lt>номерE<gt>>", locale: "ru"),
    MarkedMessage("Set the number", "Задать номер⟦E⟧", locale: "ru"),
  ])
  func acceptsCodesOfManualPages(message: MarkedMessage) throws { try message.expect("wrong-script") }

  @Test(arguments: [
    MarkedMessage("Sign in", "⟦ロ⟧グイン"), MarkedMessage("Sign in", "로그인 ⟦ﾛ⟧"),
    MarkedMessage("PayPal", "P⟦а⟧yPal로 로그인"), MarkedMessage("Greek", "⟦Ω⟧ραία 글자"),
    MarkedMessage("Sign in", "⟦로⟧그인", locale: "ja"), MarkedMessage("Sign in", "⟦ㄱ⟧ログイン", locale: "ja"),
    MarkedMessage("Sign in", "⟦я⟧ログイン", locale: "ja"), MarkedMessage(nil, "Sign in ⟦登⟧録", locale: "en"),
    MarkedMessage(nil, "⟦로⟧그인", locale: "en"), MarkedMessage(nil, "Name ⟦の⟧ end", locale: "en"),
    MarkedMessage(nil, "⟦ﾛ⟧", locale: "en"),
    MarkedMessage("{n, plural, one {day} other {days}}", "{n, plural, other {⟦日⟧ #}}", locale: "en-GB"),
  ])
  func reportsTheFirstLetterOfAnotherScript(message: MarkedMessage) throws {
    try message.expect("wrong-script")
  }

  @Test(arguments: [
    MarkedMessage("Sign in", "로그인 (登錄)"), MarkedMessage("Sign in", "Apple로 로그인"),
    MarkedMessage("Angle α", "각도 α"), MarkedMessage("Hi", "{имя}"),
    MarkedMessage("Sign in", "ログイン・登録", locale: "ja"), MarkedMessage("Sign in", "ログインする", locale: "ja-Hira"),
    MarkedMessage("Sign in", "Войти ログイン 로그인", locale: "fr"), MarkedMessage("Sign in", "Войти", locale: "ru"),
    MarkedMessage(nil, "中文 (Chinese)", locale: "en"), MarkedMessage(nil, "русский", locale: "en"),
    MarkedMessage(nil, "Adds ¯\\_(ツ)_/¯ or ⊂ つ ◕_◕ ⊃つ here", locale: "en"), MarkedMessage("Face", "얼굴 ノ(°-°ノ)"),
    MarkedMessage("Euro", "€ ½ µ ™ …"), MarkedMessage("Ohm", "Ω 저항"), MarkedMessage(nil, "Use μ-law", locale: "en"),
  ])
  func acceptsLettersOfTheScriptsInUse(message: MarkedMessage) throws {
    try message.expect("wrong-script")
  }

  /// A list of languages shows each name in the language itself.
  @Test func acceptsNamesOfLanguages() throws {
    let names = """
      {"lang.ru":"Russian / Русский язык","lang.zh_TW":"繁體漢字","title.ko":"登録","name_sr-Cyrl-RS":"Српски језик",
      "notes":"Русский язык"}
      """
    #expect(
      try LintFixture(["en.json": names]).places().filter { $0.hasPrefix("wrong-script") } == [
        "wrong-script en notes 2:18"
      ])
  }

  @Test(arguments: [
    MarkedMessage("Wallet", "W⟦а⟧llet", locale: "de"), MarkedMessage("Preview", "Vors⟦с⟧hau", locale: "de"),
    MarkedMessage("Accounts", "⟦C⟧чета", locale: "ru"), MarkedMessage("Close", "⟦K⟧λείσιμο", locale: "el"),
  ])
  func reportsLookalikeLetters(message: MarkedMessage) throws { try message.expect("wrong-script") }

  @Test(arguments: [
    MarkedMessage("Wallet", "Кошелёк API-ключ PDFы", locale: "ru"), MarkedMessage("a", "α-Test", locale: "de"),
    MarkedMessage("Wаllet", "Wаllet 2", locale: "de"),
  ])
  func acceptsWordsThatCombineScriptsOnPurpose(message: MarkedMessage) throws { try message.expect("wrong-script") }

  @Test(arguments: [
    MarkedMessage("Platforms", "プラットフォーム⟦s⟧", locale: "ja"), MarkedMessage("Saved it", "저장했습니다⟦r⟧", locale: "ko"),
    MarkedMessage("Games", "⟦げーム⟧", locale: "ja"), MarkedMessage("Server", "サ⟦一バー⟧", locale: "ja"),
  ])
  func reportsATypedLetterAndMixedKatakana(message: MarkedMessage) throws { try message.expect("wrong-script") }

  @Test(arguments: [
    MarkedMessage("Axis x", "軸ぐx", locale: "ja"), MarkedMessage("Open the app", "開くapp", locale: "ja"),
    MarkedMessage("Ramen", "らーめん", locale: "ja"), MarkedMessage("To file", "フォルダへコピー", locale: "ja"),
    MarkedMessage("One server", "サーバー一台", locale: "ja"), MarkedMessage("Vector", "벡터x2", locale: "ko"),
  ])
  func acceptsOtherLettersBesideKana(message: MarkedMessage) throws { try message.expect("wrong-script") }

  @Test func acceptsALetterAloneInASource() throws {
    try MarkedMessage(nil, "Letters such as a, ж or 수", locale: "en").expect("wrong-script")
    try MarkedMessage(nil, "Sign i⟦수⟧n", locale: "en").expect("wrong-script")
  }

  @Test(arguments: [
    MarkedMessage("Embed a link", "⟦nei'q⟧链接", locale: "zh-CN"), MarkedMessage("Command", "⟦zh'li⟧", locale: "zh"),
    MarkedMessage("Don't", "don't 按", locale: "zh"), MarkedMessage("Use rock'n", "使用rock'n", locale: "zh"),
    MarkedMessage("Alice's", "O'Brien 的", locale: "zh"),
  ])
  func reportsPinyinThatWasNotConverted(message: MarkedMessage) throws { try message.expect("wrong-script") }
}
