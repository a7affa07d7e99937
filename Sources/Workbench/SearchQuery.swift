internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint
internal import Foundation

/// A search: words, and conditions such as `source:account`, `-is:missing` or `"two words"`.
///
/// A card must match all terms; of two terms with `OR` between them, one is enough.
struct SearchQuery: Sendable {
  /// The part of a card in which a term is searched.
  enum Field: String {
    case source, target, key, note, code, provider, kind, slot, rule
    case state = "is"
  }

  struct Term: Sendable {
    /// The field to search; nil for all text.
    let field: Field?
    /// The folded text to search for.
    let text: String
    let isNegated: Bool
    /// The word of a term that is searched in all text, to find it with typing errors; nil if it is too short.
    let misspelled: MisspelledWord?

    init(field: Field?, text: String, isNegated: Bool) {
      (self.field, self.text, self.isNegated) = (field, text, isNegated)
      misspelled = field == nil && !isNegated ? MisspelledWord(text) : nil
    }
  }

  /// Groups of alternatives; one term of each group must match.
  private let clauses: [[Term]]
  /// The whole query, if it has only words: it may be a pasted sentence.
  private let sentence: SearchSentence?

  /// The query, or the text of its only term `key:`, as a folded name or key: an exact match ranks before names that
  /// contain it.
  let name: String

  var isEmpty: Bool { clauses.isEmpty }
  /// Whether a word of the query can be found with typing errors.
  var canBeMisspelled: Bool { clauses.contains { $0.contains { $0.misspelled != nil } } }

  init(_ text: String) {
    var clauses: [[Term]] = []
    var followsOR = false
    for word in Self.words(in: text) {
      if word == "OR" {
        followsOR = !clauses.isEmpty
        continue
      }
      let term = Self.term(word)
      if term.text.isEmpty { continue }
      if followsOR { clauses[clauses.count - 1].append(term) } else { clauses.append([term]) }
      followsOR = false
    }
    self.clauses = clauses
    // Whether the query has only words: no fields, negations or alternatives.
    let isPlain = !clauses.isEmpty && clauses.allSatisfy { $0.count == 1 && $0[0].field == nil && !$0[0].isNegated }
    let folded = text.folded.trimmingCharacters(in: .whitespaces)
    sentence = isPlain ? SearchSentence(folded.withoutWhitespace) : nil
    let onlyTerm = clauses.count == 1 && clauses[0].count == 1 ? clauses[0][0] : nil
    name = onlyTerm?.field == .key ? onlyTerm?.text ?? folded : folded
  }

  /// Splits a query into words and quoted phrases, each with the field before it.
  private static func words(in text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if character.isWhitespace, !isQuoted {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static func term(_ word: String) -> Term {
    let isNegated = word.count > 1 && word.hasPrefix("-")
    let rest = isNegated ? String(word.dropFirst()) : word
    if let colon = rest.firstIndex(of: ":"), let field = Field(rawValue: rest[..<colon].lowercased()) {
      return Term(field: field, text: String(rest[rest.index(after: colon)...]).folded, isNegated: isNegated)
    }
    return Term(field: nil, text: rest.folded, isNegated: isNegated)
  }

  /// Returns the number of errors in the words of a text that are most similar to those of the query.
  func errors(in text: SearchText) -> Int {
    clauses.flatMap(\.self).reduce(0) { sum, term in
      sum + (text.contains(term.text) ? 0 : term.misspelled?.errors(in: text) ?? 0)
    }
  }

  /// Whether a card matches.
  ///
  /// - Parameters:
  ///   - matchesTerm: returns whether a term matches, ignoring its negation.
  ///   - isSentence: returns whether a message of the card can produce a sentence.
  func matches(_ matchesTerm: (Term) -> Bool, isSentence: (SearchSentence) -> Bool) -> Bool {
    clauses.allSatisfy { $0.contains { matchesTerm($0) != $0.isNegated } } || sentence.map(isSentence) ?? false
  }
}

extension SearchQuery {
  /// Whether the words or the sentence of the query are in a text itself, rather than in its key or codes.
  ///
  /// - Parameter nodes: returns the parsed message; nil for a text that is not a message.
  func isFound(in folded: String, _ nodes: () -> [MessageNode]?) -> Bool {
    let words = clauses.flatMap(\.self).filter { $0.field == nil && !$0.isNegated }.map(\.text)
    if !words.isEmpty, words.allSatisfy(folded.contains) { return true }
    guard let sentence, let nodes = nodes() else { return false }
    return SentencePattern(nodes).matches(sentence)
  }
}

extension String {
  /// The text without white space, to compare sentences: people often omit spaces in Korean and Japanese.
  var withoutWhitespace: String { filter { !$0.isWhitespace } }

  /// The text folded for searches: without differences of case, width, kana and compatibility forms.
  var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      // Katakana that have a hiragana counterpart.
      let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
      scalars.append(isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar)
    }
    return String(scalars)
  }
}
