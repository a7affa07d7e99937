package import AuthCopy

/// The codes of a file, compared with those that the catalog knows.
package struct CodeComparison {
  /// Codes of a surface that a file does not have, although it has most of the others.
  package struct Absence {
    package let provider: String
    package let surface: String
    package let codes: [String]
  }

  /// The codes that no table knows, in the order of their lines.
  package let unmapped: [FoundCode]
  /// The codes that are known, in the order of their lines.
  package let known: [FoundCode]
  /// What the vendor may have dropped.
  package let absent: [Absence]

  /// Finds the codes of a file and looks them up.
  ///
  /// - Parameters:
  ///   - bytes: a list of codes, data, a log or source code.
  ///   - path: where they are from.
  ///   - table: the table of the only provider to compare with; nil for all.
  package init(_ bytes: [UInt8], path: String, _ catalog: Catalog, with table: CodeTable?) {
    let known = KnownCodes(catalog, of: table)
    let found: [FoundCode]
    if let list = CodeList(bytes, known) {
      found = list.found
    } else {
      var scanner = CodeScanner(bytes, path: path, known)
      found = scanner.codes()
    }
    unmapped = found.filter { !$0.isKnown }
    self.known = found.filter(\.isKnown)
    absent = Self.absences(found, known)
  }

  private static func absences(_ found: [FoundCode], _ known: KnownCodes) -> [Absence] {
    let names = Set(found.flatMap { [$0.code, $0.name].compactMap(\.self).map(KnownCodes.folded) })
    return known.surfaces.compactMap { provider, surface in
      let missing = surface.rows.filter { !KnownCodes.constants(of: $0).contains(where: names.contains) }
      // A file that has few codes of a surface is not where the surface is declared.
      guard !missing.isEmpty, missing.count * 2 < surface.rows.count else { return nil }
      var seen: Set<String> = []
      let codes = missing.map { row in row.symbol.map { "\(row.code) \($0)" } ?? row.code }
      return Absence(provider: provider, surface: surface.id, codes: codes.filter { seen.insert($0).inserted })
    }
  }
}
