/// A Korean particle whose form depends on the sound before it, written in a way that shows both forms: `이(가)`, `(으)로`.
final class ParticleForm: Sendable {
  /// The notation that translators write, which shows both forms.
  let tolerant: String
  let afterConsonant: String
  let afterVowel: String
  /// Only (으)로 treats ㄹ as a vowel.
  let afterRieul: String

  private init(_ tolerant: String, _ afterConsonant: String, _ afterVowel: String, afterRieul: String? = nil) {
    self.tolerant = tolerant
    self.afterConsonant = afterConsonant
    self.afterVowel = afterVowel
    self.afterRieul = afterRieul ?? afterConsonant
  }

  /// `(이)`, which precedes any ending: (이)라, (이)란, (이)나, (이)며, (이)든, (이)랑.
  static let optionalI = ParticleForm("(이)", "이", "")

  /// Returns the particle with the longest notation at the start of a text; nil if there is none.
  static func form(atStartOf text: Substring) -> ParticleForm? {
    guard let first = text.unicodeScalars.first else { return nil }
    var longest: ParticleForm?
    for form in byFirstScalar[first] ?? [] where text.utf8.starts(with: form.tolerant.utf8) {
      if form.tolerant.utf8.count > longest?.tolerant.utf8.count ?? 0 { longest = form }
    }
    return longest
  }

  /// Pairs of forms: after a consonant, after a vowel.
  ///
  /// Source: 국립국어원 표준국어대사전, entries of the particles.
  private static let pairs =
    [("이", "가"), ("은", "는"), ("을", "를"), ("과", "와"), ("아", "야"), ("이에요", "예요"), ("이었", "였")]
    + ["라", "라고", "라는", "라면", "란", "나", "며", "랑", "든", "고", "다"].map { ("이\($0)", $0) }

  /// Pairs whose second form also follows ㄹ: 서울로.
  private static let directions = ["로", "로서", "로써", "로부터", "론"].map { ("으\($0)", $0) }

  /// Endings that contract with 이: 이어서 and 여서, 이었 and 였.
  private static let contracted = [
    ("(이)에요", "이에요", "예요"), ("(이)예요", "이에요", "예요"), ("(이)었", "이었", "였"), ("(이)였", "이었", "였"),
    ("(이)어서", "이어서", "여서"), ("(이)여서", "이어서", "여서"), ("(이)어야", "이어야", "여야"), ("(이)여야", "이어야", "여야"),
  ]

  /// All forms, by the first scalar of their notation.
  private static let byFirstScalar: [Unicode.Scalar: [ParticleForm]] = {
    var forms = pairs.flatMap { consonant, vowel in
      notations(consonant, vowel).map { ParticleForm($0, consonant, vowel) }
    }
    forms += directions.flatMap { consonant, vowel in
      (notations(consonant, vowel) + ["(으)\(vowel)"]).map { ParticleForm($0, consonant, vowel, afterRieul: vowel) }
    }
    forms += contracted.map { ParticleForm($0, $1, $2) }
    forms.append(optionalI)
    return Dictionary(grouping: forms) { $0.tolerant.unicodeScalars.first! }
  }()

  /// Returns all notations in use: 이(가), 가(이), (이)가, (가)이, 이/가, 가/이.
  private static func notations(_ consonant: String, _ vowel: String) -> [String] {
    [(consonant, vowel), (vowel, consonant)].flatMap { ["\($0)(\($1))", "(\($0))\($1)", "\($0)/\($1)"] }
  }
}
