internal import MessageFiles

/// A resolver of providers' codes with all tables of a catalog.
final class CodeResolver: Sendable {
  /// The tables by provider id, created on first use because a process rarely needs them all.
  private let tables: NameTable<LazyCodeTable>
  /// The providers, sorted by id.
  let providers: [Provider]
  /// The providers that codes and error domains identify, created on first use.
  private let owners: Lazy<CodeOwners>
  /// The tables with which the errors of each provider are read, created on first use.
  private let readings: NameTable<Lazy<ReadingIndex>>
  /// The codes and phrases of all tables, for errors of an unknown provider.
  let combinedIndex: Lazy<CombinedCodeIndex>
  /// What the readers of raw errors know, created on first use.
  private let lazyRules: Lazy<ReadingRules>

  var rules: ReadingRules { lazyRules.value }

  /// - Parameter tables: the tables by the id of their provider.
  init(_ tables: NameTable<LazyCodeTable>, _ rules: Lazy<ReadingRules>) {
    lazyRules = rules
    self.tables = tables
    providers = tables.names.sorted().map(Provider.init(rawValue:))
    let sorted = providers.compactMap { provider in tables[provider.rawValue].map { (provider, $0) } }
    owners = Lazy { CodeOwners(sorted.map { ($0, $1.identifiers) }) }
    // Nearly every provider falls back on the tables of the standards and of the network layer.
    let shared = Lazy {
      let providers = rules.value[.standardProviders].map(\.text) + [rules.value[.networkProvider].text]
      return PhraseIndex(providers.compactMap { tables[$0]?.value }, rules.value.vocabulary)
    }
    readings = NameTable(
      tables.names,
      tables.values.map { table in
        Lazy {
          ReadingIndex(
            CodeResolver.layers(of: table.value, rules.value) { tables[$0.rawValue]?.value }, shared.value, rules.value)
        }
      })
    combinedIndex = Lazy { CombinedCodeIndex(sorted.map(\.1.value), rules.value) }
  }

  /// All tables, sorted by provider id.
  var sortedTables: [CodeTable] { providers.compactMap { self[$0] } }

  /// Returns the tables with which the errors of a provider are read; nil for a provider without a table.
  func reading(of provider: Provider) -> ReadingIndex? { readings[provider.rawValue]?.value }

  private static func layers(
    of table: CodeTable, _ rules: ReadingRules, _ find: (Provider) -> CodeTable?
  ) -> [ReadingIndex.Layer] {
    let fallbacks = table.fallbacks.compactMap(find)
    let networkProvider = Provider(rawValue: rules[.networkProvider].text)
    let network = [table.provider == networkProvider ? nil : find(networkProvider)].compactMap(\.self)
    return [ReadingIndex.Layer(table: table, role: .own)]
      + fallbacks.map { ReadingIndex.Layer(table: $0, role: .fallback) }
      + network.map { ReadingIndex.Layer(table: $0, role: .network) }
  }

  subscript(provider: Provider) -> CodeTable? { tables[provider.rawValue]?.value }

  func knows(_ provider: Provider) -> Bool { tables[provider.rawValue] != nil }

  /// Returns the provider of an error domain, and the domain in the spelling of its table; nil for an unknown domain.
  func owner(ofDomain domain: String) -> (domain: String, provider: Provider)? {
    owners.value.byFoldedDomain[domain.foldedCode]
  }

  /// Returns the provider of an error domain in a word that consists of the domain and a code; nil for other words.
  ///
  /// React Native writes such words with a leading `E`: `ECOM.APPLE.AUTHENTICATIONSERVICES.AUTHORIZATIONERROR1001`.
  func owner(ofDomainIn word: String) -> (domain: String, provider: Provider, code: String)? {
    guard word.utf8.last?.isDigit == true, word.utf8.starts(with: rules[.bridgeStart].bytes) else { return nil }
    let digits = word.utf8.reversed().prefix { $0.isDigit }.count
    let start = rules[.bridgeStart].bytes.count
    guard start + digits <= word.utf8.count else { return nil }
    var domain = word.utf8.dropFirst(start).dropLast(digits)
    if domain.last == UInt8(ascii: "-") { domain.removeLast() }
    guard let name = String(domain), let owner = owner(ofDomain: name) else { return nil }
    return (owner.domain, owner.provider, String(word.utf8.dropFirst(start + domain.count)) ?? "")
  }

