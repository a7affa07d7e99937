internal import MessageFiles

/// Finds a word that begins with two capitals, or a Greek or Cyrillic word that has one after small letters, although
/// the file writes it without, and a sentence that begins with a small letter.
struct MisplacedCapitalRule: SetRule {
  let name = "misplaced-capital"
  let severity = Finding.Severity.warning
  private static let capital: Diagnostic.ID = "misplaced-capital"
  private static let small: Diagnostic.ID = "misplaced-capital.small"
  let ids = [capital, small]
  let example: RuleExample? = RuleExample(
    locale: "de", source: "The key of the file", bad: "SSchlüssel der Datei", good: "Schlüssel der Datei")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations where !pairing.file.isExported {
      // Other scripts have no capitals.
      guard pairing.file.isWrittenInLatin || !pairing.file.scripts.isDisjoint(with: [.cyrillic, .greek]) else {
        continue
      }
      var suspects: [Suspect] = []
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, !entry.isUnused, !entry.text.hasSameBytes(as: source.text) else { continue }
        if let range = entry.smallStart(besides: source) {
          findings.add(
            self, Self.small, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, of: pairing.file,
            source: source.text, at: range)
        }
        guard let range = entry.text.rangeOfMixedWord else { continue }
        let word = String(entry.text.text(inUTF8: range))
        guard !source.text.lowercased().contains(word.lowercased()), let prose = MaskedProse(entry),
          prose.text(range) == word
        else { continue }
        suspects.append(Suspect(entry: entry, source: source, word: word, range: range))
      }
      // Nearly all files end here.
      if suspects.isEmpty { continue }
      let spellings = Set(suspects.flatMap(\.usualSpellings))
      let counts = Self.counts(of: spellings, in: pairing.file)
      let names = set.source.map { Self.words(Set(suspects.map(\.word)), in: $0) } ?? []
      // A word that is written so more than once is a name.
      let repeated = suspects.reduce(into: [:]) { $0[$1.word, default: 0] += 1 }
      for suspect in suspects where repeated[suspect.word] == 1 {
        // Another source has the name: `OAuth`.
        if names.contains(suspect.word) { continue }
        guard suspect.isCertain || suspect.usualSpellings.contains(where: { counts[$0, default: 0] > 1 }) else {
          continue
        }
        findings.add(
          self, Self.capital, ["text": .text(suspect.word)], in: suspect.entry, of: pairing.file,
          source: suspect.source.text,
          at: suspect.range)
      }
    }
  }

  /// A word with a capital that may be in the wrong place.
  private struct Suspect {
    let entry: MessageEntry
    let source: MessageEntry
    let word: String
    let range: Range<Int>

    /// Whether the same letter is typed twice, or capitals stand inside of a Greek or Cyrillic word.
    var isCertain: Bool {
      let letters = Array(word)
      return (letters[0] == letters[1] && letters.count > 5) || letters[0].isLowercase
    }

    /// The word in small letters, with and without its first letter, which may be typed in addition.
    var usualSpellings: [String] {
      let text = word.lowercased()
      return text.count > 5 && entry.text.contains(" ") ? [text, String(text.dropFirst())] : [text]
    }
  }

  /// Returns those of some words that a file has, in one pass over its messages.
  private static func words(_ words: Set<String>, in file: MessageFile) -> Set<String> {
    var found: Set<String> = []
    for entry in file.entries {
      for word in entry.text.split(whereSeparator: { !$0.isLetter }) where words.contains(String(word)) {
        found.insert(String(word))
      }
    }
    return found
  }

  /// Returns how often a file has words in small letters or with an initial capital.
  private static func counts(of words: Set<String>, in file: MessageFile) -> [String: Int] {
    var counts: [String: Int] = [:]
    for entry in file.entries {
      for word in entry.text.split(whereSeparator: { !$0.isLetter }) where word.dropFirst().allSatisfy(\.isLowercase) {
        let word = word.lowercased()
        if words.contains(word) { counts[word, default: 0] += 1 }
      }
    }
    return counts
  }
}

