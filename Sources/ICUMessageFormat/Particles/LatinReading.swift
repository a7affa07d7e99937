/// The Korean pronunciation of a text that ends in Latin letters.
///
/// The tables take precedence. For other words, the pronunciation is known only if the spelling determines the final
/// sound: most final letters sound the same whether a text is read as a word or letter by letter. In `Adobe`, `Apple`
/// and `Line` the final letter does not determine the sound, so such words must be in the table.
enum LatinReading {
  /// The Korean names of brands, and the Korean spelling of common words, whose English spelling does not determine the
  /// final sound.
  ///
  /// Source: the companies' own Korean names; 국립국어원 외래어 표기법 and 우리말샘 for the words.
  static let words = table(
    """
    account 어카운트 adobe 어도비 air 에어 airbnb 에어비앤비 airpods 에어팟 airtable 에어테이블 airtag 에어태그 amorepacific 아모레퍼시픽
    android 안드로이드 app 앱 apple 애플 appstore 앱스토어 authenticator 어센티케이터 azure 애저 baguette 바게뜨 band 밴드 bandcamp 밴드캠프
    bank 뱅크 basic 베이식 behance 비핸스 binance 바이낸스 bing 빙 bitbucket 비트버킷 bithumb 빗썸 blizzard 블리자드 blog 블로그 bluehouse 블루하우스
    brave 브레이브 browser 브라우저 card 카드 cashwalk 캐시워크 center 센터 chat 챗 chrome 크롬 chromebook 크롬북 chromecast 크롬캐스트
    claude 클로드 clerk 클러크 client 클라이언트 cloud 클라우드 cloudflare 클라우드플레어 club 클럽 code 코드 coinbase 코인베이스 coinone 코인원
    confluence 컨플루언스 connect 커넥트 cookie 쿠키 copilot 코파일럿 coupang 쿠팡 creative 크리에이티브 cyworld 싸이월드 datadog 데이터도그 date 데이트
    desktop 데스크톱 device 디바이스 direct 다이렉트 discord 디스코드 dribbble 드리블 drive 드라이브 e-mail 이메일 edge 에지 elastic 일래스틱
    emart 이마트 enterprise 엔터프라이즈 epic 에픽 etude 에뛰드 face 페이스 facebook 페이스북 file 파일 finance 파이낸스 fire 파이어 firebase 파이어베이스
    flip 플립 fold 폴드 free 프리 game 게임 gate 게이트 genie 지니 github 깃허브 gitlab 깃랩 gmarket 지마켓 gojek 고젝 google 구글 grab 그랩
    group 그룹 guest 게스트 hat 햇 hellomarket 헬로마켓 home 홈 homepod 홈팟 house 하우스 hubspot 허브스팟 huggingface 허깅페이스 hundred 헌드레드
    icloud 아이클라우드 id 아이디 imac 아이맥 image 이미지 inc 아이엔시 innisfree 이니스프리 insight 인사이트 insurance 인슈어런스 internet 인터넷
    interpark 인터파크 ip 아이피 ipad 아이패드 iphone 아이폰 jobplanet 잡플래닛 jpeg 제이펙 kakaobank 카카오뱅크 kakaopage 카카오페이지 kakaotalk 카카오톡
    karrot 캐럿 kbank 케이뱅크 keycloak 키클로크 kind 카인드 kindle 킨들 klook 클룩 korbit 코빗 laneige 라네즈 language 랭귀지 laptop 랩톱
    ldap 엘댑 life 라이프 light 라이트 line 라인 link 링크 lite 라이트 live 라이브 locale 로캘 lock 록 lotte 롯데 lyft 리프트 mac 맥 macbook 맥북
    mailchimp 메일침프 market 마켓 mastercard 마스터카드 mcdonald 맥도날드 message 메시지 messenger 메신저 metamask 메타마스크 method 메서드
    microsoft 마이크로소프트 millie 밀리 minecraft 마인크래프트 ministop 미니스톱 mobile 모바일 mode 모드 moneyforward 머니포워드 mongodb 몽고디비
    mpeg 엠펙 music 뮤직 myrealtrip 마이리얼트립 name 네임 nate 네이트 naver 네이버 ncsoft 엔씨소프트 net 넷 netmarble 넷마블 nickname 닉네임
    nike 나이키 node 노드 nonghyup 농협 note 노트 office 오피스 olive 올리브 one 원 online 온라인 oracle 오라클 org 오알지 outlook 아웃룩 page 페이지
    paramount 파라마운트 park 파크 passcode 패스코드 password 패스워드 phone 폰 pinterest 핀터레스트 point 포인트 postype 포스타입 prime 프라임
    profile 프로필 project 프로젝트 rallit 랠릿 reddit 레딧 redhat 레드햇 revolut 레볼루트 riot 라이엇 role 롤 root 루트 salesforce 세일즈포스
    samsung 삼성 secret 시크릿 sendgrid 센드그리드 server 서버 service 서비스 shinsegae 신세계 shop 숍 site 사이트 skype 스카이프 slack 슬랙
    smilegate 스마일게이트 snapchat 스냅챗 soop 숲 soundcloud 사운드클라우드 space 스페이스 splunk 스플렁크 sport 스포트 store 스토어 stripe 스트라이프
    style 스타일 supabase 수파베이스 support 서포트 surface 서피스 tab 탭 tablet 태블릿 talk 톡 target 타깃 template 템플릿 test 테스트
    thread 스레드 tiktok 틱톡 time 타임 tmap 티맵 tossbank 토스뱅크 trade 트레이드 trip 트립 triple 트리플 tumblbug 텀블벅 twitter 트위터
    twosome 투썸 type 타입 ubisoft 유비소프트 up 업 upbit 업비트 update 업데이트 user 유저 username 유저네임 value 밸류 valve 밸브 vault 볼트
    vogue 보그 wallet 월릿 walmart 월마트 wanted 원티드 wavve 웨이브 web 웹 wechat 위챗 weverse 위버스 whale 웨일 whatsapp 왓츠앱 wi-fi 와이파이
    wise 와이즈 workplace 워크플레이스 workspace 워크스페이스 world 월드 youtube 유튜브 zigzag 지그재그 zip 지프
    """)

