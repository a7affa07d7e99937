package import AuthCopy

extension MessageFile {
  /// Integers that a plural's category is shown for, the smallest first; empty where it is for fractions alone, and nil in a
  /// locale that ICU does not know.
  package func integers(of category: PluralCategory, isOrdinal: Bool) -> [Int64]? {
    if dialect.traits.exactCategories.contains(category) {
      return PluralCategory.allCases.firstIndex(of: category).map { [Int64($0)] }
    }
    let integers = LocaleTag(locale).flatMap { PluralCategory.integers(in: $0, isOrdinal: isOrdinal) }
    return integers.map { $0[category] ?? [] }
  }

  /// The characters that an apostrophe before them quotes, where it is text before all others.
  package var quotableCharacters: String? {
    switch dialect.traits.apostrophes {
    case .quoting: "{}#"
    case .quotingTags: "{}#<>"
    case .pairing, .strictPairing, .literal, nil: nil
    }
  }
}
