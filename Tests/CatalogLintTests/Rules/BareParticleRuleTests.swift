import Testing

@testable import CatalogLint

@Suite struct BareParticleRuleTests {
  @Test(arguments: [
    MarkedMessage(source, "{name}⟦을⟧ 설치하세요"), MarkedMessage(source, "{name}⟦이⟧"),
    MarkedMessage(source, "“{name}”⟦은⟧ 없습니다."), MarkedMessage(source, "<b>{name}</b>⟦과⟧ 연결"),
    MarkedMessage(source, "{name}⟦으로⟧ 로그인"), MarkedMessage(source, "{name}⟦로⟧ 로그인"),
    MarkedMessage(source, "{n, number}⟦를⟧ 입력"), MarkedMessage(source, "{g, select, a {집} other {차}}⟦을⟧"),
    MarkedMessage(source, "{n, plural, other {집}}⟦로⟧"), MarkedMessage(source, "{n, plural, other {Seasons}}⟦이⟧"),
    MarkedMessage("{START_B}{name}{CLOSE_B}", "{START_B}{name}{CLOSE_B}⟦을⟧ 보세요"),
    MarkedMessage(source, "{name}⟦ 을⟧ 설치"), MarkedMessage(source, "{name}⟦ 으로⟧."),
    MarkedMessage(source, "{name}({g})⟦를⟧"), MarkedMessage(source, "[{name}]⟦을⟧ 설치"),
    MarkedMessage(source, "{n, plural, other {{name}⟦와⟧ #명}}"), MarkedMessage(nil, "{name}⟦가⟧ 왔습니다."),
    MarkedMessage("Peg out to {n}", "{n}⟦로⟧ 보내기"),
  ])
  func reportsAParticleThatFitsOnlySomeWords(message: MarkedMessage) throws {
    try message.expect("bare-particle")
  }

  @Test(arguments: [
    MarkedMessage(source, "{name}을(를) 설치하세요"), MarkedMessage(source, "{name}이/가"),
    MarkedMessage(source, "{name}이라는 이름"), MarkedMessage(source, "{name}은행"), MarkedMessage(source, "{name} 이 앱"),
    MarkedMessage(source, "{n, plural, one {시도} other {시도}}가"), MarkedMessage(source, "{n, plural, other {달}}로"),
    MarkedMessage(source, "{n, plural, other {집}}으로"), MarkedMessage(source, "{n, plural, other {#개}}가"),
    MarkedMessage(source, "{name}(이)가 왔습니다."), MarkedMessage(source, "{name}(은)는 앱"),
    MarkedMessage(source, "{name}(을)를"),
    MarkedMessage(source, "{name}(와)과 {g}(으)로"), MarkedMessage(source, "{name}로(으로)"),
    MarkedMessage(source, "{name}이랑/랑"),
    MarkedMessage(source, "레이팅({name})은 높음"), MarkedMessage(source, "주소 ({name})로"),
    MarkedMessage(source, "태그[{name}]를"),
    MarkedMessage("{0}Rules{1}", "{0}규칙{1}을 보세요"),
    MarkedMessage("{linkStart}a{linkEnd}", "{linkStart}약관{linkEnd}을 보세요"),
    MarkedMessage("{START_LINK}{START_B}a{CLOSE_B}{CLOSE_LINK}", "{START_LINK}{START_B}약관{CLOSE_B}{CLOSE_LINK}을 보세요"),
    MarkedMessage("Done.{br}This one", "끝.{br}이 항목"), MarkedMessage(source, "{name} 이 앱은"),
    MarkedMessage(source, "{name} 을 (를)"), MarkedMessage(source, "{name} 은행"),
    MarkedMessage(source, "{name}님이(가)"), MarkedMessage(source, "로그인을 하세요"),
    MarkedMessage(source, "{name}이", locale: "ja"),
  ])
  func acceptsParticlesForEveryWordAndOtherText(message: MarkedMessage) throws {
    try message.expect("bare-particle")
  }

  @Test func fixInsertsBothForms() throws {
    let message = MarkedMessage(Self.source, "{name}와 {n, number}로 “{g}”는")
    #expect(try message.fixed() == "{name}와(과) {n, number}(으)로 “{g}”은(는)")
  }

