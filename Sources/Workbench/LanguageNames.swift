internal import AuthCopy
internal import Foundation

/// The names of all locales that CLDR names, to find a locale by the beginning of its name.
struct LanguageNames: Sendable {
  static let shared = LanguageNames()

  private struct Item {
    let locale: LocaleTag
    /// The folded names in the languages of the page and in the language of the locale, each in words.
    let names: [[Substring]]
  }

  private let items: [Item]

  private init() {
    let languages = MessageLanguage.allCases.compactMap { LocaleTag($0.rawValue) }
    items = LocaleTag.available.map { locale in
      let names = (languages + [locale]).flatMap { language in
        [false, true].map { locale.name(in: language, isDialect: $0) }
      }
      return Item(locale: locale, names: Set(names).map { $0.foldedWords })
    }
  }

  /// Returns the locales whose tag is the given text, or whose name has words that begin like it; the best first.
  ///
  /// A well-formed tag of a language counts even if CLDR does not name it.
  func locales(matching text: String, maximum: Int) -> [LocaleTag] {
    let tag = LocaleTag(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isLanguage ? $0 : nil }
    let words = text.foldedWords
    let matches = items.compactMap { item in
      Self.rank(of: words, in: item.names).map { (rank: $0, locale: item.locale) }
    }
    // A language precedes its varieties.
    let sorted = matches.sorted { first, second in
      func key(_ match: (rank: Int, locale: LocaleTag)) -> (Int, Int, String) {
        (match.rank, match.locale.description.split(separator: "-").count, match.locale.description)
      }
      return key(first) < key(second)
    }
    let others = sorted.map(\.locale).filter { $0 != tag }
    return Array((([tag].compactMap(\.self)) + others).prefix(maximum))
  }

  /// Returns 0 if the words are a whole name, 1 if a name begins with them, 2 if each begins a word of one name.
  private static func rank(of words: [Substring], in names: [[Substring]]) -> Int? {
    if words.isEmpty { return nil }
    return names.compactMap { name -> Int? in
      if name == words { return 0 }
      guard words.allSatisfy({ word in name.contains { $0.hasPrefix(word) } }) else { return nil }
      return zip(name, words).allSatisfy { $0.hasPrefix($1) } ? 1 : 2
    }.min()
  }
}

extension String {
  /// The words of the text, folded for searches and without accents.
  fileprivate var foldedWords: [Substring] {
    folding(options: .diacriticInsensitive, locale: nil).folded.split { !$0.isLetter && !$0.isNumber }
  }
}
