internal import Foundation

/// A word to search for although some of its letters may be wrong, missing, added or swapped.
struct MisspelledWord: Sendable {
  /// The spellings with two neighboring letters swapped.
  private let swapped: [String]
  /// For each letter, the bits of its positions in the word.
  private let positions: [Unicode.Scalar: UInt64]
  private let lastPosition: UInt64
  /// The number of letters that may be wrong, missing or added.
  private let maximumErrors: Int

  /// Nil for a word that is too short: with an error it would be part of most texts.
  ///
  /// - Parameter folded: the folded word.
  init?(_ folded: String) {
    let letters = Self.letters(of: folded)
    guard (4...UInt64.bitWidth).contains(letters.count) else { return nil }
    var positions: [Unicode.Scalar: UInt64] = [:]
    for (index, letter) in letters.enumerated() { positions[letter, default: 0] |= 1 << UInt64(index) }
    self.positions = positions
    lastPosition = 1 << UInt64(letters.count - 1)
    maximumErrors = letters.count < 8 ? 1 : 2
    let characters = Array(folded)
    swapped = characters.indices.dropLast().map { index in
      var characters = characters
      characters.swapAt(index, index + 1)
      return String(characters)
    }
  }

  /// Returns the letters that are compared: of a Hangul syllable, each letter is one.
  static func letters(of folded: String) -> [Unicode.Scalar] {
    Array(folded.decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Returns the number of errors in the most similar word of a text, where swapped letters do not count; nil if there is
  /// none with few errors.
  func errors(in text: SearchText) -> Int? { swapped.contains(where: text.contains) ? 0 : errors(in: text.letters) }

  /// Searches with the bit-parallel algorithm of Wu and Manber.
  private func errors(in text: [Unicode.Scalar]) -> Int? {
    var fewest: Int?
    // For each number of errors, the bit of a position is set if the word up to it matches the text up to the letter.
    var matches = (0...maximumErrors).map { (1 as UInt64) << UInt64($0) &- 1 }
    for letter in text {
      let mask = positions[letter] ?? 0
      var (before, after): (UInt64, UInt64) = (0, 0)
      for errors in matches.indices {
        let current = matches[errors]
        var next = (current << 1 | 1) & mask
        // An added, a wrong or a missing letter.
        if errors > 0 { next |= before | (before | after) << 1 | 1 }
        matches[errors] = next
        (before, after) = (current, next)
      }
      guard let found = matches.firstIndex(where: { $0 & lastPosition != 0 }), found < fewest ?? .max else { continue }
      if found == 0 { return 0 }
      fewest = found
    }
    return fewest
  }
}
