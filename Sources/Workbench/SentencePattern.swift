internal import AuthCopy

/// A sentence from an app, or a part of one, which is searched for: folded and without white space.
struct SearchSentence: Sendable {
  let text: [UInt16]
  /// Whether the sentence has digits: a number is the value of an argument, so little other text is enough.
  private let hasNumber: Bool

  /// Nil for a text that is too short: too many messages could contain it as an argument's value.
  init?(_ text: String) {
    self.text = Array(text.utf16)
    hasNumber = self.text.contains { (0x30...0x39).contains($0) }
    let words = self.text.filter { !(0x30...0x39).contains($0) }
    if hasNumber ? weight(words[...]) < Self.minimumWeight : self.text.count < Self.minimumLength { return nil }
  }

  private static let minimumLength = 6
  /// The minimum weight of literal text in a match; with less, every sentence would match every message.
  static let minimumWeight = 4

  /// Returns the length of a part in UTF-16 code units; next to numbers, a Korean, Chinese or Japanese letter counts
  /// twice.
  func weight(_ part: ArraySlice<UInt16>) -> Int {
    part.reduce(0) { $0 + (hasNumber && $1 >= 0x1100 ? 2 : 1) }
  }
}

/// A pattern of the sentences that a message can produce, to find the message by a sentence from an app.
struct SentencePattern: Sendable {
  /// The literal parts of each combination of branches, folded and without white space; any text may separate them.
  private let alternatives: [[[UInt16]]]

  init(_ nodes: [MessageNode]) { alternatives = Self.literals(of: nodes).map { $0.map { Array($0.utf16) } } }

  /// The maximum number of combinations of branches; beyond it, a choice matches any text.
  private static let maximumAlternatives = 64

  /// Returns the literal parts of each combination of branches; each argument separates two parts.
  private static func literals(of nodes: [MessageNode]) -> [[String]] {
    var alternatives = [[""]]
    for node in nodes {
      switch node.content {
      case .literal(let text):
        let parts = withoutParticles(text.folded.withoutWhitespace)
        for index in alternatives.indices {
          alternatives[index][alternatives[index].count - 1] += parts[0]
          alternatives[index] += parts.dropFirst()
        }
      case _ where !node.branches.isEmpty:
        let branches = node.branches.flatMap { literals(of: $0.nodes) }
        if alternatives.count * branches.count > maximumAlternatives { fallthrough }
        alternatives = alternatives.flatMap { start in
          branches.map { branch in start.dropLast() + [start[start.count - 1] + branch[0]] + branch.dropFirst() }
        }
      default:
        for index in alternatives.indices { alternatives[index].append("") }
      }
    }
    return alternatives
  }

  /// Returns the parts of a text between Korean particles such as `을(를)` and `(으)로`, of which people see one form.
  private static func withoutParticles(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return [text] }
    return text.split(separator: /[가-힣]?\([가-힣]{1,2}\)/, omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether the message can produce a sentence, or a text that contains it.
  func matches(_ sentence: SearchSentence) -> Bool { alternatives.contains { Self.isPart(sentence, of: $0) } }

  private static func isPart(_ sentence: SearchSentence, of literals: [[UInt16]]) -> Bool {
    let text = sentence.text
    if literals.contains(where: { $0.firstRange(of: text) != nil }) { return true }
    return literals.indices.contains { first in
      let overlap = longestOverlap(ofEndOf: literals[first], withStartOf: text)
      return continues(
        text[overlap...], literals[(first + 1)...], of: sentence, matched: sentence.weight(text[..<overlap]))
    }
  }

  /// Whether a text is any text followed by literals in their order; the last literal may be cut off.
  ///
  /// - Parameters:
  ///   - sentence: the sentence that ends with `rest`.
  ///   - matched: the weight of the literal text before `rest`.
  private static func continues(
    _ rest: ArraySlice<UInt16>, _ literals: ArraySlice<[UInt16]>, of sentence: SearchSentence, matched: Int
  ) -> Bool {
    let minimum = SearchSentence.minimumWeight
    guard let literal = literals.first else { return rest.isEmpty && matched >= minimum }
    let tail = longestOverlap(ofEndOf: Array(rest), withStartOf: literal)
    if tail > 0, matched + sentence.weight(literal[..<tail]) >= minimum { return true }
    // At the end of the message, or between two arguments, an argument may stand for the whole rest.
    if literal.isEmpty {
      return continues(rest, literals.dropFirst(), of: sentence, matched: matched) || matched >= minimum
    }
    guard let range = rest.firstRange(of: literal) else { return false }
    let weight = matched + sentence.weight(literal[...])
    return continues(rest[range.upperBound...], literals.dropFirst(), of: sentence, matched: weight)
  }

  /// Returns the length of the longest suffix of one text that is a prefix of the other.
  private static func longestOverlap(ofEndOf first: [UInt16], withStartOf second: [UInt16]) -> Int {
    for length in stride(from: min(first.count, second.count), to: 0, by: -1)
    where first.suffix(length).elementsEqual(second.prefix(length)) {
      return length
    }
    return 0
  }
}
