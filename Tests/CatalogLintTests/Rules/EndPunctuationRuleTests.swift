import Testing

@testable import CatalogLint

@Suite struct EndPunctuationRuleTests {
  @Test(arguments: [
    korean(#""timedOut_title":"응답이 늦습니다.⟦⟧""#), korean(#""timedOut_action":"다시 시도。⟦⟧""#),
    korean(#""timedOut_message":"다시 시도하세요⟦⟧""#), korean(#""problem_internalFailure_detail":"다시 시도하세요:⟦⟧""#),
    korean(#""tooManyAttempts_message":"{seconds, plural, =0 {지금 시도하세요.} other {#초 뒤에⟦⟧}}""#),
    korean(#""tooManyAttempts_title":"{minutes, plural, =0 {지금} other {#분 뒤.⟦⟧}}""#),
    korean(#""tooManyAttempts_title":"{minutes, plural, =0 {지금. ⟦⟧} other {#분 뒤.⟦⟧}}""#),
    korean(#""providerAccountNotConnected_message":"없는 계정: {provider}⟦⟧""#),
  ])
  func reportsATitleWithAStopAndAMessageWithoutOne(files: MarkedFiles) throws {
    try files.expect("end-punctuation")
  }

  @Test(arguments: [
    korean(#""timedOut_title":"응답이 늦습니다","timedOut_action":"다시 시도""#), korean(#""timedOut_title":"계속할까요?""#),
    korean(#""timedOut_message":"다시 시도하세요.""#), korean(#""timedOut_message":"다시 시도하세요. ""#),
    korean(#""timedOut_message":"다시 시도할까요?""#), korean(#""timedOut_message":"기다리세요…""#),
    korean(#""tooManyAttempts_message":"{seconds, plural, =0 {지금 시도하세요.} other {#초 뒤에 시도하세요!}}""#),
    korean(#""close":"닫으세요.","message":"글","detail":"자세히""#), korean(#""timedOut_message":"""#),
    MarkedFiles(["en.json": #"{"a_title":"Late.","a_message":"Try again"}"#]),
  ])
  func acceptsCorrectEndings(files: MarkedFiles) throws {
    try files.expect("end-punctuation")
  }

  @Test(arguments: [("늦습니다.", "늦습니다"), ("늦습니다。 ", "늦습니다"), ("늦습니다...", nil)])
  func fixRemovesTheStopOfATitle(text: String, fixed: String?) throws {
    func file(_ text: String) -> String { #"{"@@locale":"ko","timedOut_title":"\#(text)"}"# }
    let files = MarkedFiles(["copy/ko.arb": file(text)], isOverlay: true)
    let finding = try #require(files.findings(of: "end-punctuation").first)
    var bytes = Array(file(text).utf8)
    if let fix = finding.fix { bytes.replaceSubrange(fix.range, with: fix.replacement.utf8) }
    #expect(String(decoding: bytes, as: UTF8.self) == file(fixed ?? text))
  }

  @Test(arguments: [("ko", "기다리세요", "기다리세요."), ("ja", "お待ちください", "お待ちください。"), ("ko", "기다리세요,", nil)])
  func fixInsertsAMissingStop(locale: String, text: String, fixed: String?) throws {
    func file(_ text: String) -> String { #"{"@@locale":"\#(locale)","timedOut_message":"\#(text)"}"# }
    let files = MarkedFiles(["copy/\(locale).arb": file(text)], isOverlay: true)
    let finding = try #require(files.findings(of: "end-punctuation").first)
    var bytes = Array(file(text).utf8)
    if let fix = finding.fix { bytes.replaceSubrange(fix.range, with: fix.replacement.utf8) }
    #expect(String(decoding: bytes, as: UTF8.self) == file(fixed ?? text))
  }

  private static func korean(_ members: String) -> MarkedFiles {
    MarkedFiles(["copy/ko.arb": #"{"@@locale":"ko",\#(members)}"#], isOverlay: true)
  }
}
