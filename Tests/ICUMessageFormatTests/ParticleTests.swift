import ICUMessageFormat
import Testing

@Suite struct ParticleTests {
  /// An argument, its pronunciation, and the forms of 이/가 and (으)로 after it.
  struct Reading {
    let value: ArgumentValue
    let reading: String
    let subject: String
    let direction: String
    let source: Source
  }

  enum Source: String {
    /// The syllable itself: Unicode, section 3.12, conjoining jamo behaviour.
    case hangul
    /// 국립국어원 표준국어대사전, numerals.
    case numeral
    /// The company's Korean name.
    case brand
    /// 국립국어원 외래어 표기법 and 우리말샘.
    case loanword
    /// 표준국어대사전, names of the letters; R as in 우리말샘 큐알 코드.
    case letter
    /// 국제단위계 and currency names in 표준국어대사전.
    case unit
  }

  static let readings: [Reading] =
    [
      ("카카오톡", "카카오톡", "이", "으로", .hangul), ("카카오", "카카오", "가", "로", .hangul),
      ("네이버", "네이버", "가", "로", .hangul), ("라인", "라인", "이", "으로", .hangul),
      ("구글", "구글", "이", "로", .hangul), ("서울", "서울", "이", "로", .hangul), ("값", "값", "이", "으로", .hangul),
      ("이메일 주소", "주소", "가", "로", .hangul), ("비밀번호", "비밀번호", "가", "로", .hangul),
      ("카카오(주)", "카카오", "가", "로", .hangul), ("삼성(전자)", "삼성", "이", "으로", .hangul),
      ("“카카오톡”", "카카오톡", "이", "으로", .hangul), ("야호!", "야호", "가", "로", .hangul),
      ("ㄹ", "리을", "이", "로", .hangul), ("ㄱ", "기역", "이", "으로", .hangul), ("ㅏ", "아", "가", "로", .hangul),
      ("\u{1112}\u{1161}\u{11AB}", "한", "이", "으로", .hangul), ("\u{1100}\u{1161}", "가", "가", "로", .hangul),
    ].map(Self.text)
    + [
      (0, "영", "이", "으로"), (1, "일", "이", "로"), (2, "이", "가", "로"), (3, "삼", "이", "으로"),
      (4, "사", "가", "로"), (5, "오", "가", "로"), (6, "육", "이", "으로"), (7, "칠", "이", "로"),
      (8, "팔", "이", "로"), (9, "구", "가", "로"), (10, "십", "이", "으로"), (21, "이십일", "이", "로"),
      (100, "백", "이", "으로"), (1_000, "천", "이", "으로"), (1_500, "천오백", "이", "으로"),
      (10_000, "만", "이", "으로"), (120_000, "십이만", "이", "으로"), (100_000_000, "억", "이", "으로"),
      (1_000_000_000_000, "조", "가", "로"), (-3, "삼", "이", "으로"),
    ].map { Reading(value: .integer($0), reading: $1, subject: $2, direction: $3, source: .numeral) } + [
      Reading(value: .number(2.5), reading: "이 점 오", subject: "가", direction: "로", source: .numeral),
      Reading(value: .number(0.1), reading: "영 점 일", subject: "이", direction: "로", source: .numeral),
    ]
    + [
      ("2.50", "이 점 오영", "이", "으로", .numeral), ("010-1234-5678", "팔", "이", "로", .numeral),
      ("50%", "퍼센트", "가", "로", .unit), ("₩1,000", "천 원", "이", "으로", .unit), ("$5", "오 달러", "가", "로", .unit),
      ("10km", "킬로미터", "가", "로", .unit), ("5kg", "킬로그램", "이", "으로", .unit), ("3:30", "삼십 분", "이", "으로", .unit),
      ("3:00", "세 시", "가", "로", .unit), ("2026. 1. 5.", "오 일", "이", "로", .unit),
      ("LINE", "라인", "이", "으로", .brand), ("Google", "구글", "이", "로", .brand), ("Apple", "애플", "이", "로", .brand),
      ("Kakao", "카카오", "가", "로", .brand), ("Facebook", "페이스북", "이", "으로", .brand),
      ("GitHub", "깃허브", "가", "로", .brand), ("Steam", "스팀", "이", "으로", .loanword),
      ("PIN", "핀", "이", "으로", .loanword), ("Wi-Fi", "와이파이", "가", "로", .loanword),
      ("SMS", "에스엠에스", "가", "로", .letter), ("OTP", "오티피", "가", "로", .letter), ("QR", "큐알", "이", "로", .letter),
      ("ID", "아이디", "가", "로", .letter), ("URL", "유알엘", "이", "로", .letter), ("KBS N", "엔", "이", "으로", .letter),
      ("me@kakao.com", "닷컴", "이", "으로", .loanword), ("a@b.net", "닷넷", "이", "으로", .loanword),
      ("a@b.co.kr", "케이알", "이", "로", .letter), ("a@b.jp", "제이피", "가", "로", .letter),
      ("example.com", "닷컴", "이", "으로", .loanword),
    ].map(Self.text)

