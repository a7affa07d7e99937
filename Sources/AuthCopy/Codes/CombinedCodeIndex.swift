/// The codes and phrases of all tables together, for errors of an unknown provider.
final class CombinedCodeIndex: Sendable {
  /// The tables, sorted by provider id.
  let tables: [CodeTable]
  /// The positions of the tables that have a code or a symbol, by its folded form.
  ///
  /// Numbers and HTTP statuses are omitted, because they have a different meaning for each provider.
  private let names: NameTable<[Int]>
  private let phrases: PhraseIndex
  /// The texts that identify a provider's system: hosts, packages, SDK names.
  private let systemNames: PhraseIndex

  /// The phrases of all tables, each with the positions of the tables that have it.
  private struct PhraseIndex: Sendable {
    let matcher: PhraseMatcher
    /// The positions of the tables, by the number of the phrase.
    let owners: [[Int]]

    init(_ phrases: [[CaseFoldedBytes]]) {
      var owners: [CaseFoldedBytes: [Int]] = [:]
      for (table, phrases) in phrases.enumerated() {
        for phrase in Set(phrases) where !phrase.bytes.isEmpty { owners[phrase, default: []].append(table) }
      }
      let sorted = owners.sorted { $0.value.lexicographicallyPrecedes($1.value) }
      matcher = PhraseMatcher(sorted.map(\.key))
      self.owners = sorted.map(\.value)
    }

    /// Returns the positions of the tables with a phrase that a text contains, sorted.
    func owners(in text: CaseFoldedBytes) -> [Int] {
      let matches = matcher.matches(in: text)
      if matches.isEmpty { return [] }
      return Set(owners.indices.filter(matches.contains).flatMap { owners[$0] }).sorted()
    }
  }

  init(_ tables: [CodeTable]) {
    self.tables = tables
    var names: [String: [Int]] = [:]
    for (position, table) in tables.enumerated() {
      let codes = table.index.rows.lazy.filter { $0.match == .exact && !table.surfaces[$0.surface].isHTTPStatus }
        .flatMap { [$0.code, $0.symbol].compactMap(\.self) }
      for code in Set(codes.map(\.foldedCode)) where Int(code) == nil { names[code, default: []].append(position) }
    }
    self.names = NameTable(names)
    phrases = PhraseIndex(tables.map { $0.index.rows.compactMap { $0.phrase.map { CaseFoldedBytes($0) } } })
    systemNames = PhraseIndex(tables.map { $0.systemNames.map { CaseFoldedBytes($0) } })
  }

  /// Returns the tables that have a code.
  func tables(with code: String) -> [CodeTable] { (names[code.foldedCode] ?? []).map { tables[$0] } }

  /// Returns the tables with a phrase that a text contains.
  func tables(withPhrasesOf text: CaseFoldedBytes) -> [CodeTable] { phrases.owners(in: text).map { tables[$0] } }

  /// Returns the tables whose system a text mentions.
  ///
  /// Tables without a sign-in method come first: their providers are platforms, such as Firebase, on which people sign
  /// in with the other providers.
  func tables(namedBy text: CaseFoldedBytes) -> [CodeTable] {
    let named = systemNames.owners(in: text).map { tables[$0] }
    return named.filter { $0.method == nil } + named.filter { $0.method != nil }
  }
}