  /// Reads a table from a text of names and readings, which takes half as much of a binary as a literal does.
  private static func table(_ text: String) -> [String: String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return words.indices.reduce(into: [:]) { if $1.isMultiple(of: 2) { $0[words[$1]] = words[$1 + 1] } }
  }

  /// The names of the letters from A to Z.
  ///
  /// R is pronounced 알 in speech (우리말샘: 큐알 코드), although dictionaries name it 아르.
  static let letters = [
    "에이", "비", "시", "디", "이", "에프", "지", "에이치", "아이", "제이", "케이", "엘", "엠", "엔", "오", "피", "큐", "알", "에스", "티", "유",
    "브이", "더블유", "엑스", "와이", "제트",
  ]

  private static func name(ofLetter letter: UInt8) -> String { letters[Int(letter.lowercased - UInt8(ascii: "a"))] }

  /// Letters whose names end in the same sound as words that end in the letter, as in 엘 and 월, 엠 and 스팀, 에스 and 패스.
  ///
  /// Final vowels, fricatives and affricates end in a vowel, and the sounds of L, M and N become final consonants
  /// (외래어 표기법 제3장 제1절).
  private static let unambiguousEnds = Array("afhijlmnosuvwxyz".utf8)
  private static let vowels = Array("aeiouy".utf8)

  /// Units (국제단위계의 한글 표기).
  ///
  /// A single capital is a letter (5G is 오지), except M (메가) and L (리터) after a number.
  static let units = table(
    """
    M 메가 L 리터 km 킬로미터 m 미터 cm 센티미터 mm 밀리미터 kg 킬로그램 g 그램 mg 밀리그램 l 리터 ml 밀리리터 kb 킬로바이트 mb 메가바이트 gb 기가바이트 tb 테라바이트
    ms 밀리초 s 초 sec 초 min 분 h 시간 d 일 hz 헤르츠 khz 킬로헤르츠 mhz 메가헤르츠 ghz 기가헤르츠 px 픽셀
    """)

  /// The pronunciation of the word that ends a text; nil when it is unknown.
  static func reading(ofWordAtEndOf text: UTF8Slice) -> String? {
    let token = Token(text).text
    guard token.contains(where: \.isASCIILetter) else { return nil }
    if let reading = words[String(decoding: token, as: UTF8.self).lowercased()] { return reading }
    let letters = token.suffix { $0.isASCIILetter }
    guard let last = letters.last else { return reading(ofDigitAtEndOf: token) }
    let before = text[..<letters.startIndex]
    // A domain or file extension of two letters, such as `.kr` or `.js`, is read letter by letter.
    if before.last == UInt8(ascii: "."), letters.count == 2, token.startIndex < before.endIndex - 1 {
      return name(ofLetter: last)
    }
    return unit(letters, after: before) ?? reading(ofWord: letters)
  }

