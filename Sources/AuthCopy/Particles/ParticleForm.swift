/// A Korean particle whose form depends on the sound before it, written in a way that shows both forms: `이(가)`, `(으)로`.
struct ParticleForm: Hashable, Sendable {
  /// The notation that translators use.
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

  /// Pairs of forms: after a consonant, after a vowel.
  ///
  /// Source: 국립국어원 표준국어대사전, entries of the particles.
  private static let pairs = [
    ("이", "가"), ("은", "는"), ("을", "를"), ("과", "와"), ("아", "야"), ("이에요", "예요"), ("이었", "였"),
  ]

  /// All notations, longer ones before their prefixes.
  static let all: [ParticleForm] = {
    var forms = pairs.flatMap { consonant, vowel in
      [
        "\(consonant)(\(vowel))", "\(vowel)(\(consonant))", "\(consonant)/\(vowel)", "\(vowel)/\(consonant)",
      ].map { ParticleForm($0, consonant, vowel) }
    }
    forms += ["(으)로", "으로(로)", "로(으로)", "으로/로", "로/으로"].map {
      ParticleForm($0, "으로", "로", afterRieul: "로")
    }
    forms += [
      ParticleForm("(이)에요", "이에요", "예요"), ParticleForm("(이)예요", "이에요", "예요"),
      ParticleForm("(이)었", "이었", "였"),
      // (이)라, (이)란, (이)나, (이)며, (이)든, (이)랑
      ParticleForm("(이)", "이", ""),
    ]
    return forms.sorted { $0.tolerant.utf8.count > $1.tolerant.utf8.count }
  }()
}
