internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint
internal import CatalogTools
internal import Foundation

/// What somebody searches for: words, and conditions such as `source:account`, `-is:missing` or `"two words"`.
///
/// All terms have to hold; `OR` between two terms is an alternative.
struct SearchQuery: Sendable {
  /// What a term looks at.
  enum Field: String {
    case source, target, key, note, code, provider, kind, slot, rule
    case state = "is"
  }

  struct Term: Sendable {
    /// Nil for a word that may stand anywhere.
    let field: Field?
    /// Folded.
    let text: String
    let isNegated: Bool
  }

  /// Alternatives, of each of which one has to hold.
  private let clauses: [[Term]]
  /// The whole query, folded and without white space, where it is nothing but words: somebody may have pasted a sentence.
  private let sentence: [UInt16]?

  /// The query as a name, folded: nobody who knows one wants those first that it is a part of.
  let name: String

  /// Shorter ones are words: too many messages could have them in an argument's place.
  private static let shortestSentence = 6

  var isEmpty: Bool { clauses.isEmpty }

  init(_ text: String) {
    var clauses: [[Term]] = []
    var joins = false
    for word in Self.words(in: text) {
      if word == "OR" {
        joins = !clauses.isEmpty
        continue
      }
      let term = Self.term(word)
      if term.text.isEmpty { continue }
      if joins { clauses[clauses.count - 1].append(term) } else { clauses.append([term]) }
      joins = false
    }
    self.clauses = clauses
    let isPlain = clauses.count > 1 && clauses.allSatisfy { $0.count == 1 && $0[0].field == nil && !$0[0].isNegated }
    let isOneLong =
      clauses.count == 1 && clauses[0].count == 1 && clauses[0][0].field == nil && !clauses[0][0].isNegated
    name = text.folded.trimmingCharacters(in: .whitespaces)
    let sentence = Array(name.withoutWhitespace.utf16)
    self.sentence = (isPlain || isOneLong) && sentence.count >= Self.shortestSentence ? sentence : nil
  }

  /// Words, and what stands between quotes, with a field before them.
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

  /// - Parameters:
  ///   - holds: whether a term holds, negation aside.
  ///   - isSentence: whether a folded text is one that people can see.
  func matches(_ holds: (Term) -> Bool, isSentence: ([UInt16]) -> Bool) -> Bool {
    clauses.allSatisfy { $0.contains { holds($0) != $0.isNegated } } || sentence.map(isSentence) ?? false
  }
}

extension SearchQuery {
  /// Whether a text is what the words are about, and not only its key or its codes.
  func isFound(in folded: String, _ nodes: () -> [MessageNode]?) -> Bool {
    let words = clauses.flatMap(\.self).filter { $0.field == nil && !$0.isNegated }.map(\.text)
    if !words.isEmpty, words.allSatisfy(folded.contains) { return true }
    return sentence.map { sentence in nodes().map { SentencePattern($0).matches(sentence) } ?? false } ?? false
  }
}

extension String {
  /// A sentence as searches compare it: in Korean and Japanese, people leave white space out where texts have it.
  var withoutWhitespace: String { filter { !$0.isWhitespace } }

  /// The text as searches compare it: case, width, kana and compatibility forms make no difference.
  var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      // Katakana that have a hiragana beside them.
      let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
      scalars.append(isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar)
    }
    return String(scalars)
  }
}
