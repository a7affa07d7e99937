/// The tables with which an error is read, searched together: each text is scanned once for the phrases of all.
///
/// For a named provider, the tables are its own, those of its fallback providers in lookup order, and the network layer.
/// For an unknown provider, they are all tables.
final class ReadingIndex: Sendable {
  /// The relation of a table to the provider of the error, in order of precedence.
  enum Role: Int, Sendable {
    case own, fallback, network
  }

  struct Layer: Sendable {
    let table: CodeTable
    let role: Role
  }

  /// A phrase as a table of the index has it.
  struct PhraseUse: Sendable {
    let layer: Int
    /// The number of the phrase in the table's own matcher.
    let phrase: Int
    /// The rows that need no code, then the rows whose description is long enough to identify the error without it.
    let rows: [Int]
    let describedRows: [Int]
  }

  let layers: [Layer]
  let rules: ReadingRules
  /// The phrases of the tables, then the words of the vocabulary.
  let phrases: PhraseMatcher
  /// The tables that have a phrase, by its number.
  let uses: [[PhraseUse]]
  /// A set of phrases of each layer, without a phrase.
  let emptyMatches: [PhraseMatches]
  private let layersByProvider: NameTable<Int>

  init(_ layers: [Layer], _ rules: ReadingRules) {
    self.layers = layers
    self.rules = rules
    var distinctPhrases = NameIndex()
    var phrases: [ArraySlice<UInt8>] = []
    var uses: [[PhraseUse]] = []
    for (layer, table) in layers.map(\.table).enumerated() {
      for (phrase, bytes) in table.index.phrases.phrases.enumerated() {
        let number = distinctPhrases.add(String(decoding: bytes, as: UTF8.self))
        if number == phrases.count {
          phrases.append(bytes)
          uses.append([])
        }
        let isHTTPStatus = { (row: Int) in table.surfaces[table.index.surfaces[row]].isHTTPStatus }
        uses[number].append(
          PhraseUse(
            layer: layer, phrase: phrase, rows: table.index.phraseRows[phrase].filter { !isHTTPStatus($0) },
            describedRows: table.index.longDescriptionRows[phrase].filter { !isHTTPStatus($0) }))
      }
    }
    self.phrases = PhraseMatcher(phrases + rules.vocabulary.words.map { $0.bytes[...] })
    self.uses = uses
    emptyMatches = layers.map { PhraseMatches(count: $0.table.index.phrases.count) }
    // Of several layers of a provider, the first counts.
    layersByProvider = NameTable(layers.map(\.table.provider.rawValue).reversed(), layers.indices.reversed())
  }

  /// Returns the tables that have the phrase with a number of the matcher; nil for a word of the vocabulary.
  func uses(ofPhrase number: Int) -> [PhraseUse]? { number < uses.count ? uses[number] : nil }

  /// Returns the word of the vocabulary with a number of the matcher.
  func word(_ number: Int) -> Vocabulary.Word { rules.vocabulary.words[number - uses.count] }

  func layer(of table: CodeTable) -> Int? { layersByProvider[table.provider.rawValue] }
}
