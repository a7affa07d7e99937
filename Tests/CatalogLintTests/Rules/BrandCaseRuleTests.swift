import Testing

@Suite struct BrandCaseRuleTests {
  @Test(arguments: [
    MarkedMessage("Sign in with LinkedIn", "⟦Linkedin⟧으로 로그인"), MarkedMessage("Use JavaScript here", "⟦Javascript⟧ 사용"),
  ])
  func reportsOtherCapitals(message: MarkedMessage) throws { try message.expect("brand-case") }

  @Test(arguments: [
    MarkedMessage("Sign in with LinkedIn", "LinkedIn으로 로그인"), MarkedMessage("Sign in with LinkedIn", "로그인"),
    MarkedMessage("Open the Github page", "github 페이지"), MarkedMessage("Use JavaScript here", "JAVASCRIPT 사용"),
  ])
  func acceptsTheNameOfTheSource(message: MarkedMessage) throws { try message.expect("brand-case") }
}