  /// A digit directly after a word in Latin letters is part of its name and read in English: V3, S3, Web3, IPv6.
  ///
  /// `Galaxy S24`, `iPhone 16`, `Level 3` and `TLS 1.3` end in a number that is read in Korean. The digits of a code
  /// such as `A1B2` are read one by one, also in Korean.
  private static func reading(ofDigitAtEndOf token: UTF8Slice) -> String? {
    let word = token.dropLast().suffix { $0.isASCIILetter || $0.isASCIIDigit }
    guard let digit = token.last, digit.isASCIIDigit, !word.isEmpty, word.allSatisfy(\.isASCIILetter) else {
      return nil
    }
    return NumberReading.englishReading(of: digit)
  }

  private static func unit(_ letters: UTF8Slice, after before: UTF8Slice) -> String? {
    let unit = String(decoding: letters, as: UTF8.self)
    let lowercased = letters.count > 1 ? unit.lowercased() : unit
    let number = before.last == UInt8(ascii: " ") ? before.dropLast() : before
    if number.last?.isASCIIDigit == true {
      let word = number.suffix {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
      }
      return word.contains(where: \.isASCIILetter) ? nil : units[lowercased]
    }
    // Without a number KG may be an abbreviation, but not kg.
    return letters.count > 1 && !letters.allSatisfy(\.isASCIIUppercase) ? units[lowercased] : nil
  }

  private static func reading(ofWord letters: UTF8Slice) -> String? {
    let word = String(decoding: letters, as: UTF8.self).lowercased()
    if let reading = words[word] { return reading }
    // The last part of KakaoTalk and OpenID.
    let part = letters.lastCapitalizedPart
    if let reading = words[String(decoding: part, as: UTF8.self).lowercased()] { return reading }
    guard let last = part.last?.lowercased else { return nil }
    func hasVowel(_ letters: UTF8Slice) -> Bool { letters.contains { vowels.contains($0.lowercased) } }
    // Letters without a vowel are an abbreviation: kt, pdf. Four capitals or more with a vowel are a word: TVING.
    // A single capital that ends a longer word, as in `PlanB`, may belong to the word.
    let isWrittenInCapitals = part.allSatisfy(\.isASCIIUppercase) && (part.count > 1 || part.count == letters.count)
    let isAbbreviation = isWrittenInCapitals && (part.count < 4 || !hasVowel(part)) || !hasVowel(letters)
    if isAbbreviation || unambiguousEnds.contains(last) { return name(ofLetter: last) }
    // In loanwords, a final r is a vowel, as in 우버, and ng after a vowel is ㅇ, as in 부킹.
    if word.count > 3, last == UInt8(ascii: "r") { return "어" }
    if word.hasSuffix("ng"), letters.dropLast(2).last.map({ vowels.contains($0.lowercased) }) == true { return "응" }
    return nil
  }
}

/// The letters, digits and marks of one word, address or domain name at the end of a text.
private struct Token {
  let text: UTF8Slice

  init(_ text: UTF8Slice) {
    self.text = text.suffix { $0.isASCIILetter || $0.isASCIIDigit || Token.marks.contains($0) }
  }

  private static let marks = Array("-.@_+".utf8)
}

extension UTF8Slice {
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> UTF8Slice {
    var start = endIndex
    while start > startIndex, predicate(self[start - 1]) { start -= 1 }
    return self[start...]
  }

  /// The text from the last capital that does not follow another capital; the whole text if there is none.
  fileprivate var lastCapitalizedPart: UTF8Slice {
    let start = indices.last { $0 > startIndex && self[$0].isASCIIUppercase && !self[$0 - 1].isASCIIUppercase }
    return self[(start ?? startIndex)...]
  }
}

extension UInt8 {
  fileprivate var uppercased: UInt8 { (0x61...0x7A).contains(self) ? self - 0x20 : self }
  fileprivate var lowercased: UInt8 { isASCIIUppercase ? self + 0x20 : self }
}
