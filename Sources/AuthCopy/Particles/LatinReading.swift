/// The Korean pronunciation of words in Latin letters.
enum LatinReading {
  /// Brands by their Korean names, and common words in their usual Korean spelling.
  ///
  /// Source: the companies' own Korean names; 국립국어원 외래어 표기법 and 우리말샘 for the words.
  private static let words: [String: String] = [
    "adobe": "어도비", "amazon": "아마존", "android": "안드로이드", "app": "앱", "apple": "애플", "auth0": "오스제로",
    "authenticator": "어센티케이터", "authy": "오시", "bank": "뱅크", "bluetooth": "블루투스", "chrome": "크롬",
    "cognito": "코그니토", "coupang": "쿠팡", "daum": "다음", "discord": "디스코드", "dropbox": "드롭박스",
    "e-mail": "이메일", "edge": "에지", "email": "이메일", "facebook": "페이스북", "firebase": "파이어베이스",
    "firefox": "파이어폭스", "github": "깃허브", "gitlab": "깃랩", "gmail": "지메일", "google": "구글",
    "hotmail": "핫메일", "icloud": "아이클라우드", "instagram": "인스타그램", "intel": "인텔", "internet": "인터넷",
    "ios": "아이오에스", "ipad": "아이패드", "iphone": "아이폰", "kakao": "카카오", "kakaobank": "카카오뱅크",
    "kakaotalk": "카카오톡", "line": "라인", "linkedin": "링크드인", "login": "로그인", "mac": "맥", "macos": "맥오에스",
    "mail": "메일", "messenger": "메신저", "microsoft": "마이크로소프트", "mp3": "엠피쓰리", "naver": "네이버",
    "netflix": "넷플릭스", "notion": "노션", "okta": "옥타", "oracle": "오라클", "outlook": "아웃룩", "pass": "패스",
    "passkey": "패스키", "password": "패스워드", "payco": "페이코", "paypal": "페이팔", "pin": "핀", "safari": "사파리",
    "samsung": "삼성", "server": "서버", "signal": "시그널", "skype": "스카이프", "slack": "슬랙", "spotify": "스포티파이",
    "steam": "스팀", "supabase": "수파베이스", "teams": "팀즈", "telegram": "텔레그램", "tiktok": "틱톡", "token": "토큰",
    "toss": "토스", "twitch": "트위치", "twitter": "트위터", "web": "웹", "webauthn": "웹오슨", "wechat": "위챗",
    "whatsapp": "왓츠앱", "wi-fi": "와이파이", "wifi": "와이파이", "windows": "윈도우즈", "yahoo": "야후", "youtube": "유튜브",
    "zip": "지프", "zoom": "줌",
  ]

  /// The names of letters.
  ///
  /// R is pronounced 알 in speech (우리말샘: 큐알 코드), although dictionaries name it 아르.
  private static let letters: [UInt8: String] = Dictionary(
    uniqueKeysWithValues: zip(
      UInt8(ascii: "A")...UInt8(ascii: "Z"),
      [
        "에이", "비", "시", "디", "이", "에프", "지", "에이치", "아이", "제이", "케이", "엘", "엠", "엔", "오", "피", "큐", "알", "에스",
        "티", "유", "브이", "더블유", "엑스", "와이", "제트",
      ]))

  /// Units after a number (국제단위계의 한글 표기).
  private static let units: [String: String] = [
    "km": "킬로미터", "m": "미터", "cm": "센티미터", "mm": "밀리미터", "kg": "킬로그램", "g": "그램", "mg": "밀리그램", "l": "리터",
    "ml": "밀리리터", "kb": "킬로바이트", "mb": "메가바이트", "gb": "기가바이트", "tb": "테라바이트", "ms": "밀리초",
  ]

  /// The last label of addresses and domain names.
  private static let domains: [String: String] = [
    "com": "컴", "net": "넷", "org": "오알지", "kr": "케이알", "jp": "제이피", "io": "아이오", "ai": "에이아이", "dev": "데브",
    "app": "앱", "me": "미", "cn": "시엔", "us": "유에스", "uk": "유케이", "edu": "에듀", "info": "인포", "co": "시오", "tv": "티브이",
  ]

  /// The pronunciation of the word that ends a text; nil when it is unknown.
  static func reading(ofWordAtEndOf text: UTF8Slice) -> String? {
    let token = Token(text)
    guard token.text.contains(where: \.isASCIILetter) else { return nil }
    let word = String(decoding: token.text, as: UTF8.self).lowercased()
    if let reading = words[word] { return reading }
    let letters = token.text.suffix { $0.isASCIILetter }
    guard let last = letters.last else { return nil }
    let lastWord = String(decoding: letters, as: UTF8.self).lowercased()
    let before = token.text[..<letters.startIndex]
    if before.last == UInt8(ascii: "."), before.count > 1 { return domains[lastWord] }
    if before.last?.isASCIIDigit == true, let unit = units[lastWord] { return unit }
    if let reading = words[lastWord] { return reading }
    return letters.allSatisfy(\.isASCIIUppercase) ? Self.letters[last] : nil
  }
}

/// The letters, digits and marks of one word, address or domain name at the end of a text.
private struct Token {
  let text: UTF8Slice

  init(_ text: UTF8Slice) {
    self.text = text.suffix { $0.isASCIILetter || $0.isASCIIDigit || Token.marks.contains($0) }
  }

  private static let marks = Set("-.@_+".utf8)
}

extension UTF8Slice {
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> UTF8Slice {
    var start = endIndex
    while start > startIndex, predicate(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
