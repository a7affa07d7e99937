package import MessageFiles

/// An entry of a platform's string file, with its text in each locale.
package struct PlatformEntry {
  package struct Translation {
    package let text: PlatformText
    /// Whether the text comes from a fallback locale.
    package let isFallback: Bool
    /// Whether the source has changed since the text was recorded.
    let isStale: Bool

    package init(text: PlatformText, isFallback: Bool, isStale: Bool) {
      self.text = text
      self.isFallback = isFallback
      self.isStale = isStale
    }
  }

  /// The name of the entry in the string file.
  ///
  /// It is the key of the message. An entry with the text for one value of an argument adds the argument and the value,
  /// as in `continueWith_provider_kakao`.
  package let name: String
  /// The key of the message in the catalog.
  package let key: String
  /// Notes for translators and developers, one per line.
  let notes: [String]
  /// The placeholders in the order in which the app passes them.
  package let placeholders: [String]
  /// The placeholders that are whole numbers; the others are text.
  let integers: Set<String>
  /// An example value for each placeholder.
  let examples: [String: String]
  /// The text in each locale.
  package let translations: [String: Translation]

  package init(
    name: String, key: String, notes: [String], placeholders: [String], integers: Set<String>,
    examples: [String: String], translations: [String: Translation]
  ) {
    self.name = name
    self.key = key
    self.notes = notes
    self.placeholders = placeholders
    self.integers = integers
    self.examples = examples
    self.translations = translations
  }

  /// Whether any locale has a plural.
  var hasPlural: Bool { translations.values.contains { $0.text.pluralPlaceholder != nil } }
}

/// A text of a platform's string file, which may vary by the plural category of one number.
package struct PlatformText: Equatable {
  package enum Piece: Hashable {
    case literal(String)
    /// The value of a placeholder, by its name.
    case placeholder(String)
  }

  /// The placeholder that selects the plural form; nil if the text has no plural.
  package let pluralPlaceholder: String?
  /// The pieces for each category, always including `other`.
  package let forms: [PluralCategory: [Piece]]

  package init(pluralPlaceholder: String?, forms: [PluralCategory: [Piece]]) {
    self.pluralPlaceholder = pluralPlaceholder
    self.forms = forms
  }

  /// The pieces of the category `other`, the only one of a text without a plural.
  package var general: [Piece] { forms[.other] ?? [] }

  /// The names of all placeholders: first the plural's placeholder, then the others in the order of the text.
  package var placeholders: [String] {
    var names = pluralPlaceholder.map { [$0] } ?? []
    for category in PluralCategory.allCases {
      for case .placeholder(let name) in forms[category] ?? [] where !names.contains(name) { names.append(name) }
    }
    return names
  }
}
