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
}
