package import AuthCopy

/// A comparison of the codes in a file with the codes that the catalog knows.
package struct CodeComparison {
  /// The codes of a surface that a file lacks, although it contains most codes of the surface.
  package struct MissingCodes {
    package let provider: String
    package let surface: String
    package let codes: [String]
  }

  /// The codes that no table contains, in the order of their lines.
  package let unmapped: [DiscoveredCode]
  /// The codes that are known, in the order of their lines.
  package let known: [DiscoveredCode]
  /// The codes that the vendor may have removed.
  package let missingCodes: [MissingCodes]

  /// Finds the codes of a file and looks them up.
  ///
  /// - Parameters:
  ///   - bytes: a list of codes, data, a log or source code.
  ///   - table: the table of the only provider to compare with; nil for all providers.
  package init(_ bytes: [UInt8], _ catalog: Catalog, with table: CodeTable?) {
    let knownCodes = KnownCodes(catalog, of: table)
    let found: [DiscoveredCode]
    if let list = CodeList(bytes, knownCodes) {
      found = list.codes
    } else {
      var scanner = CodeScanner(bytes, knownCodes)
      found = scanner.codes()
    }
    unmapped = found.filter { !$0.isKnown }
    self.known = found.filter(\.isKnown)
    missingCodes = Self.findMissingCodes(found, knownCodes)
  }

  private static func findMissingCodes(_ found: [DiscoveredCode], _ knownCodes: KnownCodes) -> [MissingCodes] {
    let names = Set(found.flatMap { [$0.code, $0.name].compactMap(\.self).map(KnownCodes.folded) })
    return knownCodes.surfaces.compactMap { provider, surface in
      let missing = surface.rows.filter { !KnownCodes.constants(of: $0).contains(where: names.contains) }
      // A file with few codes of a surface does not declare the surface.
      guard !missing.isEmpty, missing.count * 2 < surface.rows.count else { return nil }
      var seen: Set<String> = []
      let codes = missing.map { row in row.symbol.map { "\(row.code) \($0)" } ?? row.code }
      return MissingCodes(provider: provider, surface: surface.id, codes: codes.filter { seen.insert($0).inserted })
    }
  }
}
