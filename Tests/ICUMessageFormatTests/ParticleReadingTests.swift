import ICUMessageFormat
import Testing

/// The Korean pronunciation of values that are not plain Hangul, and the particles after them.
@Suite struct ParticleReadingTests {
  /// Values and the last words of their pronunciation.
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
    // A fraction alone is pronounced with its numerator last; a date or a page is not.
    ("1/2", "일"), ("3/4", "삼"), ("2/3", "이"), ("1/2.", "일"), ("3/1", "일"), ("11/22", "이"), ("2026/11/23", "삼"),
    ("1/2 페이지", "페이지"), ("½", "일"), ("¾", "삼"),
    // The spelling decides whether it is a word or an abbreviation.
    ("Foo", "푸"), ("OAuth", "오스"), ("AppAuth", "오스"), ("reCAPTCHA", "캡차"), ("eSIM", "심"), ("Meta", "메타"),
    ("Kakao Pay", "페이"), ("Apple Watch", "워치"), ("Galaxy", "갤럭시"), ("PayPal", "팔"), ("Netflix", "플릭스"),
    ("minsu", "민수"), ("minjun", "민준"), ("seoul", "서울"), ("Team", "팀"), ("Game Center", "센터"), ("Uber", "우버"),
    ("kang", "강"), ("NG", "엔지"), ("NAVER", "네이버"), ("SAMSUNG", "삼성"), ("QR", "큐알"), ("qr", "큐알"),
    ("kt", "케이티"), ("pdf", "피디에프"), ("photo.jpg", "제이피지"), ("https", "에스"),
    // Words in the table, also as a part of other words.
    ("Band", "밴드"), ("Kakao Talk", "톡"), ("KakaoTalk", "톡"), ("KakaoPage", "페이지"), ("id", "아이디"), ("username", "네임"),
    ("code", "코드"), ("locale", "로캘"), ("OpenID", "아이디"), ("WebRTC", "시"), ("Keycloak", "키클로크"), ("WhatsApp", "앱"),
    ("Chrome", "크롬"),
    // Addresses.
    ("toss.im", "아이엠"), ("Node.js", "제이에스"), ("a@b.dev", "데브"), ("a@b.app", "앱"), ("a@b.me", "미"), ("a@b.org", "오알지"),
    ("j***@gmail.com", "컴"), ("010-****-1234", "사"),
    // Characters that are not pronounced.
    ("민수🐶", "민수"), ("민준🐶🐱", "민준"), ("민준 👨‍👩‍👧", "민준"), ("민준👍🏽", "민준"), ("민수❤️", "민수"), ("서울🇰🇷", "서울"), ("민준★", "민준"),
    ("1️⃣", "일"), ("민수^^", "민수"), ("카카오\u{200B}", "카카오"), ("라인\u{FEFF}", "라인"), ("\u{2068}서울\u{2069}", "서울"),
    ("토스㈜", "토스"), ("라인™", "라인"), ("<b>서울</b>", "서울"), ("<b><i>라인</i></b>", "라인"), ("[서울](https://example.com)", "서울"),
    ("라인（주）", "라인"), ("라인(구 네이버)", "라인"), ("라인［앱이 아님］", "라인"), ("서울（수도）（구 한양）", "서울"), ("카카오[앱]", "앱"), ("（앱）", "앱"),
    ("**라인**", "라인"), ("이메일*", "이메일"),
    // Other scripts and numerals.
    ("Ⅲ", "삼"), ("Ⅱ", "이"), ("Ⅹ", "십"), ("②", "이"), ("⑩", "십"), ("㉑", "일"), ("ＬＩＮＥ", "라인"), ("１０", "십"), ("トヨタ", "타"),
    ("さくら", "라"), ("ドラえもん", "몬"),
  ]

  /// Names of products and companies with the Korean pronunciation of the name or of its last word.
  static let brands: [(value: String, reading: String)] = [
    ("TVING", "티빙"), ("OLIVE YOUNG", "영"), ("Olive Young", "영"), ("GMARKET", "지마켓"), ("Gmarket", "지마켓"),
    ("SOOP", "숲"), ("NETMARBLE", "넷마블"), ("Karrot", "캐럿"), ("Genie", "지니"), ("Weverse", "위버스"),
    ("Zigzag", "지그재그"), ("Wanted", "원티드"), ("Klook", "클룩"), ("Lotte", "롯데"), ("LOTTE", "롯데"),
    ("Shinsegae", "신세계"), ("Galaxy Tab", "탭"), ("MacBook Air", "에어"), ("Claude", "클로드"), ("COUPANG", "쿠팡"),
    ("Coupang Play", "플레이"), ("NAVER", "네이버"), ("KAKAO", "카카오"), ("TOSS", "토스"), ("Toss Bank", "뱅크"),
    ("TossBank", "뱅크"), ("KakaoBank", "뱅크"), ("Kbank", "케이뱅크"), ("SSG.COM", "컴"), ("11ST", "에스티"),
    ("Auction", "옥션"), ("AUCTION", "옥션"), ("INTERPARK", "인터파크"), ("Interpark", "인터파크"), ("YES24", "사"),
    ("KYOBO", "교보"), ("ALADIN", "알라딘"), ("RIDI", "리디"), ("MELON", "멜론"), ("Bugs", "벅스"), ("FLO", "플로"),
    ("WAVVE", "웨이브"), ("wavve", "웨이브"), ("WATCHA", "왓챠"), ("LAFTEL", "라프텔"), ("KREAM", "크림"),
    ("MUSINSA", "무신사"), ("Kurly", "컬리"), ("KURLY", "컬리"), ("ABLY", "에이블리"), ("BRANDI", "브랜디"),
    ("IDUS", "아이디어스"), ("Wadiz", "와디즈"), ("Tumblbug", "텀블벅"), ("Baemin", "배민"), ("YOGIYO", "요기요"),
    ("SOCAR", "쏘카"), ("TADA", "타다"), ("Yanolja", "야놀자"), ("Triple", "트리플"), ("Myrealtrip", "마이리얼트립"),
    ("TMAP", "티맵"), ("Tmap", "티맵"), ("Cashwalk", "캐시워크"), ("CYWORLD", "싸이월드"), ("NATE", "네이트"), ("Nate", "네이트"),
    ("DAUM", "다음"), ("Tistory", "티스토리"), ("Brunch", "브런치"), ("Postype", "포스타입"), ("Millie", "밀리"),
    ("JobPlanet", "플래닛"), ("Jobplanet", "잡플래닛"), ("JobKorea", "코리아"), ("Saramin", "사람인"), ("Inflearn", "인프런"),
    ("Programmers", "프로그래머스"), ("REMEMBER", "리멤버"), ("Zigbang", "직방"), ("Dabang", "다방"), ("UPBIT", "업비트"),
    ("Upbit", "업비트"), ("Bithumb", "빗썸"), ("Korbit", "코빗"), ("COINONE", "코인원"), ("PASS", "패스"), ("PAYCO", "페이코"),
    ("HANA", "하나"), ("SHINHAN", "신한"), ("WOORI", "우리"), ("IBK", "아이비케이"), ("KB", "케이비"), ("NH", "엔에이치"),
    ("SKT", "에스케이티"), ("KT", "케이티"), ("Nexon", "넥슨"), ("NEXON", "넥슨"), ("NCSOFT", "엔씨소프트"),
    ("NCsoft", "소프트"), ("KRAFTON", "크래프톤"), ("Smilegate", "스마일게이트"), ("SMILEGATE", "스마일게이트"),
    ("DEVSISTERS", "데브시스터즈"), ("Riot", "라이엇"), ("Riot Games", "게임즈"), ("Valve", "밸브"), ("Steam", "스팀"),
    ("STEAM", "스팀"), ("Blizzard", "블리자드"), ("Ubisoft", "유비소프트"), ("Nintendo", "닌텐도"), ("PlayStation", "스테이션"),
    ("Xbox", "엑스박스"), ("Roblox", "로블록스"), ("Minecraft", "마인크래프트"), ("Hyundai", "현대"), ("HYUNDAI", "현대"),
    ("KIA", "기아"), ("POSCO", "포스코"), ("Hanwha", "한화"), ("DOOSAN", "두산"), ("CJ", "시제이"), ("Innisfree", "이니스프리"),
    ("Laneige", "라네즈"), ("Etude", "에뛰드"), ("HERA", "헤라"), ("Emart", "이마트"), ("EMART", "이마트"),
    ("Homeplus", "홈플러스"), ("Ministop", "미니스톱"), ("Netflix", "플릭스"), ("Disney", "디즈니"), ("Spotify", "스포티파이"),
    ("Twitch", "트위치"), ("Discord", "디스코드"), ("Telegram", "텔레그램"), ("Snapchat", "스냅챗"), ("Instagram", "인스타그램"),
    ("LinkedIn", "인"), ("Mastodon", "마스토돈"), ("Bluesky", "블루스카이"), ("Tumblr", "텀블러"), ("Quora", "쿼라"),
    ("Medium", "미디엄"), ("Patreon", "패트리온"), ("Behance", "비핸스"), ("Dribbble", "드리블"), ("Vimeo", "비메오"),
    ("SoundCloud", "클라우드"), ("Soundcloud", "사운드클라우드"), ("TIDAL", "타이달"), ("Amazon", "아마존"), ("AMAZON", "아마존"),
    ("eBay", "베이"), ("AliExpress", "익스프레스"), ("Temu", "테무"), ("Rakuten", "라쿠텐"), ("Mercari", "메루카리"),
    ("Shopify", "쇼피파이"), ("Etsy", "엣시"), ("Walmart", "월마트"), ("Target", "타깃"), ("Costco", "코스트코"),
    ("IKEA", "이케아"), ("UNIQLO", "유니클로"), ("ZARA", "자라"), ("NIKE", "나이키"), ("Nike", "나이키"), ("Adidas", "아디다스"),
    ("GUCCI", "구찌"), ("CHANEL", "샤넬"), ("LEGO", "레고"), ("Starbucks", "스타벅스"), ("Uber", "우버"), ("Lyft", "리프트"),
    ("Airbnb", "에어비앤비"), ("Booking", "부킹"), ("Expedia", "익스피디아"), ("Agoda", "아고다"), ("Trip", "트립"),
    ("Grab", "그랩"), ("Gojek", "고젝"), ("PayPal", "팔"), ("VISA", "비자"), ("Mastercard", "마스터카드"),
    ("MasterCard", "카드"), ("AMEX", "아멕스"), ("Wise", "와이즈"), ("Revolut", "레볼루트"), ("Coinbase", "코인베이스"),
    ("Binance", "바이낸스"), ("MetaMask", "마스크"), ("Dropbox", "드롭박스"), ("Notion", "노션"), ("Asana", "아사나"),
    ("Trello", "트렐로"), ("Jira", "지라"), ("Atlassian", "아틀라시안"), ("Confluence", "컨플루언스"), ("Zoom", "줌"),
    ("Webex", "웹엑스"), ("Figma", "피그마"), ("Canva", "캔바"), ("Airtable", "에어테이블"), ("Zapier", "재피어"),
    ("HubSpot", "스팟"), ("Hubspot", "허브스팟"), ("Mailchimp", "메일침프"), ("SendGrid", "그리드"), ("Twilio", "트윌리오"),
    ("Stytch", "스티치"), ("Clerk", "클러크"), ("Okta", "옥타"), ("OKTA", "옥타"), ("Cognito", "코그니토"), ("Vercel", "버셀"),
    ("Netlify", "넷리파이"), ("Heroku", "헤로쿠"), ("Cloudflare", "클라우드플레어"), ("AWS", "에이더블유에스"), ("Azure", "애저"),
    ("AZURE", "애저"), ("OpenAI", "에이아이"), ("ChatGPT", "지피티"), ("Gemini", "제미나이"), ("Copilot", "코파일럿"),
    ("Ubuntu", "우분투"), ("Red Hat", "햇"), ("Docker", "도커"), ("Redis", "레디스"), ("Kafka", "카프카"),
    ("Datadog", "데이터도그"), ("Splunk", "스플렁크"), ("Elastic", "일래스틱"), ("Pixel", "픽셀"), ("Galaxy Fold", "폴드"),
    ("iMac", "맥"), ("AirPods", "에어팟"), ("AirTag", "태그"), ("HomePod", "팟"), ("Kindle", "킨들"), ("Alexa", "알렉사"),
    ("Xiaomi", "샤오미"), ("Huawei", "화웨이"), ("Lenovo", "레노버"), ("Dell", "델"), ("ASUS", "에이수스"), ("Acer", "에이서"),
    ("HP", "에이치피"), ("SONY", "소니"), ("Canon", "캐논"),
  ]

  @Test(arguments: readings + brands) func particleFitsTheReading(value: String, reading: String) throws {
    let last = try #require(reading.unicodeScalars.last)
    // Unicode, section 3.12: no final consonant is 0, ㄹ is 8.
    let final = (last.value - 0xAC00) % 28
    #expect(try format("{x}이(가)", value) == value + (final == 0 ? "가" : "이"), "\(reading)")
    #expect(try format("{x}(으)로", value) == value + ([0, 8].contains(final) ? "로" : "으로"), "\(reading)")
  }

  /// Words of ambiguous pronunciation, masked values, ideographs, and symbols without a pronunciation.
  @Test(arguments: [
    "Qat", "Cafe", "setup.exe", "Bluetooth Quest", "IMAP", "café", "日本", "東京", "شركة", "😀", "★", "j•••@g•••",
    "j***@g***",
    "김○○", "김〇〇", "010-1234-****", "…",
  ])
  func unknownReadingKeepsBothForms(value: String) throws {
    #expect(try format("{x}이(가)", value) == "\(value)이(가)")
  }

  private func format(_ message: String, _ value: String) throws -> String {
    try Message(message, locale: "ko").format(["x": .text(value)])
  }
}
