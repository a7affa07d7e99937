internal import MessageFiles

extension ScannedText {
  /// A word of the vocabulary in the text.
  struct WordMatch {
    let word: Vocabulary.Word
    let range: Range<Int>
  }

  /// What the words of the text say.
  final class Statement {
    /// What the first clause with a pair that has kinds says, and where.
    fileprivate(set) var claim: (kinds: ByFlow<Kind>, range: Range<Int>)?
    /// The kind that conceals the first clause about a person's account.
    fileprivate(set) var veil: Kind?
    /// Whether words of such a clause that are not weak are near each other.
    fileprivate(set) var isAboutAccount = false
    /// Whether a thing is named that is not weak, so that the error is about authentication.
    fileprivate(set) var hasStrongThing = false
    /// What a weak thing would say beside a strong one.
    fileprivate(set) var weakClaim: (kinds: ByFlow<Kind>, range: Range<Int>)?
    /// Whether the error is about another system, such as a database.
    fileprivate(set) var isAboutOtherSystem = false
  }

  /// Returns what the words of the text say.
  func statement(_ rules: ReadingRules) -> Statement {
    let statement = Statement()
    let words = wordMatches.withoutParts
    for match in words where !match.word.isEvent {
      if match.word.name == rules[.otherSystem].text {
        statement.isAboutOtherSystem = true
      } else if !isWeak(match.word.name, rules) {
        statement.hasStrongThing = true
      }
    }
    var start = 0
    while start < words.count {
      let end = endOfClause(words, from: start, rules)
      read(words[start..<end], rules, statement)
      start = end
    }
    return statement
  }

  /// Returns the end of the words that stand in one clause.
  private func endOfClause(_ words: [WordMatch], from start: Int, _ rules: ReadingRules) -> Int {
    var end = start + 1
    while end < words.count, end - start < rules[.clauseWords],
      !endsClause(words[end - 1].range.upperBound, words[end].range.lowerBound, rules)
    {
      end += 1
    }
    return end
  }

  /// Returns whether a clause ends between two offsets.
  private func endsClause(_ start: Int, _ end: Int, _ rules: ReadingRules) -> Bool {
    if start >= end { return false }
    let signs = rules[.clauseEnds]
    for offset in start..<end {
      let byte = text.bytes[offset]
      if signs.contains(byte) || byte >= 0x80 && rules[.wideClauseEnds].begin(text.bytes[offset..<end]) { return true }
      if byte == UInt8(ascii: "."), text.byte(at: offset + 1).isBlank { return true }
    }
    return false
  }

  /// Reads the words of a clause.
  private func read(_ words: ArraySlice<WordMatch>, _ rules: ReadingRules, _ statement: Statement) {
    var best: (pair: Vocabulary.Pair, thing: String, range: Range<Int>)?
    // The account of a service or of a machine is no person's.
    let isAboutOtherAccount = words.contains { $0.word.name == rules[.otherAccount].text }
    for thing in words where !thing.word.isEvent {
      if isAboutOtherAccount, rules[.accountThings].contains(where: { $0.text == thing.word.name }) { continue }
      for event in words where event.word.isEvent {
        let range =
          min(thing.range.lowerBound, event.range.lowerBound)..<max(thing.range.upperBound, event.range.upperBound)
        guard let pair = rules.vocabulary.pairs["\(thing.word.name) \(event.word.name)"], isProse(range) else {
          continue
        }
        if statement.veil == nil { statement.veil = pair.veil }
        let gap = range.count - thing.range.count - event.range.count
        if pair.veil != nil, gap <= rules[.wordDistance], !isWeak(thing.word.name, rules),
          !isWeak(event.word.name, rules)
        {
          statement.isAboutAccount = true
        }
        // The event of a constant happened to no thing of the sentence, but conceals it.
        guard pair.kinds != nil, gap <= rules[.wordDistance], !text.isPartOfConstant(event.range),
          best.map({ pair.precedence < $0.pair.precedence }) ?? true
        else { continue }
        best = (pair, thing.word.name, range)
      }
    }
    guard let best, let kinds = best.pair.kinds else { return }
    if isWeak(best.thing, rules) {
      statement.weakClaim = statement.weakClaim ?? (kinds, best.range)
    } else {
      statement.claim = statement.claim ?? (kinds, best.range)
    }
  }

  /// Returns whether a thing or an event is weak.
  private func isWeak(_ name: String, _ rules: ReadingRules) -> Bool {
    rules[.weakThings].contains { $0.text == name }
  }

  /// Returns whether a part of the text is prose and no identifier: it has a blank, or letters that are not ASCII.
  private func isProse(_ range: Range<Int>) -> Bool {
    text.bytes[range].contains { $0 == 0x20 || $0 == 0x0A || $0 >= 0x80 }
  }
}

extension [ScannedText.WordMatch] {
  /// The words that are no part of a longer word for a thing, or of one for an event; a word can have several names.
  ///
  /// The words are in the order of the text, the longest of those that begin together first.
  fileprivate var withoutParts: [ScannedText.WordMatch] {
    var kept: [ScannedText.WordMatch] = []
    for match in self {
      // Only the last word of a role can contain another one.
      let last = kept.last { $0.word.isEvent == match.word.isEvent }?.range
      if let last, last.upperBound >= match.range.upperBound, last != match.range { continue }
      kept.append(match)
    }
    return kept
  }
}
