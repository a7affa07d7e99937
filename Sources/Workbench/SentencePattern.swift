internal import AuthCopy

/// The sentences that a message can become, to find the message by one that somebody has seen.
struct SentencePattern: Sendable {
  /// The literal parts of each branch, folded and without white space; anything may stand between two of them.
  private let alternatives: [[[UInt16]]]

  /// How many UTF-16 code units of literal text a sentence must have, so that not every sentence is one of every message.
  private static let leastLiterals = 4

  init(_ nodes: [MessageNode]) { alternatives = Self.literals(of: nodes).map { $0.map { Array($0.utf16) } } }

  /// At most as many branches as anybody can have seen.
  private static let mostAlternatives = 64

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
        if alternatives.count * branches.count > mostAlternatives { fallthrough }
        alternatives = alternatives.flatMap { start in
          branches.map { branch in start.dropLast() + [start[start.count - 1] + branch[0]] + branch.dropFirst() }
        }
      default:
        for index in alternatives.indices { alternatives[index].append("") }
      }
    }
    return alternatives
  }

  /// The parts of a text between Korean particles such as `을(를)` and `(으)로`, one form of which people see.
  private static func withoutParticles(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return [text] }
    return text.split(separator: /[가-힣]?\([가-힣]{1,2}\)/, omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a folded text without white space is a sentence of the message, or a part of one.
  func matches(_ text: [UInt16]) -> Bool { alternatives.contains { Self.isPart(text, of: $0) } }

  private static func isPart(_ text: [UInt16], of literals: [[UInt16]]) -> Bool {
    if text.count >= leastLiterals, literals.contains(where: { $0.firstRange(of: text) != nil }) { return true }
    return literals.indices.contains { first in
      let overlap = longestOverlap(of: literals[first], endingBefore: text)
      return continues(text[overlap...], literals[(first + 1)...], matched: overlap)
    }
  }

  /// Whether a text goes on with anything, then literals in their order; the last one may be cut.
  private static func continues(_ rest: ArraySlice<UInt16>, _ literals: ArraySlice<[UInt16]>, matched: Int)
    -> Bool
  {
    guard let literal = literals.first else { return rest.isEmpty && matched >= leastLiterals }
    let tail = longestOverlap(of: Array(rest), endingBefore: literal)
    if tail > 0, matched + tail >= leastLiterals { return true }
    if literal.isEmpty { return continues(rest, literals.dropFirst(), matched: matched) || matched >= leastLiterals }
    guard let range = rest.firstRange(of: literal) else { return false }
    let found = matched + literal.count
    return continues(rest[range.upperBound...], literals.dropFirst(), matched: found)
  }

  /// The length of the longest end of one text that the other begins with.
  private static func longestOverlap(of first: [UInt16], endingBefore second: [UInt16]) -> Int {
    for length in stride(from: min(first.count, second.count), to: 0, by: -1)
    where first.suffix(length).elementsEqual(second.prefix(length)) {
      return length
    }
    return 0
  }
}