  private static func text(_ row: (String, String, String, String, Source)) -> Reading {
    Reading(value: .text(row.0), reading: row.1, subject: row.2, direction: row.3, source: row.4)
  }

  private func format(_ message: String, _ value: ArgumentValue, locale: String = "ko") throws -> String {
    try Message(message, locale: locale).format(["x": value])
  }

  @Test func thereAreEnoughReadings() { #expect(Self.readings.count >= 60) }

  @Test(arguments: readings.indices) func particleFitsTheReadingOfTheArgument(index: Int) throws {
    let example = Self.readings[index]
    let printed = try format("{x}", example.value)
    #expect(try format("{x}이(가)", example.value) == printed + example.subject, "\(example.reading)")
    #expect(try format("{x}(으)로", example.value) == printed + example.direction, "\(example.reading)")
  }

  @Test(arguments: [
    ("이(가)", "이", "가"), ("가(이)", "이", "가"), ("은(는)", "은", "는"), ("는(은)", "은", "는"), ("을(를)", "을", "를"),
    ("를(을)", "을", "를"), ("와(과)", "과", "와"), ("과(와)", "과", "와"), ("(으)로", "으로", "로"), ("으로(로)", "으로", "로"),
    ("로(으로)", "으로", "로"), ("(이)라", "이라", "라"), ("(이)란", "이란", "란"), ("(이)나", "이나", "나"), ("아(야)", "아", "야"),
    ("야(아)", "아", "야"), ("이에요/예요", "이에요", "예요"), ("예요/이에요", "이에요", "예요"), ("이었/였", "이었", "였"),
    ("(이)에요", "이에요", "예요"), ("을/를", "을", "를"), ("(으)로부터", "으로부터", "로부터"), ("은(는)요", "은요", "는요"),
  ])
  func everyNotationIsResolved(form: String, afterConsonant: String, afterVowel: String) throws {
    #expect(try format("{x}\(form)", "앱") == "앱" + afterConsonant)
    #expect(try format("{x}\(form)", "카드") == "카드" + afterVowel)
  }

  @Test func punctuationAndTagsAreSkipped() throws {
    #expect(try format("‘{x}’을(를)", "앱") == "‘앱’을")
    #expect(try format("[{x}]은(는)", "앱") == "[앱]은")
    #expect(try format("<b>{x}</b>이(가)", "앱") == "<b>앱</b>이")
    #expect(try format("\"<i>({x})</i>\"와(과)", "앱") == "\"<i>(앱)</i>\"과")
  }

  @Test func particleFollowsThePrintedBranch() throws {
    #expect(try format("{x, plural, other {#명}}이(가)", 3) == "3명이")
    #expect(try format("{x, plural, other {#이(가)}}", 3) == "3이")
    #expect(try format("{x, select, a {앱} other {카드}}을(를)", "a") == "앱을")
    #expect(try format("{x, select, a {앱} other {카드}}을(를)", "b") == "카드를")
    #expect(try format("{x, number, percent}은(는)", .number(0.5)) == "50%는")
  }

  @Test func particleAfterASpaceStays() throws {
    #expect(try format("조사 이(가) {x} 이(가) {x}의 을(를)", "앱") == "조사 이(가) 앱 이(가) 앱의 을(를)")
  }

  @Test func particlesAreResolvedOnlyInKorean() throws {
    #expect(try format("{x}이(가)", "앱", locale: "ja") == "앱이(가)")
    #expect(try format("{x}이(가)", "앱", locale: "ko-x-haeyo") == "앱이")
    #expect(try Message("{x}이(가)", locale: "ko", resolvesParticles: false).format(["x": "앱"]) == "앱이(가)")
  }
}
