/// Guesses the language of a text in Latin letters from its function words.
enum LanguageGuess {
  /// Function words of languages that translations are mixed up with, by the code of the language.
  private static let words = LanguageTraits.all.mapValues(\.functionWords).filter { !$0.value.isEmpty }

  /// The numbers of the languages in ``words``, as bits.
  private static let bits = Dictionary(
    uniqueKeysWithValues: words.keys.sorted().enumerated().map { ($1, UInt16(1) << UInt16($0)) })

  /// The languages of which a function word may have a hash, by the lowest bits of the hash.
  private static let languagesOfHash: [UInt16] = words.reduce(into: Array(repeating: 0, count: 4_096)) { all, item in
    for word in item.value { all[Int(word.utf8.foldedHash() & 4_095)] |= bits[item.key] ?? 0 }
  }

  /// Returns the code of another language that a text is in; nil if it has any function word of its own language, or if
  /// the function words of its own language are not known.
  static func language(of text: String, unlike own: String) -> String? {
    guard let ownBit = bits[own] else { return nil }
    var text = text
    let mayBeOther = text.withUTF8 { bytes in
      var (index, count) = (0, 0)
      while index < bytes.count {
        let start = index
        while index < bytes.count, bytes[index].isLetter || bytes[index] >= 0x80 { index += 1 }
        if index == start {
          index += 1
          continue
        }
        let languages = languagesOfHash[Int(bytes[start..<index].foldedHash() & 4_095)]
        if languages & ownBit != 0 { return false }
        if languages != 0 { count += 1 }
      }
      return count > 1
    }
    guard mayBeOther, let ownWords = words[own] else { return nil }
    let all = text.split { !$0.isLetter }
    // A word in capitals is a code, and a single letter may be part of a name or a tag.
    let found = Set(all.filter { $0.count > 1 && $0.allSatisfy { !$0.isUppercase } }.map(String.init))
    // A few words may be a name or a dialect.
    guard all.count > 3, ownWords.isDisjoint(with: all.map { $0.lowercased() }) else { return nil }
    return language(with: words.mapValues { $0.intersection(found).count }, of: all.count)
  }

  /// Returns the code of the language with the most function words in a text.
  ///
  /// nil if two languages have as many, or if fewer than two words, or than a third of them, are function words.
  static func language(of text: String) -> String? {
    let found = text.lowercased().split { !$0.isLetter }.map(String.init)
    return language(with: words.mapValues { known in found.count(where: known.contains) }, of: found.count)
  }

  private static func language(with counts: [String: Int], of wordCount: Int) -> String? {
    guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value > 1,
      best.value * 3 >= wordCount,
      counts.count(where: { $0.value == best.value }) == 1
    else { return nil }
    return best.key
  }
}
