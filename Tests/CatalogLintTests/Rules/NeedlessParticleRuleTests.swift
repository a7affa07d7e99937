import Testing

@testable import CatalogLint

@Suite struct NeedlessParticleRuleTests {
  @Test(arguments: [
    MarkedMessage("a", "앱⟦을(를)⟧ 설치하세요"), MarkedMessage("a", "카카오⟦이(가)⟧ 없습니다"), MarkedMessage("a", "서울⟦(으)로⟧ 가세요"),
    MarkedMessage("a", "계정⟦(은)는⟧ 하나입니다"), MarkedMessage("{n}", "{n}을(를) 앱⟦와(과)⟧ 엽니다"),
  ])
  func reportsBothFormsAfterAWord(message: MarkedMessage) throws { try message.expect("needless-particle") }

  @Test(arguments: [
    MarkedMessage("{n}", "{n}을(를) 설치하세요"), MarkedMessage("a", "앱을 설치하세요"), MarkedMessage("a", "LINE은(는) 앱입니다"),
    MarkedMessage("a", "물건이(가격)"), MarkedMessage("a", "앱을(를)", locale: "ja"),
  ])
  func acceptsBothFormsAfterAnArgument(message: MarkedMessage) throws { try message.expect("needless-particle") }

  @Test(arguments: [("앱을(를) 열기", "앱을 열기"), ("서울(으)로", "서울로"), ("집(으)로", "집으로"), ("카카오와(과)", "카카오와")])
  func fixKeepsTheFormThatFits(text: String, fixed: String) throws {
    #expect(try MarkedMessage("a", text).fixed() == fixed)
  }
}
