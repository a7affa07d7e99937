/// The codes of all tables together, for errors of an unknown provider.
final class CombinedCodeIndex: Sendable {
  /// The tables that have a code or a symbol.
  struct Owners: Sendable {
    /// The positions of the tables.
    fileprivate(set) var tables: [Int] = []
    /// The kind that the first row maps the code to; nil if no row tells it without a description.
    fileprivate var kind: Kind?
    /// Whether other rows map the code to other kinds.
    fileprivate var kindsDiffer = false

    /// Whether the meaning depends on the table.
    var isAmbiguous: Bool { tables.count > 1 && kindsDiffer }
  }

  /// The tables, sorted by provider id.
  let tables: [CodeTable]
  /// The tables, each as a layer, for scanning texts.
  let reading: ReadingIndex
  /// The tables that have a code or a symbol, by its folded form.
  ///
  /// Numbers and HTTP statuses are omitted, because they have a different meaning for each provider.
  private let names: NameTable<Owners>
  /// The places of codes that only one provider's errors have, with general keys of no other provider.
  let uniquePaths: [(path: PayloadPath, provider: Provider)]
  /// The texts that identify a provider's system: hosts, packages, SDK names.
  private let systemNames: PhraseMatcher
  /// The positions of the tables of each system name.
  private let namedTables: [Int]

  init(_ tables: [CodeTable], _ rules: ReadingRules) {
    self.tables = tables
    reading = ReadingIndex(
      tables.map { ReadingIndex.Layer(table: $0, role: rules.isNetwork($0.provider) ? .network : .own) },
      PhraseIndex(tables, rules.vocabulary), rules)
    var names = NameTable<Owners>()
    for (position, table) in tables.enumerated() {
      let owner = [position]
      for row in table.index.rows where row.match == .exact && !table.surfaces[row.surface].isHTTPStatus {
        for name in [row.code, row.symbol].compactMap(\.self) where Int(name) == nil {
          let folded = name.foldedCode
          names.set(folded, to: (names[folded] ?? Owners()).adding(owner, row))
        }
      }
    }
    self.names = names
    var paths = NameTable<(path: PayloadPath, providers: [Provider])>()
    for table in tables where !rules.isNetwork(table.provider) {
      for path in table.shapes.filter({ $0.carrier != .text }).compactMap(\.code) {
        let owners = paths[path.description]?.providers ?? []
        if owners.last != table.provider { paths.set(path.description, to: (path, owners + [table.provider])) }
      }
    }
    uniquePaths = paths.names.sorted().compactMap { [paths] name in
      guard let (path, providers) = paths[name], providers.count == 1, path.isSpecific(rules) else { return nil }
      return (path, providers[0])
    }
    let systems = tables.enumerated().flatMap { position, table in
      table.systemNames.map { (position, CaseFoldedBytes($0)) }
    }
    systemNames = PhraseMatcher(systems.map(\.1))
    namedTables = systems.map(\.0)
  }

  /// Returns the tables that have a code.
  func owners(of code: String) -> Owners? { names[code.foldedCode] }

  /// Returns the tables whose system a text mentions.
  ///
  /// Tables without a sign-in method come first: their providers are platforms, such as Firebase, on which people sign
  /// in with the other providers.
  func tables(namedBy text: CaseFoldedBytes) -> [CodeTable] {
    let positions = systemNames.matches(in: text).numbers.map { namedTables[$0] }
    let named = tables.indices.filter(positions.contains).map { tables[$0] }
    return named.filter { $0.method == nil } + named.filter { $0.method != nil }
  }
}

extension CombinedCodeIndex.Owners {
  /// - Parameter owner: the position of the row's table, as a list that the owners of its own codes share.
  fileprivate func adding(_ owner: [Int], _ row: CodeRow) -> Self {
    var owners = self
    if tables.last != owner[0] { owners.tables = tables.isEmpty ? owner : tables + owner }
    if row.strength != .plain && row.description == nil {
      owners.kind = kind ?? row.kind
      if owners.kind != row.kind { owners.kindsDiffer = true }
    }
    return owners
  }
}

extension PayloadPath {
  /// Returns whether the path can identify a provider: no step is a wildcard, and the first key is not a general one.
  fileprivate func isSpecific(_ rules: ReadingRules) -> Bool {
    let keys = steps.map { step in if case .key(let key) = step { key } else { "" } }
    guard let first = keys.first, !keys.contains("") else { return false }
    let general = [ReadingRules.Words.generalKeys, .messageKeys, .textKeys, .statusKeys]
    return !general.contains { rules[$0].name(first) } && !rules.codeKeys.contains(CaseFoldedBytes(first).text)
  }
}