  /// Returns the table of the only provider whose codes begin like this code; nil if there is none.
  func owner(ofCode code: String) -> CodeTable? {
    owners.value.byCodePrefix.first { code.utf8.starts(with: $0.prefix.utf8) }.flatMap { self[$0.provider] }
  }

  /// Resolves a value with the table of a provider, or else with the tables of its fallback providers.
  ///
  /// - Parameters:
  ///   - surface: a surface id or an error domain; an unknown surface is ignored.
  ///   - text: the error's description, which selects among rows of one code.
  func resolve(
    _ value: String, of provider: Provider, surface: String?, describedBy text: ScannedText? = nil
  ) -> Resolution? {
    guard let table = self[provider] else { return nil }
    if let surface {
      if let index = table.surface(named: surface) {
        return table.resolve(value, on: index, describedBy: text) ?? resolve(value, byFallbacksOf: table, text)
      }
      for fallback in fallbacks(of: table) {
        if let index = fallback.surface(named: surface) { return fallback.resolve(value, on: index, describedBy: text) }
      }
    }
    return table.resolve(value, describedBy: text) ?? resolve(value, byFallbacksOf: table, text)
  }

  private func resolve(_ value: String, byFallbacksOf table: CodeTable, _ text: ScannedText?) -> Resolution? {
    for fallback in table.fallbacks {
      if let resolution = self[fallback]?.resolve(value, describedBy: text), !resolution.traits.isCommonName {
        return resolution
      }
    }
    return nil
  }

  /// Returns the tables of the fallback providers of a table, in lookup order.
  func fallbacks(of table: CodeTable) -> [CodeTable] { table.fallbacks.compactMap { self[$0] } }

  /// Returns the sign-in method of a provider or of one of its surfaces; nil if it is not certain.
  func method(of provider: Provider, surface: String) -> SignInMethod? {
    guard let table = self[provider] else { return nil }
    return table.surface(named: surface).map(table.method(on:)) ?? table.method
  }

  /// Returns whether the result of resolving a code shows that a provider's surface lacks the code.
  ///
  /// A nil result shows it, and so does one from the table of a fallback provider. An unknown surface lacks no code.
  func isUnknown(_ resolution: Resolution?, on surface: String, of provider: Provider) -> Bool {
    guard let table = self[provider] else { return false }
    guard let resolution else { return knows(surface: surface, of: provider) }
    return table.surface(named: surface) != nil && resolution.rowSource?.provider != provider
  }

  /// Returns whether a resolution comes from a named surface, or from a surface that callers may mean by it.
  func isOn(_ surface: String, _ resolution: Resolution, of provider: Provider) -> Bool {
    // A surface that only a fallback provider has needs no check: its codes are looked up on no other surface.
    guard let table = self[provider], let index = table.surface(named: surface) else { return true }
    let found = resolution.source?.surface
    return found == table.surfaces[index].id || table.surfaces[index].alternatives.contains { $0 == found }
  }

  /// Returns whether the provider or a fallback provider has a surface or an error domain with this name.
  func knows(surface: String, of provider: Provider) -> Bool {
    guard let table = self[provider] else { return false }
    return table.surface(named: surface) != nil || fallbacks(of: table).contains { $0.surface(named: surface) != nil }
  }
}

/// The providers of error domains, and of code prefixes that only one provider uses.
private final class CodeOwners: Sendable {
  let byFoldedDomain: NameTable<(domain: String, provider: Provider)>
  let byCodePrefix: [(prefix: String, provider: Provider)]

  /// - Parameter tables: what identifies each provider; for a domain of several providers, the first one counts.
  init(_ tables: [(provider: Provider, identifiers: LazyCodeTable.Identifiers)]) {
    var byFoldedDomain = NameTable<(domain: String, provider: Provider)>()
    for (provider, identifiers) in tables {
      for domain in identifiers.domains where byFoldedDomain[domain.foldedCode] == nil {
        byFoldedDomain.set(domain.foldedCode, to: (domain, provider))
      }
    }
    self.byFoldedDomain = byFoldedDomain
    byCodePrefix = tables.flatMap { provider, identifiers in identifiers.codePrefixes.map { ($0, provider) } }
  }
}
