/// A matcher that finds all phrases of a code table in a text in one pass.
///
/// A text is searched for all phrases, whatever the error's code is, so that response time does not distinguish a wrong
/// password from an account that does not exist.
package final class PhraseMatcher: Sendable {
  /// The concatenated phrases.
  private let bytes: [UInt8]
  /// The start of each phrase, and the end of the last phrase.
  private let bounds: [Int32]
  /// The start of each bucket in `members`: bucket `n` is `members[buckets[n]..<buckets[n + 1]]`.
  ///
  /// A bucket contains the phrases whose first four bytes have the same hash.
  private let buckets: [Int32]
  /// The numbers of the phrases, by bucket.
  private let members: [Int32]
  /// The number of low bits of a product that `hash(_:_:)` drops.
  private let shift: UInt64
  /// The phrases shorter than four bytes, which are not in a bucket, by their first byte.
  private let shortPhrases: [[Int]]

  convenience init(_ phrases: [CaseFoldedBytes]) { self.init(phrases.map { $0.bytes[...] }) }

  package init(_ phrases: [ArraySlice<UInt8>]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(phrases.reduce(0) { $0 + $1.count })
    var bounds: [Int32] = [0]
    bounds.reserveCapacity(phrases.count + 1)
    for phrase in phrases {
      bytes += phrase
      bounds.append(Int32(bytes.count))
    }
    // With two buckets or more for each phrase, most buckets have at most one.
    var bits: UInt64 = 6
    while 1 << bits < 2 * phrases.count { bits += 1 }
    let shift = 64 - bits
    var lists: [Int: [Int32]] = [:]
    for (index, phrase) in phrases.enumerated() where phrase.count >= 4 {
      let start = phrase.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
      lists[Self.hash(start, shift), default: []].append(Int32(index))
    }
    var buckets: [Int32] = [0]
    buckets.reserveCapacity(1 << Int(bits) + 1)
    var members: [Int32] = []
    members.reserveCapacity(phrases.count)
    for bucket in 0..<(1 << Int(bits)) {
      members += lists[bucket] ?? []
      buckets.append(Int32(members.count))
    }
    self.bytes = bytes
    self.bounds = bounds
    self.buckets = buckets
    self.members = members
    self.shift = shift
    var shortPhrases = [[Int]](repeating: [], count: 256)
    for (index, phrase) in phrases.enumerated() where phrase.count < 4 {
      if let first = phrase.first { shortPhrases[Int(first)].append(index) }
    }
    self.shortPhrases = shortPhrases
  }

  private static func hash(_ fourBytes: UInt32, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (UInt64(fourBytes) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  /// The number of phrases.
  var count: Int { bounds.count - 1 }

  /// Returns the length of a phrase in bytes.
  func length(of phrase: Int) -> Int { Int(bounds[phrase + 1] - bounds[phrase]) }

  /// The phrases, by number.
  var phrases: [ArraySlice<UInt8>] { bounds.indices.dropLast().map { bytes[Int(bounds[$0])..<Int(bounds[$0 + 1])] } }

  /// Returns the phrases that a text contains.
  func matches(in text: CaseFoldedBytes) -> PhraseMatches {
    var matches = PhraseMatches(count: count)
    forEachMatch(in: text.bytes) { phrase, _ in matches.insert(phrase) }
    return matches
  }

  /// Returns whether a folded text contains a phrase and more.
  package func hasMatch(inside text: [UInt8]) -> Bool {
    var isFound = false
    forEachMatch(in: text) { phrase, _ in if length(of: phrase) < text.count { isFound = true } }
    return isFound
  }

  /// Calls a closure with each occurrence of a phrase in a folded text, and its offset.
  func forEachMatch(in text: [UInt8], _ body: (_ phrase: Int, _ offset: Int) -> Void) {
    if bounds.count == 1 { return }
    text.withUnsafeBytes { text in
      bytes.withUnsafeBytes { bytes in
        func isPhrase(_ phrase: Int, at offset: Int) -> Bool {
          let (start, length) = (Int(bounds[phrase]), length(of: phrase))
          // Phrases of a bucket begin alike and end differently.
          guard offset + length <= text.count, text[offset + length - 1] == bytes[start + length - 1] else {
            return false
          }
          var index = 0
          while index < length - 1, text[offset + index] == bytes[start + index] { index += 1 }
          return index == length - 1
        }
        buckets.withUnsafeBufferPointer { buckets in
          var offset = 0
          while offset + 4 <= text.count {
            let bucket = Self.hash(text.loadUnaligned(fromByteOffset: offset, as: UInt32.self), shift)
            for member in buckets[bucket]..<buckets[bucket + 1] {
              let phrase = Int(members[Int(member)])
              if isPhrase(phrase, at: offset) { body(phrase, offset) }
            }
            offset += 1
          }
        }
        for offset in text.indices {
          for phrase in shortPhrases[Int(text[offset])] where isPhrase(phrase, at: offset) { body(phrase, offset) }
        }
      }
    }
  }
}

/// The phrases of a code table that a text contains.
struct PhraseMatches: Sendable {
  /// A bit for each phrase, 64 in each word.
  private var words: [UInt64]

  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The numbers of the phrases, in ascending order.
  var numbers: [Int] {
    var numbers: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(64 * index + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }

  func contains(_ phrase: Int) -> Bool { words[phrase / 64] >> UInt64(phrase % 64) & 1 == 1 }

  mutating func insert(_ phrase: Int) { words[phrase / 64] |= 1 << UInt64(phrase % 64) }
}
