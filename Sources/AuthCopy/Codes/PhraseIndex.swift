/// The phrases of several tables and the words of the vocabulary: a text is scanned once for all of them.
final class PhraseIndex: Sendable {
  /// A phrase as a table has it.
  private struct Use {
    /// The position of the table.
    let table: Int32
    /// The number of the phrase in the table's own matcher.
    let phrase: Int32
  }

  let tables: [CodeTable]
  /// The phrases, then the words.
  let matcher: PhraseMatcher
  private let words: [Vocabulary.Word]
  /// The tables that have a phrase: those of the phrase `n` are `uses[useStarts[n]..<useStarts[n + 1]]`.
  private let uses: [Use]
  private let useStarts: [Int32]

  init(_ tables: [CodeTable], _ vocabulary: Vocabulary) {
    self.tables = tables
    words = vocabulary.words
    var distinctPhrases = NameIndex()
    var phrases: [ArraySlice<UInt8>] = []
    var uses: [(number: Int, use: Use)] = []
    for (position, table) in tables.enumerated() {
      for (phrase, bytes) in table.index.phrases.phrases.enumerated() {
        let number = distinctPhrases.add(String(decoding: bytes, as: UTF8.self))
        if number == phrases.count { phrases.append(bytes) }
        uses.append((number, Use(table: Int32(position), phrase: Int32(phrase))))
      }
    }
    matcher = PhraseMatcher(phrases + words.map { $0.bytes[...] })
    uses.sort { ($0.number, $0.use.table) < ($1.number, $1.use.table) }
    self.uses = uses.map(\.use)
    var starts = [Int32](repeating: 0, count: phrases.count + 1)
    for (number, _) in uses { starts[number + 1] += 1 }
    for number in phrases.indices { starts[number + 1] += starts[number] }
    useStarts = starts
  }

  private var phraseCount: Int { useStarts.count - 1 }

  /// Returns the word with a number of the matcher; nil for a phrase.
  func word(_ number: Int) -> Vocabulary.Word? { number < phraseCount ? nil : words[number - phraseCount] }

  /// Calls a closure with each table that has the phrase with a number of the matcher, and the table's own number.
  func forEachUse(of number: Int, _ body: (_ table: Int, _ phrase: Int) -> Void) {
    guard number < phraseCount else { return }
    for use in uses[Int(useStarts[number])..<Int(useStarts[number + 1])] { body(Int(use.table), Int(use.phrase)) }
  }
}
