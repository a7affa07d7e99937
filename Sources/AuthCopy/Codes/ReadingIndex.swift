/// The tables with which an error is read.
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

  let layers: [Layer]
  let rules: ReadingRules
  /// A set of phrases of each layer, without a phrase.
  let emptyMatches: [PhraseMatches]
  /// The phrases of the tables that many providers share, and the words.
  private let shared: PhraseIndex
  /// The layers of these tables; nil for a table that is no layer.
  private let layersOfShared: [Int?]
  /// The other layers, each with the number of its first phrase.
  private let others: [(layer: Int, first: Int)]
  private let layersByProvider: NameTable<Int>

  /// - Parameter shared: an index of tables; each layer's table whose phrases are not in it is searched by itself.
  init(_ layers: [Layer], _ shared: PhraseIndex, _ rules: ReadingRules) {
    self.layers = layers
    self.rules = rules
    self.shared = shared
    layersOfShared = shared.tables.map { table in layers.firstIndex { $0.table === table } }
    var others: [(layer: Int, first: Int)] = []
    var first = shared.matcher.count
    for (number, layer) in layers.enumerated() where !shared.tables.contains(where: { $0 === layer.table }) {
      others.append((number, first))
      first += layer.table.index.phrases.count
    }
    self.others = others
    emptyMatches = layers.map { PhraseMatches(count: $0.table.index.phrases.count) }
    // Of several layers of a provider, the first counts.
    layersByProvider = NameTable(layers.map(\.table.provider.rawValue).reversed(), layers.indices.reversed())
  }

  func layer(of table: CodeTable) -> Int? { layersByProvider[table.provider.rawValue] }

  /// Calls a closure with each occurrence of a phrase or a word in a folded text: its number and its offset.
  func forEachMatch(in text: [UInt8], _ body: (_ number: Int, _ offset: Int) -> Void) {
    for (layer, first) in others {
      layers[layer].table.index.phrases.forEachMatch(in: text) { phrase, offset in body(first + phrase, offset) }
    }
    shared.matcher.forEachMatch(in: text, body)
  }

  /// Returns the length of a phrase or a word in bytes.
  func length(of number: Int) -> Int {
    guard let (layer, first) = other(with: number) else { return shared.matcher.length(of: number) }
    return layers[layer].table.index.phrases.length(of: number - first)
  }

  /// Returns the word with a number; nil for a phrase.
  func word(_ number: Int) -> Vocabulary.Word? { number < shared.matcher.count ? shared.word(number) : nil }

  /// Calls a closure with each layer that has a phrase, and the number of the phrase in the layer's own matcher.
  func forEachUse(of number: Int, _ body: (_ layer: Int, _ phrase: Int) -> Void) {
    if let (layer, first) = other(with: number) { return body(layer, number - first) }
    shared.forEachUse(of: number) { table, phrase in
      if let layer = layersOfShared[table] { body(layer, phrase) }
    }
  }

  /// Returns the layer outside the shared tables that has a phrase with a number.
  private func other(with number: Int) -> (layer: Int, first: Int)? {
    number < shared.matcher.count ? nil : others.last { $0.first <= number }
  }
}
