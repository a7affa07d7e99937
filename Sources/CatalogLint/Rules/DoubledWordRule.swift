internal import MessageFiles

/// Finds a word, particle, ending or placeholder that is written twice in a row, and a letter that is written three times.
///
/// In a language that separates syllables with spaces, two words may meet in one syllable, so a doubled one is an info.
struct DoubledWordRule: MessageRule {
  let name = "doubled-word"
  let severity = Finding.Severity.warning
  let fixes = FixKind.suggested
  let isTriggeredBySource = false
  private static let word: Diagnostic.ID = "doubled-word"
  private static let letter: Diagnostic.ID = "doubled-word.letter"
  private static let argument: Diagnostic.ID = "doubled-word.argument"
  let ids = [word, letter, argument]
  let example: RuleExample? = RuleExample(
    source: "First, scan the code", bad: "가장 먼저 먼저 코드를 스캔하세요", good: "가장 먼저 코드를 스캔하세요")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    if file.isSource { return [] }
    return (file.traits.doubledWords == nil ? [] : Self.textTriggers).union(Self.placeholderTriggers).union(
      file.isIdeographic ? .widePunctuation : [])
  }

  private static let placeholderTriggers: TextFeatures = [.brace, .percent]

  private static let textTriggers: TextFeatures = [.doubledWord, .doubledLetter]

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if !entry.features.isDisjoint(with: Self.placeholderTriggers), let range = entry.doubledPlaceholder {
      findings.add(
        self, Self.word, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range, fix: "",
        isSafe: false
      )
    } else if let range = entry.argumentAfterEnd {
      findings.add(
        self, Self.argument, ["placeholder": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    if entry.features.contains(.widePunctuation), let source = entry.source, let range = entry.text.repeatedSentence,
      MaskedProse(entry.entry)?.text(range) == String(entry.text.text(inUTF8: range)), !source.text.repeatsEnd
    {
      findings.add(
        self, Self.word, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range, fix: "",
        isSafe: false)
      return
    }
    guard let words = entry.traits.doubledWords, !entry.features.isDisjoint(with: Self.textTriggers),
      entry.text != entry.source?.text,
      let prose = MaskedProse(entry.entry)
    else { return }
    if entry.features.contains(.doubledLetter), !entry.traits.triplesLetters,
      let word = prose.text(0..<prose.bytes.count).wordWithTripledLetter, entry.source?.text.contains(word) == false
    {
      findings.add(self, Self.letter, ["text": .text(String(word))], in: entry, at: entry.text.utf8Range(of: word))
    }
    let repetitions = entry.features.contains(.doubledLetter) ? words.repetitions : []
    let secondWord = prose.doubledWord(except: words.allowed)
    guard let range = secondWord ?? prose.repetition(repetitions),
      // If the source doubles a word, the translation may double one too.
      entry.source.flatMap({ MaskedProse($0) })?.doubledWord(except: []) == nil,
      !(entry.source?.text.repeatsWord ?? false)
    else { return }
    // The fix removes the second word and the space before it, or the second half of the repetition.
    let removedRange = secondWord.map { $0.lowerBound - 1..<$0.upperBound } ?? prose.secondHalf(of: range)
    findings.add(
      self, Self.word, ["text": .text(prose.text(range))], in: entry, at: range,
      fix: removedRange.flatMap { entry.file.fix(entry.entry, $0, with: "", isSafe: false) },
      severity: entry.traits.separatesSyllables ? .info : nil)
  }
}

extension String {
  /// The range of a sentence of Chinese or Japanese that repeats the one before it, in UTF-8 bytes; nil if there is none.
  fileprivate var repeatedSentence: Range<Int>? {
    var text = self
    return text.withUTF8 { bytes in
      var last = 0..<0
      var start = 0
      var index = 0
      while index + 2 < bytes.count {
        // `。`: a cry with another mark may be repeated on purpose.
        guard bytes[index] == 0xE3, bytes[index + 1] == 0x80, bytes[index + 2] == 0x82 else {
          index += 1
          continue
        }
        index += 3
        let sentence = start..<index
        if sentence.count > 12, sentence.count == last.count, bytes[sentence].elementsEqual(bytes[last]) {
          return sentence
        }
        (last, start) = (sentence, index)
      }
      return nil
    }
  }

  /// Whether the text ends in the same sentence twice.
  fileprivate var repeatsEnd: Bool {
    let sentences = split(whereSeparator: { ".!?".contains($0) }).map { $0.drop(while: \.isWhitespace) }
    return sentences.count > 1 && sentences[sentences.count - 2] == sentences[sentences.count - 1]
  }

  /// Whether the text has a long word twice within four words, or goes `one by one`: `neighbors of neighbors`, `service,
  /// and editorial service`.
  fileprivate var repeatsWord: Bool {
    let text = lowercased()
    let words = text.split { !$0.isLetter }
    return text.contains("one by one")
      || words.indices.contains { words[$0].count > 3 && words[..<$0].suffix(3).contains(words[$0]) }
  }
}

extension String {
  /// The first word in small Latin letters with one of them three times in a row, between others; nil if there is none.
  fileprivate var wordWithTripledLetter: Substring? {
    split { !$0.isLetter }.first { word in
      let letters = Array(word)
      return letters.indices.dropFirst().dropLast(3).contains { index in
        let letter = letters[index]
        return letter.isASCII && letter.isLowercase && letters[index + 1] == letter && letters[index + 2] == letter
          && letters[index - 1].lowercased() != String(letter)
          && letters[index + 3] != letter && [index - 1, index + 3].allSatisfy { letters[$0] < "\u{250}" }
      }
    }
  }
}

extension MaskedProse {
  /// Returns the range of the second of two equal words in a row; nil if there are none.
  ///
  /// - Parameter allowedWords: the words that may be doubled, in lower case.
  fileprivate func doubledWord(except allowedWords: Set<String>) -> Range<Int>? {
    // The word before, if a space follows it.
    var last: Range<Int>?
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex { $0 <= 0x20 } ?? bytes.count
      var word = index..<end
      let isFollowedBySpace = end < bytes.count && bytes[end] == 0x20
      index = end + 1
      let previousWord = last
      last = isFollowedBySpace ? word : nil
      guard let first = previousWord else { continue }
      // A full stop or comma may follow the second word.
      if word.count > first.count, bytes[word].starts(with: bytes[first], by: Self.isSame) {
        let rest = text(word.lowerBound + first.count..<word.upperBound)
        guard rest.allSatisfy({ ".,!?:;。、！？".contains($0) }) else { continue }
        word = word.lowerBound..<word.lowerBound + first.count
      }
      guard bytes[word].elementsEqual(bytes[first], by: Self.isSame) else { continue }
      let text = text(word)
      guard text.unicodeScalars.count > 1, text.unicodeScalars.allSatisfy(\.properties.isAlphabetic),
        !allowedWords.contains(text.lowercased())
      else { continue }
      return word
    }
    return nil
  }

  /// Returns whether two bytes are equal, ignoring the case of ASCII letters.
  private static func isSame(_ first: UInt8, _ second: UInt8) -> Bool {
    first == second || (first.isLetter && first | 0x20 == second | 0x20)
  }

  /// Returns the second half of a range; nil if it differs from the first half.
  fileprivate func secondHalf(of range: Range<Int>) -> Range<Int>? {
    let middle = range.lowerBound + range.count / 2
    return bytes[range.lowerBound..<middle].elementsEqual(bytes[middle..<range.upperBound])
      ? middle..<range.upperBound : nil
  }

  /// Returns the range of the first repetition that is a mistake; nil if there is none.
  fileprivate func repetition(_ repetitions: [DoubledWords.Repetition]) -> Range<Int>? {
    for repetition in repetitions {
      guard let range = bytes.firstRange(ofUTF8: repetition.text) else { continue }
      let previous = text(0..<range.lowerBound).unicodeScalars.last
      let next = text(range.upperBound..<bytes.count).unicodeScalars.first
      if let previous, repetition.exceptAfter.unicodeScalars.contains(previous) { continue }
      if repetition.isEnding, !(previous?.properties.isAlphabetic ?? false) { continue }
      if repetition.notBeforeHiragana, let next, (0x3041...0x309F).contains(next.value) { continue }
      return range
    }
    return nil
  }
}
