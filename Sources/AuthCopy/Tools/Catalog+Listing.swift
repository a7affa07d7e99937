package import MessageFiles

extension Catalog {
  /// Returns how many codes of a surface the catalog covers.
  package func coverage(ofSurface index: Int, in table: CodeTable) -> SurfaceCoverage {
    SurfaceCoverage(table.surfaces[index], of: table.provider) { kinds[$0] != nil }
  }

  /// Returns a row for lists for developers.
  package func listedCode(_ row: CodeRow) -> ListedCode { ListedCode(row, kinds) }

  /// Returns the rows of all providers that have a code, in the order of the providers' ids.
  package func rows(of code: String) -> [(table: CodeTable, row: CodeRow)] {
    codes.combinedIndex.value.tables.flatMap { table in table.rows(of: code).map { (table, $0) } }
  }

  /// Writes rows as the member `codes`: provider, surface, code, meaning and kind of each.
  ///
  /// The list tells developers which providers have a code. Nothing is concealed, so it must not be shown to people.
  package func writeCodes(_ rows: [(table: CodeTable, row: CodeRow)], to json: inout JSONWriter) {
    json.member("codes", objects: rows) { json, entry in
      json.member("provider", entry.table.provider.rawValue)
      json.member("surface", entry.table.surfaces[entry.row.surface].id)
      listedCode(entry.row).writeNames(to: &json)
      json.member("kind", entry.row.kind.rawValue)
    }
  }

  /// Returns the copy for an error with the code of a row.
  ///
  /// - Parameters:
  ///   - arguments: the caller's arguments, which take precedence over those of the row.
  ///   - flow: what the person was doing.
  package func copy(
    of row: CodeRow, in table: CodeTable, given arguments: [String: ArgumentValue] = [:], during flow: Flow? = nil,
    locale: String, disclosure: Disclosure
  ) -> Copy {
    let source = LoginError.Source(
      provider: table.provider, surface: table.surfaces[row.surface].id, code: row.code)
    let resolution = Resolution(row.meaning, flow: flow, method: table.method(on: row.surface), source: source)
    let error = LoginError(resolution, arguments: row.meaning.arguments)
    if arguments.isEmpty { return copy(for: error, locale: locale, disclosure: disclosure) }
    return copy(for: error, given: arguments, alsoIgnored: [], locale: locale, disclosure: disclosure)
  }
}

extension SurfaceCoverage {
  /// Writes the members `known`, `mapped` and `sources`.
  package func writeMembers(to json: inout JSONWriter) {
    json.member("known", known)
    json.member("mapped", mapped)
    json.member("sources", objects: sources) { json, source in
      json.member("name", source.name)
      json.member("read", source.read)
    }
  }
}
