/// Resolves providers' codes through all tables of a catalog.
final class CodeResolver: Sendable {
  /// The tables by provider id.
  let tables: NameTable<CodeTable>
  /// The tables, sorted by provider id.
  let sortedTables: [CodeTable]
  private let domains: [String: Provider]

  init(_ tables: [CodeTable]) {
    sortedTables = tables.sorted { $0.provider.rawValue < $1.provider.rawValue }
    self.tables = NameTable(Dictionary(uniqueKeysWithValues: tables.map { ($0.provider.rawValue, $0) }))
    domains = Dictionary(
      tables.flatMap { table in table.domains.keys.map { ($0, table.provider) } },
      uniquingKeysWith: { first, _ in first })
  }

  func provider(ofDomain domain: String) -> Provider? { domains[domain] }

  /// - Parameter surface: a surface id or an error domain; an unknown one is ignored.
  func resolve(
    _ value: String, of provider: Provider, surface: String?, description: String? = nil
  ) -> Resolution? {
    guard let table = tables[provider.rawValue] else { return nil }
    if let surface {
      if let index = table.surface(named: surface) {
        return table.resolve(value, on: index, description: description)
          ?? fallback(of: table)?.resolve(value, description: description)
      }
      if let fallback = fallback(of: table), let index = fallback.surface(named: surface) {
        return fallback.resolve(value, on: index, description: description)
      }
    }
    return table.resolve(value, description: description)
      ?? fallback(of: table)?.resolve(value, description: description)
  }

  private func fallback(of table: CodeTable) -> CodeTable? { table.fallback.flatMap { tables[$0.rawValue] } }

  /// Whether the provider has a surface or an error domain with that name.
  func knows(surface: String, of provider: Provider) -> Bool {
    guard let table = tables[provider.rawValue] else { return false }
    return table.surface(named: surface) != nil
      || fallback(of: table)?.surface(named: surface) != nil
  }

  /// Resolves a raw error by the first shape with a known code, and returns the first code that was found.
  func resolve(
    _ payload: RawPayload, of provider: Provider, surface: String?
  ) -> (match: Resolution?, code: String?) {
    guard let table = tables[provider.rawValue] else { return (nil, nil) }
    let fallback = fallback(of: table)
    var firstCode: String?
    for shape in table.payloads where shape.carrier == nil || shape.carrier == payload.carrier {
      let description = shape.description.flatMap { payload.values(at: $0).first }
      for value in payload.values(at: shape.code) {
        let code = shape.after.flatMap { value.split(separator: $0).last.map(String.init) } ?? value
        firstCode = firstCode ?? code
        let match =
          surface == nil
          ? table.resolve(code, description: description, preferring: shape.surfaces)
            ?? fallback?.resolve(code, of: payload, description: description)
          : resolve(code, of: provider, surface: surface, description: description)
        if let match { return (match, firstCode) }
      }
    }
    return (nil, firstCode)
  }
}

extension CodeTable {
  /// Resolves a code as if this table's provider had sent the payload.
  fileprivate func resolve(_ code: String, of payload: RawPayload, description: String?) -> Resolution? {
    let surfaces = payloads.first { $0.carrier == nil || $0.carrier == payload.carrier }?.surfaces ?? []
    return resolve(code, description: description, preferring: surfaces)
  }
}
