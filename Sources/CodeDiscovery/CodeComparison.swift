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
      found = list.found(known)
    } else {
      var scanner = CodeScanner(bytes, path: path, known)
      found = scanner.codes()
    }
    unmapped = found.filter { !$0.isKnown }
    self.known = found.filter(\.isKnown)
    absent = Self.absences(found, known)
  }

  private static func absences(_ found: [FoundCode], _ known: KnownCodes) -> [Absence] {
    let names = Set(
      found.flatMap { code in [code.code, code.name].compactMap(\.self).map(KnownCodes.folded) })
    func occurs(_ row: CodeRow) -> Bool {
      let symbol = row.symbol.flatMap { $0.split(separator: ".").last.map(String.init) }
      let tail = known.prefixes.first(where: row.code.hasPrefix).map { String(row.code.dropFirst($0.count)) }
      return [row.code, tail, row.symbol, symbol, row.numeric.map(String.init)].contains { name in
        name.map { names.contains(KnownCodes.folded($0)) } ?? false
      }
    }
    return known.surfaces.compactMap { (provider, surface) -> Absence? in
      let missing = surface.rows.filter { !occurs($0) }
      // A file that has few codes of a surface is not where the surface is declared.
      guard !missing.isEmpty, missing.count * 2 < surface.rows.count else { return nil }
      var seen: Set<String> = []
      let codes = missing.map { row in row.symbol.map { "\(row.code) \($0)" } ?? row.code }
      return Absence(provider: provider, surface: surface.id, codes: codes.filter { seen.insert($0).inserted })
    }
  }
}

extension CodeList {
  fileprivate func found(_ known: KnownCodes) -> [FoundCode] {
    struct Key: Hashable {
      let provider: String?
      let code: String
    }
    var found: [FoundCode] = []
    var indices: [Key: Int] = [:]
    for entry in entries {
      let key = Key(provider: entry.provider, code: entry.code)
      let index = indices[key] ?? found.count
      if index == found.count {
        indices[key] = index
        let isKnown = known.resolves(entry.code, of: entry.provider)
        found.append(FoundCode(code: entry.code, provider: entry.provider, isKnown: isKnown, lines: CodeLines()))
      }
      found[index].lines.add(entry.line, times: entry.times)
    }
    return found
  }
}
