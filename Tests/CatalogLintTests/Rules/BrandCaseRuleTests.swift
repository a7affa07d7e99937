import Testing

@Suite struct BrandCaseRuleTests {
  @Test(arguments: [
    MarkedMessage("Sign in with LinkedIn", "⟦Linkedin⟧으로 로그인"), MarkedMessage("Use JavaScript here", "⟦Javascript⟧ 사용"),
    MarkedMessage("Import from FidMe", "⟦FIDME⟧ இலிருந்து", locale: "ta"),
    MarkedMessage("AltTab is running", "⟦Alt-Tab⟧ funciona", locale: "ca"),
  ])
  func reportsOtherCapitals(message: MarkedMessage) throws { try message.expect("brand-case") }

  @Test(arguments: [
    MarkedMessage("Sign in with LinkedIn", "LinkedIn으로 로그인"), MarkedMessage("Sign in with LinkedIn", "로그인"),
    MarkedMessage("Open the Github page", "github 페이지"), MarkedMessage("Use JavaScript here", "JAVASCRIPT"),
    MarkedMessage("Use JavaScript here", "JAVASCRIPT UTILISER", locale: "fr"),
    MarkedMessage("Use WiFi", "Wi-Fi nutzen", locale: "de"),
    MarkedMessage("In PlayStore", "Nel Play Store", locale: "it"),
  ])
  func acceptsTheNameOfTheSource(message: MarkedMessage) throws { try message.expect("brand-case") }
}
