/// Guesses the language of a text in Latin letters from its function words.
enum LanguageGuess {
  /// Function words of languages that translations are mixed up with, by the code of the language.
  private static let words: [String: Set<String>] = [
    "de": [
      "auf", "das", "dem", "den", "der", "die", "ein", "eine", "für", "ihr", "ihre", "ist", "mit", "nicht", "sie",
      "und",
      "von", "werden", "zu",
    ],
    "en": EnglishWords.functionWords,
    "es": [
      "con", "de", "del", "el", "en", "es", "esta", "este", "la", "las", "los", "no", "para", "por", "que", "su", "un",
      "una", "usted", "y",
    ],
    "fr": [
      "au", "avec", "ce", "cette", "dans", "de", "des", "du", "est", "et", "la", "le", "les", "pas", "pour", "que",
      "sur",
      "un", "une", "votre", "vous",
    ],
    "it": [
      "che", "con", "del", "della", "di", "e", "gli", "il", "la", "le", "lo", "non", "per", "questo", "sono", "tua",
      "tuo",
      "un", "una", "è",
    ],
    "nl": ["de", "deze", "een", "en", "het", "je", "met", "niet", "op", "te", "uw", "van", "voor", "wordt", "zijn"],
    "pl": ["dla", "do", "i", "jest", "lub", "na", "nie", "się", "to", "w", "z", "że"],
    "pt": [
      "as", "com", "da", "de", "do", "e", "em", "na", "no", "não", "o", "os", "para", "por", "que", "seu", "sua", "um",
      "uma", "você",
    ],
  ]

  /// Returns the code of the language with the most function words in a text.
  ///
  /// nil if two languages have as many, or if fewer than two words, or than a third of them, are function words.
  static func language(of text: String) -> String? {
    let found = text.lowercased().split { !$0.isLetter }.map(String.init)
    let counts = words.mapValues { known in found.count(where: known.contains) }
    guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value > 1,
      best.value * 3 >= found.count,
      counts.count(where: { $0.value == best.value }) == 1
    else { return nil }
    return best.key
  }
}
