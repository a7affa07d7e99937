import ICUMessageFormat
import Testing

/// The notations of Korean particles, and the text that may be between a particle and the word that selects it.
@Suite struct ParticleNotationTests {
  @Test(arguments: [("이", "가"), ("은", "는"), ("을", "를"), ("과", "와"), ("아", "야"), ("이랑", "랑"), ("이라고", "라고")])
  func pairsHaveSixNotations(consonant: String, vowel: String) throws {
    for notation in [
      "\(consonant)(\(vowel))", "\(vowel)(\(consonant))", "(\(consonant))\(vowel)", "(\(vowel))\(consonant)",
      "\(consonant)/\(vowel)", "\(vowel)/\(consonant)",
    ] {
      #expect(try format("{x}\(notation) 끝", "서울") == "서울\(consonant) 끝")
      #expect(try format("{x}\(notation)", "카카오") == "카카오\(vowel)")
    }
  }

  @Test(arguments: ["(으)로", "으로(로)", "로(으로)", "(으로)로", "(로)으로", "으로/로", "로/으로"])
  func directionParticleHasSevenNotations(notation: String) throws {
    #expect(try format("{x}\(notation)", "앱") == "앱으로")
    #expect(try format("{x}\(notation)", "서울") == "서울로")
    #expect(try format("{x}\(notation)", "카드") == "카드로")
    #expect(try format("{x}\(notation)부터", "앱") == "앱으로부터")
  }

  @Test(arguments: [
    ("(이)라면", "이라면", "라면"), ("(이)라는", "이라는", "라는"), ("(이)라도", "이라도", "라도"), ("(이)며", "이며", "며"),
    ("(이)든지", "이든지", "든지"), ("(이)여", "이여", "여"), ("(이)야말로", "이야말로", "야말로"), ("(이)가", "이", "가"),
    ("(이)었습니다", "이었습니다", "였습니다"), ("(이)였습니다", "이었습니다", "였습니다"), ("(이)여서", "이어서", "여서"),
    ("(이)어야", "이어야", "여야"), ("(이)예요", "이에요", "예요"), ("예요(이에요)", "이에요", "예요"), ("(으)로서", "으로서", "로서"),
    ("(으)론", "으론", "론"), ("으로써/로써", "으로써", "로써"), ("은(는)커녕", "은커녕", "는커녕"), ("(와)과의", "과의", "와의"),
  ])
  func longerEndingsAreKept(notation: String, afterConsonant: String, afterVowel: String) throws {
    #expect(try format("{x}\(notation)", "앱") == "앱" + afterConsonant)
    #expect(try format("{x}\(notation)", "카드") == "카드" + afterVowel)
  }

  @Test(arguments: [
    "{x}의", "{x}(가)", "{x}(은행)", "{x}(선택)", "{x}은행", "{x}이 앱", "{x} 이(가)", "{x} (이)라", "{x}, 이(가)", "{x}’s 이(가)",
  ])
  func otherTextAfterAnArgumentStays(message: String) throws {
    #expect(try format(message, "앱") == message.replacing("{x}", with: "앱"))
  }

  @Test(arguments: [
    ("{x}님이(가) 왔어요", "민수님이 왔어요"), ("{x}님(이)라면", "민수님이라면"), ("{x} 비밀번호(을)를 바꿈", "민수 비밀번호를 바꿈"),
    ("{x}이(가) 서울(으)로", "민수가 서울로"), ("비밀번호을(를) 입력", "비밀번호를 입력"), ("이메일(으)로 확인", "이메일로 확인"),
    ("{x, select, a {} other {카카오이(가)}}", "카카오가"),
  ])
  func wordInTheMessageSelectsTheParticle(message: String, expected: String) throws {
    #expect(try format(message, "민수") == expected)
  }

  @Test(arguments: [
    "조사 이(가)는", "조사 ‘이(가)’", "나이/가입일", "아이/가족", "학과/와인", "마을/를", "홍길동(이) 씀", "주소(가)", "API을(를)", "(이)라",
  ])
  func textThatLooksLikeAParticleStays(text: String) throws {
    #expect(try format(text, "앱") == text)
    #expect(try format(text + " {x}", "앱") == text + " 앱")
    #expect(try format("{x} " + text, "앱") == "앱 " + text)
  }

  @Test func particlesAreResolvedOnlyInKorean() throws {
    #expect(try Message("비밀번호을(를)", locale: "ja").format() == "비밀번호을(를)")
    #expect(try Message("비밀번호을(를)", locale: "ko", resolvesParticles: false).format() == "비밀번호을(를)")
  }

  @Test(arguments: [
    ("{x}이(가)", ""), ("{x}이(가) 없음", " 없음"), ("‘{x}’을(를)", "‘’"), ("\"{x}\"(으)로", "\"\""), ("<b>{x}</b>와(과)", "<b></b>"),
    ("앱 {x}을(를)", "앱 "), ("앱{x}을(를)", "앱을"), ("카드{x}을(를)", "카드를"), ("{x}(이)라면", "라면"),
  ])
  func emptyValuesHaveNoParticle(message: String, expected: String) throws {
    #expect(try format(message, "") == expected)
    #expect(try format(message, " \u{A0}\n") == expected)
  }

  @Test(arguments: [
    ("카카오 ", "카카오가"), ("카카오\u{A0}", "카카오가"), ("LINE\n", "LINE이"), ("Qat ", "Qat이(가)"), (" 앱", " 앱이"),
  ])
  func spacesBeforeAParticleAreRemoved(value: String, expected: String) throws {
    #expect(try format("{x}이(가)", value) == expected)
    #expect(try format("{x}의", value) == value + "의")
  }

  /// 한글 맞춤법 부록: a particle agrees with the word before the brackets.
  @Test(arguments: [
    ("등급({x})은(는)", "앱", "등급(앱)은"), ("비밀번호 ({x})을(를)", "앱", "비밀번호 (앱)를"),
    ("{y}({x})이(가)", "me@a.com", "카카오(me@a.com)가"),
    ("{y} ({x})이(가)", "앱", "카카오 (앱)가"), ("<b>{y}</b>({x})을(를)", "앱", "<b>카카오</b>(앱)를"),
    ("{y}(이메일: ‘{x}’)이(가)", "앱", "카카오(이메일: ‘앱’)가"), ("[{y}]({x})을(를)", "https://a.net", "[카카오](https://a.net)를"),
    ("{y}({x})이(가)", "", "카카오()가"), ("({x})이(가)", "앱", "(앱)이"), ("{y}, ({x})이(가)", "앱", "카카오, (앱)이"),
    ("등급(가) {x}이(가)", "앱", "등급(가) 앱이"), ("\"<i>({x})</i>\"와(과)", "앱", "\"<i>(앱)</i>\"과"),
  ])
  func textInBracketsDoesNotSelectTheParticle(message: String, value: String, expected: String) throws {
    #expect(try format(message, value) == expected)
  }

  private func format(_ message: String, _ value: String) throws -> String {
    try Message(message, locale: "ko").format(["x": .text(value), "y": "카카오"])
  }
}
