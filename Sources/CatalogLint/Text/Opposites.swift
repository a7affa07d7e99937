internal import MessageFiles

/// Pairs of words with opposite meanings.
struct Opposites: Sendable {
  /// The two words of each pair, in lower case; a word may be in several pairs.
  private let pairs: [[String]]
  /// The pairs of each word, by their indices.
  private let pairsOfWord: [String: [Int]]
  /// Whether a word may have a hash, by the lowest bits of the hash; most words need no look-up.
  private var mayBeHash = Array(repeating: false, count: 4_096)

  /// Words for degrees, such as *more*, in lower case.
  let degrees: Set<String>

  /// - Parameters:
  ///   - pairs: lists of two words in lower case.
  ///   - degrees: those of the words that name degrees.
  init(_ pairs: [[String]], degrees: [String]) {
    self.pairs = pairs
    self.degrees = Set(degrees)
    pairsOfWord = pairs.enumerated().reduce(into: [:]) { index, pair in
      for word in pair.element { index[word, default: []].append(pair.offset) }
    }
    for word in pairsOfWord.keys { mayBeHash[Int(word.utf8.foldedHash() & 4_095)] = true }
  }

  /// A text in which one word of a pair is replaced by a mark of the pair.
  struct Pattern: Hashable {
    /// A hash of the text.
    let hash: UInt64
    /// Whether the replaced word is the first of its pair.
    let isFirst: Bool
  }

  /// Returns a pattern for each word of a text that has an opposite, with the word in lower case.
  ///
  /// Two texts are opposites if their patterns have the same hash and differ in `isFirst`.
  func patterns(of text: String) -> [(word: String, pattern: Pattern)] {
    var text = text
    return text.withUTF8 { bytes in
      var patterns: [(word: String, pattern: Pattern)] = []
      var index = 0
      while index < bytes.count {
        guard bytes[index].isLetter else {
          index += 1
          continue
        }
        let end = bytes[index...].firstIndex { !$0.isLetter } ?? bytes.count
        defer { index = end }
        guard mayBeHash[Int(bytes[index..<end].foldedHash() & 4_095)] else { continue }
        let word = String(decoding: bytes[index..<end].map { $0 | 0x20 }, as: UTF8.self)
        for pair in pairsOfWord[word] ?? [] {
          let head = bytes[..<index].foldedHash()
          // Small numbers, because the hash does not tell capitals and small letters apart.
          let mark = [0, UInt8(truncatingIfNeeded: pair >> 4), UInt8(truncatingIfNeeded: pair & 15)]
          let hash = bytes[end...].foldedHash(from: mark.foldedHash(from: head))
          patterns.append((word, Pattern(hash: hash, isFirst: word == pairs[pair][0])))
        }
      }
      return patterns
    }
  }
}
