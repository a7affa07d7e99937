import Testing

@Suite struct WrongParticleRuleTests {
  @Test(arguments: [
    MarkedMessage("Open the file", "파일⟦를⟧ 여세요"), MarkedMessage("Move it", "여기⟦으로⟧ 옮기세요"),
    MarkedMessage("To Seoul", "서울⟦으로⟧."), MarkedMessage("Save the value", "값⟦를⟧"),
  ])
  func reportsAParticleThatDoesNotFit(message: MarkedMessage) throws { try message.expect("wrong-particle") }

  @Test(arguments: [
    MarkedMessage("Open", "파일을 여세요"), MarkedMessage("Move", "집으로 옮기세요"), MarkedMessage("{x}", "{x}를 여세요"),
    MarkedMessage("Open", "파일(를) 여세요"), MarkedMessage("Role", "교사으로서"), MarkedMessage("Open", "앱를", locale: "ja"),
    MarkedMessage("Open", "API를 여세요"), MarkedMessage("Move", "파일로 옮기세요"),
  ])
  func acceptsTheRightParticle(message: MarkedMessage) throws { try message.expect("wrong-particle") }

  @Test(arguments: [
    MarkedMessage("Show windows", "윈도우⟦을⟧ 표시할 앱"), MarkedMessage("The user is gone", "사용자⟦은⟧ 떠났습니다"),
    MarkedMessage("In the village", "초가을 마을은 아름답습니다"), MarkedMessage("To conclude", "결론지을 더 나은 방법, 매듭지은 일"),
    MarkedMessage("Me", "나은 너을"), MarkedMessage("Messages", "메시지를 보낸 사용자는"),
  ])
  func reportsAParticleForAConsonantAfterAVowel(message: MarkedMessage) throws { try message.expect("wrong-particle") }
}