  @Test(arguments: [("{name} 을 설치", "{name}을(를) 설치"), ("{name} 로 이동", "{name} 로 이동"), ("{name}({g})을", "{name}({g})을")])
  func fixesOnlyUnambiguousParticles(text: String, fixed: String) throws {
    #expect(try MarkedMessage(Self.source, text).fixed() == fixed)
  }

  private static let source = "{name} {n} {g}"

  /// Tags of Angular, and tags after a sign such as `$`, do not count as words.
  @Test(arguments: [
    MarkedMessage("{LINE_BREAK}{START_ITALIC_TEXT}This", "{LINE_BREAK}{START_ITALIC_TEXT}이 주소에는"),
    MarkedMessage("Write to ${1}us${2} ", "${1}Facebook group${2}로 문의"),
  ])
  func ignoresTagsBeforeParticles(message: MarkedMessage) throws { try message.expect("bare-particle") }

  @Test(arguments: [
    MarkedMessage("{link}x{end_link}", "{link}약관{end_link}을 읽으세요"), MarkedMessage("{close_a}", "읽기{close_a}는"),
  ])
  func acceptsAParticleAfterTheWordInAMark(message: MarkedMessage) throws { try message.expect("bare-particle") }

  /// The translator of a value that is always the same chose the particle that fits it.
  @Test(arguments: [
    ("Install {name}", "{name}을 설치", [Finding.Severity.warning]), ("See {0}", "{0}을 참조", [.info]),
    ("Type {prefix} first", "{prefix}를 먼저 입력", [.info]), ("At most {maxValue}", "{maxValue}가 한도", [.info]),
    ("Between {a} and {b}", "{a}와 {b} 사이", [.info]), ("{a} and {b}", "{a}와 {b}", [.warning]),
    ("{n, plural, one {user} other {users}} left", "{n, plural, other {users}}가 남음", [.info]),
    ("Try {DISTRO}", "{DISTRO}를 체험", [.info]), ("Try {Distro}", "{Distro}를 체험", [.warning]),
    ("Start {appName}", "{appName}을 시작", [.info]), ("Start {app_name}", "{app_name}을 시작", [.info]),
    ("See {wikiLink}", "{wikiLink}를 참고", [.info]), ("See {linked}", "{linked}를 참고", [.warning]),
    ("See {fileName}", "{fileName}을 참고", [.warning]),
    ("{n} item{plural}", "{n} 항목{plural}을", []), ("[Open]({url}) it", "[설정]({url})을 여세요", []),
  ])
  func aProbablyConstantValueIsAnInfo(source: String, text: String, severities: [Finding.Severity]) throws {
    #expect(try MarkedMessage(source, text).findings(of: "bare-particle").map(\.severity) == severities)
  }

  @Test func aMessageThatTheSourceHasLostIsAnInfo() throws {
    let fixture = try LintFixture(["en.json": #"{"a":"{x}"}"#, "ko.json": #"{"a":"{x}를","b":"{x}를"}"#])
    let found = fixture.findings().filter { $0.rule == "bare-particle" }
    #expect(found.map { "\($0.key) \($0.severity)" } == ["a warning", "b info"])
  }

  @Test func acceptsAParticleAfterABracketInALink() throws {
    try MarkedMessage("{START_LINK}a{CLOSE_LINK}", "{START_LINK}퇴직(FIRE){CLOSE_LINK}을 봄").expect("bare-particle")
    try MarkedMessage("{a}", "{START_LINK}{a}{CLOSE_LINK}⟦을⟧ 봄").expect("bare-particle")
  }

  @Test(arguments: [
    MarkedMessage("Turn on uBlock₀", "uBlock₀⟦ 을⟧ 켭니다"), MarkedMessage("{name}'s screen", "{name}⟦ 의⟧ 화면"),
    MarkedMessage("Try --help", "--help⟦ 를⟧ 써 보세요"), MarkedMessage("In the autumn", "가을 에는"),
    MarkedMessage("Its name", "그의 이름"), MarkedMessage("to {name}", "을 {name}"),
  ])
  func reportsAParticleAfterASpace(message: MarkedMessage) throws { try message.expect("bare-particle") }

  @Test(arguments: [("site_link", Finding.Severity.info), ("site", .warning)])
  func aLinkAlwaysHasTheSameText(name: String, severity: Finding.Severity) throws {
    let message = MarkedMessage("Check out {\(name)}", "{\(name)}를 확인하세요")
    #expect(try message.findings(of: "bare-particle").map(\.severity) == [severity])
  }
}
