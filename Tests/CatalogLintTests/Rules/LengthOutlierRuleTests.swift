import Testing

@testable import CatalogLint

@Suite struct LengthOutlierRuleTests {
  private static let long = String(repeating: "A balance is what you can spend. ", count: 4)

  @Test(arguments: [
    MarkedMessage(long, "⟦잔액입니다⟧"), MarkedMessage(long, "⟦30 дней⟧", locale: "ru"),
    MarkedMessage("Release notes", "⟦\(String(repeating: "정보 화면의 항목 제목으로 현재 버전의 변경 사항을 엽니다. ", count: 3))⟧"),
  ])
  func reportsADisproportionateLength(message: MarkedMessage) throws {
    try message.expect("length-outlier", selected: true)
  }

  @Test(arguments: [
    MarkedMessage("Your wallet has been successfully imported.", "성공"), MarkedMessage("OK", "확인했으니 계속 진행하겠습니다"),
    MarkedMessage(long, "잔액은 지금 쓸 수 있는 금액입니다."), MarkedMessage(long, ""),
    MarkedMessage("{n, plural, one {\(long)} other {\(long)}}", "{n, plural, other {쓸 수 있는 금액이 잔액입니다.}}"),
  ])
  func acceptsShortAndDenseTexts(message: MarkedMessage) throws {
    try message.expect("length-outlier", selected: true)
  }

  @Test func runsOnlyIfSelected() throws { try MarkedMessage(Self.long, "잔액입니다").expect("length-outlier") }
}
