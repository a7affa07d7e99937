import ICUMessageFormat
import Testing

/// How values that are not plain Hangul are read, and the particles after them.
@Suite struct ParticleReadingTests {
  /// A value and the last word of its pronunciation.
  ///
  /// Sources: 국립국어원 외래어 표기법, 표준국어대사전 (numerals, letters, units), 우리말샘; the companies' own names.
  static let readings: [(value: String, reading: String)] = [
    // A capital after a number is a letter; only a small g is a unit.
    ("5G", "지"), ("4G", "지"), ("LTE/5G", "지"), ("Galaxy S24 5G", "지"), ("64G", "지"), ("5g", "그램"), ("1M", "메가"),
    ("10MB", "메가바이트"), ("4K", "케이"), ("60Hz", "헤르츠"), ("Hz", "헤르츠"), ("2.4 GHz", "기가헤르츠"), ("24h", "시간"),
    ("24 h", "시간"), ("30s", "초"), ("7d", "일"), ("kg", "킬로그램"), ("KG", "케이지"), ("10㎏", "킬로그램"), ("㎡", "제곱미터"),
    // A digit directly after a word in Latin letters is read in English, any other number in Korean.
    ("V3", "스리"), ("S3", "스리"), ("Web3", "스리"), ("MP3", "스리"), ("IPv6", "식스"), ("H1", "원"), ("K7", "세븐"), ("S8", "에이트"),
    ("K9", "나인"), ("Auth0", "제로"), ("Level 3", "삼"), ("Level_6", "육"), ("UTF-8", "팔"), ("TLS1.3", "삼"), ("v1.2.3", "삼"),
    ("Galaxy S24", "사"), ("iPhone 16", "육"), ("SHA256", "육"), ("S10", "십"), ("user13", "삼"), ("A1B3", "삼"),
    ("민수3", "삼"), ("3", "삼"),
    // A lone fraction ends in its numerator, a date and a page do not.
    ("1/2", "일"), ("3/4", "삼"), ("2/3", "이"), ("1/2.", "일"), ("3/1", "일"), ("11/22", "이"), ("2026/11/23", "삼"),
    ("1/2 페이지", "페이지"), ("½", "일"), ("¾", "삼"),
    // The spelling decides whether it is a word or an abbreviation.
    ("Foo", "푸"), ("OAuth", "오스"), ("AppAuth", "오스"), ("reCAPTCHA", "캡차"), ("eSIM", "심"), ("Meta", "메타"),
    ("Kakao Pay", "페이"), ("Apple Watch", "워치"), ("Galaxy", "갤럭시"), ("PayPal", "팔"), ("Netflix", "플릭스"),
    ("minsu", "민수"), ("minjun", "민준"), ("seoul", "서울"), ("Team", "팀"), ("Game Center", "센터"), ("Uber", "우버"),
    ("kang", "강"), ("NG", "엔지"), ("NAVER", "네이버"), ("SAMSUNG", "삼성"), ("QR", "큐알"), ("qr", "큐알"),
    ("kt", "케이티"), ("pdf", "피디에프"), ("photo.jpg", "제이피지"), ("https", "에스"),
    // Words in the table, also as a part of others.
    ("Band", "밴드"), ("Kakao Talk", "톡"), ("KakaoTalk", "톡"), ("KakaoPage", "페이지"), ("id", "아이디"), ("username", "네임"),
    ("code", "코드"), ("locale", "로캘"), ("OpenID", "아이디"), ("WebRTC", "시"), ("Keycloak", "키클로크"), ("WhatsApp", "앱"),
    ("Chrome", "크롬"),
    // Addresses.
    ("toss.im", "아이엠"), ("Node.js", "제이에스"), ("a@b.dev", "데브"), ("a@b.app", "앱"), ("a@b.me", "미"), ("a@b.org", "오알지"),
    ("j***@gmail.com", "컴"), ("010-****-1234", "사"),
    // What is not read.
    ("민수🐶", "민수"), ("민준🐶🐱", "민준"), ("민준 👨‍👩‍👧", "민준"), ("민준👍🏽", "민준"), ("민수❤️", "민수"), ("서울🇰🇷", "서울"), ("민준★", "민준"),
    ("1️⃣", "일"), ("민수^^", "민수"), ("카카오\u{200B}", "카카오"), ("라인\u{FEFF}", "라인"), ("\u{2068}서울\u{2069}", "서울"),
    ("토스㈜", "토스"), ("라인™", "라인"), ("<b>서울</b>", "서울"), ("<b><i>라인</i></b>", "라인"), ("[서울](https://example.com)", "서울"),
    ("라인（주）", "라인"), ("라인(구 네이버)", "라인"), ("라인［앱이 아님］", "라인"), ("서울（수도）（구 한양）", "서울"), ("카카오[앱]", "앱"), ("（앱）", "앱"),
    ("**라인**", "라인"), ("이메일*", "이메일"),
    // Other scripts and numerals.
    ("Ⅲ", "삼"), ("Ⅱ", "이"), ("Ⅹ", "십"), ("②", "이"), ("⑩", "십"), ("㉑", "일"), ("ＬＩＮＥ", "라인"), ("１０", "십"), ("トヨタ", "타"),
    ("さくら", "라"), ("ドラえもん", "몬"),
  ]

  @Test(arguments: readings.indices) func aParticleFitsTheReading(index: Int) throws {
    let (value, reading) = Self.readings[index]
    let last = try #require(reading.unicodeScalars.last)
    // Unicode, section 3.12: no final consonant is 0, ㄹ is 8.
    let final = (last.value - 0xAC00) % 28
    #expect(try format("{x}이(가)", value) == value + (final == 0 ? "가" : "이"), "\(reading)")
    #expect(try format("{x}(으)로", value) == value + ([0, 8].contains(final) ? "로" : "으로"), "\(reading)")
  }

  /// Words that could end in either sound, masks, ideographs, and what has no sound at all.
  @Test(arguments: [
    "Qat", "Cafe", "setup.exe", "OpenID Connect", "café", "日本", "東京", "شركة", "😀", "★", "j•••@g•••", "j***@g***",
    "김○○", "김〇〇", "010-1234-****", "…",
  ])
  func theTolerantFormStaysWhereTheReadingIsNotKnown(value: String) throws {
    #expect(try format("{x}이(가)", value) == "\(value)이(가)")
  }

  private func format(_ message: String, _ value: String) throws -> String {
    try Message(message, locale: "ko").format(["x": .text(value)])
  }
}
