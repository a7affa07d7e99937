internal import CatalogFormats
internal import MessageFiles

/// The plural forms of a message of Symfony, which `|` separates.
struct SymfonyPlural {
  private let forms: [Substring]

  var count: Int { forms.count }

  /// Returns nil if a form names the numbers that it is for: `{0} none|[1,Inf[ some`.
  init?(_ text: String) {
    forms = text.replacing("||", with: "").split(separator: "|", omittingEmptySubsequences: false)
    let names = /^\s*(\{-?\d|[\[\]]\s*-?(\d|Inf)|\w+:)/
    if forms.contains(where: { $0.contains(names) || $0.allSatisfy(\.isWhitespace) }) { return nil }
  }

  /// Returns whether all forms have the same placeholders, and any.
  func hasPlaceholders(_ dialect: Linter.Dialect) -> Bool {
    let names = forms.map { form in Set(dialect.placeholders(in: String(form)).map(\.name)) }
    return names.allSatisfy { $0 == names[0] } && names.contains { !$0.isEmpty }
  }

  /// The number of forms that languages need, if they do not need two; one if nouns do not change after numbers.
  private static let formCounts: [String: Int] = [
    "ar": 6, "az": 1, "be": 3, "bo": 1, "bs": 3, "cs": 3, "cy": 4, "dz": 1, "fa": 1, "ga": 3, "hr": 3, "hu": 1, "id": 1,
    "ja": 1, "jv": 1,
    "ka": 1, "km": 1, "kn": 1, "ko": 1, "lt": 3, "lv": 3, "ms": 1, "mt": 4, "pl": 3, "ro": 3, "ru": 3, "sk": 3, "sl": 4,
    "sr": 3, "th": 1, "tr": 1, "uk": 3, "vi": 1, "zh": 1,
  ]

  /// Returns the number of forms that a language needs.
  static func formCount(in language: String) -> Int { formCounts[language] ?? 2 }
}
