import CatalogLint
import Testing

@Suite struct MissingSentenceRuleTests {
  @Test(arguments: [
    MarkedMessage(
      "The password you have entered is not correct. Please try again.", "密码错误，请重新输入", locale: "zh-Hans"),
    MarkedMessage(
      "The password you have entered is not correct. Please try again.", "⟦密码错误⟧", locale: "zh-Hans"),
    MarkedMessage(
      "The password you have entered is wrong. Please try it again. You have two more attempts.", "⟦密码错误，请重新输入⟧",
      locale: "zh-Hans"),
  ])
  func acceptsTwoSentencesOfChineseWithACommaBetween(message: MarkedMessage) throws {
    try message.expect("missing-sentence")
  }

  private static let two =
    "Do you want to block this domain? This blocks all users, and removes followers."
  private static let three =
    "This replaces the data with the backup file. Other data may be lost. Do you want to go on?"

  @Test(arguments: [
    MarkedMessage(two, "⟦도메인을 차단할까요?⟧"), MarkedMessage(two, "⟦¿Bloquear el dominio?⟧", locale: "es"),
    MarkedMessage(three, "⟦Dies ersetzt alle Daten durch die Datei⟧", locale: "de"),
    MarkedMessage(three, "⟦此操作将用备份文件替换数据。⟧", locale: "zh"),
  ])
  func reportsLostSentences(message: MarkedMessage) throws { try message.expect("missing-sentence") }

  @Test(arguments: [
    // Both sentences, and one that says both.
    MarkedMessage(two, "차단할까요? 모두 차단됩니다."),
    MarkedMessage(two, "Möchten Sie die Domain und alle Benutzer sperren?", locale: "de"),
    MarkedMessage(three, "数据将被替换；未同步的可能丢失，继续？", locale: "zh"),
    // Abbreviations, versions and plural forms of Vue are no sentences.
    MarkedMessage(
      "Move what does not match (e.g. your pen or version 1.2.3) to its device class", "기기 종류 옮기기"),
    MarkedMessage("{n} file uploaded successfully. | {n} files uploaded successfully.", "已上传 {n} 个文件。", locale: "zh"),
    // Programs show one branch.
    MarkedMessage(
      "{n, plural, one {There is # task smaller. Discard it?} other {There are # tasks smaller. Discard them?}}",
      "{n, plural, other {더 작은 작업 #개를 버릴까요?}}"),
    MarkedMessage(
      "{n, plural, one {There is # task smaller. Discard it?} other {There are # tasks smaller. Discard them?}}",
      "{n, plural, other {}}"),
    MarkedMessage("Wait. Loading.", "대기"), MarkedMessage(two, ""), MarkedMessage(two, "-"),
  ])
  func acceptsDenseTexts(message: MarkedMessage) throws { try message.expect("missing-sentence") }
}
