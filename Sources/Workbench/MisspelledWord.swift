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

  /// Whether a text contains the word or a spelling of it with few errors.
  func isFound(in text: SearchText) -> Bool { swapped.contains(where: text.contains) || isFound(in: text.letters) }

  /// Searches with the bit-parallel algorithm of Wu and Manber.
  private func isFound(in text: [Unicode.Scalar]) -> Bool {
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
      if matches[maximumErrors] & lastPosition != 0 { return true }
    }
    return false
  }
}
