internal import MessageFiles

/// The messages of a source that have words with opposite meanings.
struct OppositeUses {
  /// A message and one of its words.
  typealias Use = (entry: MessageEntry, word: String)

  /// The pairs of messages that differ only by two opposites, each in the order of the file.
  private(set) var pairs: [(first: Use, second: Use)] = []
  /// The messages that name one direction.
  private(set) var directed: [(entry: MessageEntry, direction: String)] = []
  /// Messages with a word, by the word.
  private(set) var entries: [String: [MessageEntry]] = [:]
  private let opposites: Opposites

  /// The maximum length of a compared text, in UTF-8 bytes: two long texts have different translations even if they are
  /// wrong.
  private static let maximumLength = 200
  /// The maximum length of a label, in UTF-8 bytes: a sentence may say the same with the opposite action.
  private static let maximumLengthOfLabel = 40

  init(_ source: MessageFile, _ opposites: Opposites, namingDirections isForDirections: Bool) {
    self.opposites = opposites
    let directionNames = Set(source.traits.directions.values.joined())
    var first: [Opposites.Pattern: Use] = [:]
    for entry in source.entries
    where entry.form == nil && !entry.features.contains(.branches) && entry.text.utf8.count <= Self.maximumLength {
      let patterns = opposites.patterns(of: entry.text)
      if patterns.isEmpty { continue }
      // Few opposites are directions, and splitting a text into words is slow.
      let mayNameDirection = isForDirections && patterns.contains { directionNames.contains($0.word) }
      let directions = mayNameDirection ? entry.text.directions(in: source) : []
      // Where a text names both, the order of the languages may differ.
      for direction in directions.sorted()
      where !directions.contains(Direction.opposites[direction] ?? direction)
        && (Direction.isSpatial(direction) || entry.text.utf8.count <= Self.maximumLengthOfLabel)
      {
        directed.append((entry, direction))
      }
      for (word, pattern) in patterns {
        let opposite = Opposites.Pattern(hash: pattern.hash, isFirst: !pattern.isFirst)
        if let other = first[opposite] { pairs.append((other, (entry, word))) }
        if first[pattern] == nil { first[pattern] = (entry, word) }
        entries[word, default: []].append(entry)
      }
    }
  }
}

extension OppositeUses {
  /// Returns whether several other messages have each of the words of a pair.
  func haveOthers(than pair: (first: Use, second: Use)) -> Bool {
    (entries[pair.first.word]?.count ?? 0) > 2 && (entries[pair.second.word]?.count ?? 0) > 2
  }

  /// Returns whether a pair names two degrees, such as *more* and *less*, of a quality that has an opposite too.
  func mayNameOppositeQuality(_ pair: (first: Use, second: Use)) -> Bool {
    opposites.degrees.contains(pair.first.word)
      && opposites.patterns(of: pair.first.entry.text).contains { $0.word != pair.first.word }
  }
}

/// The words in which the translations of two opposites differ.
struct SwappedTranslations {
  private let file: MessageFile
  /// The maximum number of messages that are compared for each word, so that the cost is linear.
  private static let maximumCount = 12

  private let firstWord: String
  private let secondWord: String

  /// Returns nil unless both texts have a word that the other lacks.
  init?(_ first: String, _ second: String, in file: MessageFile) {
    self.file = file
    let (first, second) = (Self.normalized(first), Self.normalized(second))
    guard first != second else { return nil }
    if file.hasSpacesBetweenWords {
      let (words, otherWords) = (Self.words(of: first), Self.words(of: second))
      guard let word = words.filter({ !otherWords.contains($0) }).max(by: { $0.count < $1.count }),
        let otherWord = otherWords.filter({ !words.contains($0) }).max(by: { $0.count < $1.count })
      else { return nil }
      (firstWord, secondWord) = (Self.stem(word), Self.stem(otherWord))
      guard firstWord.count > 2, secondWord.count > 2 else { return nil }
    } else {
      let start = zip(first, second).prefix { $0 == $1 }.count
      let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed()).prefix { $0 == $1 }.count
      (firstWord, secondWord) = (
        String(first.dropFirst(start).dropLast(end)), String(second.dropFirst(start).dropLast(end))
      )
      guard !firstWord.isEmpty, !secondWord.isEmpty else { return nil }
    }
    if firstWord.contains(secondWord) || secondWord.contains(firstWord) { return nil }
  }

  /// Returns whether other translations of both words have the other's word, and none has its own.
  func areConfirmed(by uses: OppositeUses, of pair: (first: OppositeUses.Use, second: OppositeUses.Use)) -> Bool {
    func have(_ wanted: String, not other: String, _ use: OppositeUses.Use, besides opposite: OppositeUses.Use) -> Bool
    {
      var count = 0
      for entry in uses.entries[use.word]?.prefix(Self.maximumCount) ?? []
      where entry !== use.entry && entry !== opposite.entry {
        guard let translation = file[entry.key], !translation.needsReview, translation.text != entry.text else {
          continue
        }
        let text = Self.normalized(translation.text)
        if text.contains(other) { return false }
        if text.contains(wanted) { count += 1 }
      }
      return count > 1
    }
    return have(secondWord, not: firstWord, pair.first, besides: pair.second)
      && have(firstWord, not: secondWord, pair.second, besides: pair.first)
  }

  /// Returns a text in lower case without soft hyphens.
  private static func normalized(_ text: String) -> String {
    let text = text.lowercased()
    return text.utf8.contains(0xAD) ? text.replacing("\u{AD}", with: "") : text
  }

  /// Returns the words between spaces and signs of ASCII.
  private static func words(of text: String) -> [Substring] {
    text.utf8.split { $0 < 0x80 && !$0.isLetter }.map { Substring($0) }
  }

  /// Returns a word without the letters that endings may change.
  private static func stem(_ word: Substring) -> String { String(word.dropLast(min(3, word.count / 3))) }
}
