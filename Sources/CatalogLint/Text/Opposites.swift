internal import MessageFiles

/// Pairs of words with opposite meanings.
struct Opposites: Sendable {
  /// The two words of each pair, in lower case; a word may be in several pairs.
  private let pairs: [[String]]
  /// The pairs of each word, by their indices.
  private let pairsOfWord: [String: [Int]]
  /// The hashes of the words, so that a text has to be copied only for one of them.
  private let hashes: Set<UInt32>

  /// - Parameter pairs: lists of two words in lower case.
  init(_ pairs: [[String]]) {
    self.pairs = pairs
    pairsOfWord = pairs.enumerated().reduce(into: [:]) { index, pair in
      for word in pair.element { index[word, default: []].append(pair.offset) }
    }
    hashes = Set(pairsOfWord.keys.map { Self.hash(of: $0.utf8) })
  }

  /// Returns the hash of a word of ASCII letters, in any case.
  static func hash(of letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(2_166_136_261) { ($0 ^ UInt32($1 | 0x20)) &* 16_777_619 }
  }

  /// A text in which one word of a pair is replaced by a mark of the pair.
  struct Pattern: Hashable {
    let text: String
    /// Whether the replaced word is the first of its pair.
    let isFirst: Bool
  }

  /// Returns a pattern for each word of a text that has an opposite.
  ///
  /// Two texts are opposites if their patterns have the same text and differ in `isFirst`.
  func patterns(of text: String) -> [Pattern] {
    var patterns: [Pattern] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index].isLetter else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isLetter } ?? bytes.count
      defer { index = end }
      guard hashes.contains(Self.hash(of: bytes[index..<end])) else { continue }
      let word = String(decoding: bytes[index..<end].map { $0 | 0x20 }, as: UTF8.self)
      guard let pairsOfThisWord = pairsOfWord[word] else { continue }
      let head = String(decoding: bytes[..<index], as: UTF8.self).lowercased()
      let tail = String(decoding: bytes[end...], as: UTF8.self).lowercased()
      for pair in pairsOfThisWord {
        patterns.append(Pattern(text: "\(head)\u{0}\(pair)\u{0}\(tail)", isFirst: word == pairs[pair][0]))
      }
    }
    return patterns
  }
}
