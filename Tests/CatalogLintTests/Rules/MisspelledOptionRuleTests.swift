import Testing

@Suite struct MisspelledOptionRuleTests {
  @Test(arguments: [
    MarkedMessage("Invalid: [a-z0-9_]", "No: ⟦[a-z0-0_]⟧", locale: "es"),
    MarkedMessage("Invalid: [a-z0-9_]", "No: [a-z0-9_]", locale: "es"),
    MarkedMessage("Mode [time-clock]", "Modo [tiempo-real]", locale: "es"),
    MarkedMessage("Invalid [A-side]", "No [B-side]", locale: "es"), MarkedMessage("Invalid: [a-z]", "No", locale: "es"),
  ])
  func reportsAnAlteredSetOfCharacters(message: MarkedMessage) throws { try message.expect("misspelled-option") }

  @Test(arguments: [
    MarkedMessage("Use --dry-run first", "먼저 ⟦--dryrun⟧을 쓰세요"),
    MarkedMessage("MAX_SIZE is too big", "⟦MAX_SISE⟧가 너무 큽니다"),
    MarkedMessage("--ours and --theirs", "--ours와 ⟦--their⟧"),
  ])
  func reportsANearlyEqualName(message: MarkedMessage) throws { try message.expect("misspelled-option") }

  @Test(arguments: [
    MarkedMessage("Use --dry-run", "--dry-run을 쓰세요"),
    MarkedMessage("#--Trash--#", "#--휴지통--#"), MarkedMessage("--Select Site--", "--사이트 선택--"),
    MarkedMessage("Use --dry-run", "쓰세요"), MarkedMessage("A -- b", "가 -- 나"),
    MarkedMessage("--ours", "--ours, --our"),
  ])
  func acceptsTheSameName(message: MarkedMessage) throws { try message.expect("misspelled-option") }

  @Test(arguments: [
    MarkedMessage("See '%s --help'", "'%s ⟦--मदद⟧' देखें", locale: "hi"),
    MarkedMessage("Invalid --require-version", "अमान्य ⟦--require-संस्करण⟧", locale: "hi"),
    MarkedMessage("Use --merged", "Utilisez ⟦--fusionné⟧", locale: "fr"),
    MarkedMessage("Use --dry-run", "⟦--force⟧를 쓰세요"),
    MarkedMessage("--ours or --dry-run", "⟦--our⟧ 또는 ⟦--연습⟧"),
  ])
  func reportsAnotherOptionInPlaceOfTheSources(message: MarkedMessage) throws {
    try message.expect("misspelled-option")
  }

  @Test(arguments: [
    MarkedMessage("Use --dry-run", "--dry-run을 쓰고 --연습은 쓰지 마세요"), MarkedMessage("Use MAX_SIZE", "--크기를 쓰세요"),
    MarkedMessage("The --file argument", "--file-argumentet", locale: "sv"),
    MarkedMessage("Use --dry-run", "먼저 --「연습」"), MarkedMessage("A -- b", "가 --나"),
  ])
  func acceptsAnotherOptionWithoutAMissingOne(message: MarkedMessage) throws {
    try message.expect("misspelled-option")
  }

  @Test(arguments: [
    MarkedMessage("number, ++number or --number", "Nummer, ++Nummer oder --Nummer", locale: "de"),
    MarkedMessage("TABLE [APP_ID] - Remove an app", "TABELA [APL_ID] - Odstrani", locale: "sl"),
    MarkedMessage("MAX_SIZE - the limit", "Omejitev ⟦MAX_SISE⟧ - omejitev", locale: "sl"),
  ])
  func acceptsTranslatedNamesOfArguments(message: MarkedMessage) throws { try message.expect("misspelled-option") }

  @Test func acceptsATranslatedNameForAnyOption() throws {
    try MarkedMessage("Use --option=?", "Użyj --opcja=?", locale: "pl").expect("misspelled-option")
    try MarkedMessage("Use --depth=?", "Użyj ⟦--glebia⟧=?", locale: "pl").expect("misspelled-option")
  }

  @Test func reportsAMisspelledFunction() throws {
    try MarkedMessage("No app_plugin_init here", "Kein ⟦xapp_plugin_init⟧ hier", locale: "de").expect(
      "misspelled-option")
    try MarkedMessage("No {app_plugin_init}", "Kein {xapp_plugin_init}", locale: "de").expect("misspelled-option")
    try MarkedMessage("Match s_tart", "Finde S_tarts", locale: "de").expect("misspelled-option")
  }

  @Test(arguments: [
    MarkedMessage("-test-circ-gen <in_file>", "⟦-test-circ⟧ Generation <in_file>", locale: "de"),
    MarkedMessage("-test-circ-gen <in_file>", "-test-circ-gen <in_file>.", locale: "de"),
    MarkedMessage("- a list_of", "-eine-liste von", locale: "de"),
  ])
  func reportsAnOptionAtTheStart(message: MarkedMessage) throws { try message.expect("misspelled-option") }
}
