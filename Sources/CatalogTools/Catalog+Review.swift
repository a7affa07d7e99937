package import AuthCopy

extension Catalog {
  /// The codes of one surface that map to one kind.
  package struct CodeGroup: Sendable {
    package let provider: Provider
    package let surface: String
    package internal(set) var codes: [String]
    /// The symbols and numbers that are equivalent to the codes, such as `17009`.
    package internal(set) var aliases: [String] = []
    /// The explanation of each code for developers.
    package internal(set) var explanations: [String?]
  }

  /// The codes that map to each kind in at least one flow, grouped by surface.
  package var codesByKind: [Kind: [CodeGroup]] {
    var groups: [Kind: [CodeGroup]] = [:]
    for table in codeTables {
      for surface in table.surfaces {
        for row in surface.rows {
          for kind in Set([row.meaning.kinds.standard] + row.meaning.kinds.byFlow.values) {
            if groups[kind]?.last?.provider != table.provider || groups[kind]?.last?.surface != surface.id {
              groups[kind, default: []].append(
                CodeGroup(provider: table.provider, surface: surface.id, codes: [], explanations: []))
            }
            let last = groups[kind]!.count - 1
            groups[kind]![last].codes.append(row.code.isEmpty ? row.description ?? "" : row.code)
            groups[kind]![last].explanations.append(row.explanation)
            groups[kind]![last].aliases += [row.symbol, row.numeric.map(String.init)].compactMap(\.self)
          }
        }
      }
    }
    return groups
  }
}