extension MessageEntry {
  /// Returns the range of a word in small letters after a full stop, if each sentence of a source begins with a capital;
  /// nil if there is none.
  ///
  /// The full stop of a short word may mark an abbreviation.
  fileprivate func smallStart(besides source: MessageEntry) -> Range<Int>? {
    guard text.mayHaveSmallStart, source.text.contains(/\p{Ll}\. \p{Lu}/),
      !source.text.contains(/\. [\p{Ll}\d]/), let prose = MaskedProse(self)
    else { return nil }
    let masked = prose.text(0..<prose.bytes.count)
    guard let match = masked.firstMatch(of: /\p{Ll}{6}\. (\p{Ll}{4,})(?= )/), !source.text.contains(match.output.1)
    else { return nil }
    return masked.utf8Range(of: match.output.1)
  }
}

extension String {
  /// Whether the bytes alone do not show that each full stop is followed by a capital.
  fileprivate var mayHaveSmallStart: Bool {
    var (last, previous): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      if last == UInt8(ascii: "."), previous == 0x20, byte.isLowercaseLetter || byte >= 0x80 { return true }
      (last, previous) = (previous, byte)
    }
    return false
  }

  /// The range of the first word of at least three letters that begins with two capitals before a small letter, or has a
  /// capital after two small letters, in UTF-8 bytes; nil if there is none.
  fileprivate var rangeOfMixedWord: Range<Int>? {
    var text = self
    return text.withUTF8 { bytes in
      var index = 0
      var start = 0
      // The cases of the last letters, the last in the lowest bit; 1 is a capital.
      var (cases, count, isMixed) = (0, 0, false)
      while index < bytes.count {
        let letter = LetterCase(bytes, at: index)
        switch letter.kind {
        case .none:
          if isMixed { return start..<index }
          (cases, count, isMixed) = (0, 0, false)
          start = index + letter.length
        case .other:
          // A digit or another letter makes the word a name or a code.
          (cases, count, isMixed) = (0, Int.min / 2, false)
        case .small, .capital:
          cases = cases << 1 | (letter.kind == .capital ? 1 : 0)
          count += 1
          if count == 3, cases & 7 == 0b110 { isMixed = true }
          // In Latin letters, names are often written so: `YouTube`.
          if count > 2, letter.kind == .capital, cases & 7 == 0b001, bytes[index] >= 0xCE { isMixed = true }
        }
        index += letter.length
      }
      return isMixed ? start..<bytes.count : nil
    }
  }
}

/// The case of a letter in UTF-8.
private struct LetterCase {
  enum Kind {
    case capital
    case small
    /// A digit, or a letter of another alphabet.
    case other
    case none
  }

  let kind: Kind
  let length: Int

  /// Reads the character at an index; knows Latin, Greek and Cyrillic letters of one or two bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let byte = bytes[index]
    if byte < 0x80 {
      length = 1
      kind =
        byte.isUppercaseLetter
        ? .capital : byte.isLowercaseLetter ? .small : byte.isDigit || "_@/\\".utf8.contains(byte) ? .other : .none
      return
    }
    length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard length == 2, index + 1 < bytes.count else {
      kind = byte >= 0xE3 || byte == 0xE1 ? .other : .none
      return
    }
    let next = bytes[index + 1]
    kind =
      switch byte {
      case 0xC3: next == 0x97 || next == 0xB7 ? .none : next < 0x9F ? .capital : .small
      case 0xC4, 0xC5: Self.caseOfExtended(byte, next)
      case 0xCE: next < 0xAC ? .capital : .small
      case 0xCF: .small
      case 0xD0: next < 0xB0 ? .capital : .small
      case 0xD1: .small
      case 0xC2: .none
      default: .other
      }
  }

  /// Returns the case of a letter from U+0100 to U+017F.
  private static func caseOfExtended(_ byte: UInt8, _ next: UInt8) -> Kind {
    let scalar = Unicode.Scalar(UInt32(byte & 0x1F) << 6 | UInt32(next & 0x3F))
    return scalar?.properties.isUppercase == true ? .capital : .small
  }
}
