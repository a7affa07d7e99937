internal import AuthCopy
internal import CatalogLint
internal import Foundation

/// What rules look for in copy: the words of a language, with compiled patterns.
struct CopyWords: Sendable {
  /// What reveals whether an account exists.
  let accountPatterns: [NSRegularExpression]
  /// What makes a sentence conditional, so that it reveals nothing.
  let conditions: [String]
  /// Pronouns at the start of a text or of one of its branches.
  let pronounPatterns: [NSRegularExpression]
  /// The terms that copy avoids.
  let avoidedTerms: [AvoidedTerm]

  static let invalidPattern: Diagnostic.ID = "invalid-catalog.pattern"

  /// - Parameter failures: receives a diagnostic for each pattern that is not a regular expression.
  init(_ document: WordsDocument, _ failures: inout [Diagnostic]) {
    func compiled(_ pattern: WordsDocument.Pattern, after prefix: String = "") -> NSRegularExpression? {
      if let expression = try? NSRegularExpression(pattern: "\(prefix)(\(pattern.text))") { return expression }
      failures.append(
        Diagnostic(
          Self.invalidPattern, ["pattern": .text(pattern.text.safeToShow)],
          at: Diagnostic.Place(document.file.location(at: pattern.offset))))
      return nil
    }
    accountPatterns = document.accountPatterns.compactMap { compiled($0) }
    conditions = document.conditions
    pronounPatterns = document.pronounPatterns.compactMap { compiled($0, after: "(^|\\{)\\s*") }
    avoidedTerms = document.glossary.compactMap { term in
      compiled(term.avoided).map { AvoidedTerm(pattern: $0, replacement: term.replacement) }
    }
  }
}
