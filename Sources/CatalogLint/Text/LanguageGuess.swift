/// Guesses the language of a text in Latin letters from its function words.
enum LanguageGuess {
  /// Function words of languages that translations are mixed up with, by the code of the language.
  private static let words = LanguageTraits.all.mapValues(\.functionWords).filter { !$0.value.isEmpty }

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
