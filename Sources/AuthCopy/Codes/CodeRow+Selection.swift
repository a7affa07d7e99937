extension Resolution {
  /// Combines the rows of one code: the first row decides, and all meanings are listed if they differ.
  ///
  /// - Parameters:
  ///   - rows: one row for each surface, at least one.
  ///   - code: the part of the value that is the code.
  ///   - surfaces: the surfaces of the rows' table.
  convenience init(_ rows: [CodeRow], of provider: Provider, code: String, _ surfaces: [CodeSurface]) {
    let differ = rows.contains { $0.kind != rows[0].kind }
    self.init(
      kind: rows[0].kind,
      source: LoginError.Source(provider: provider, surface: surfaces[rows[0].surface].id, code: code), isKnown: true,
      candidates: differ ? rows.map { CodeCandidate(surface: surfaces[$0.surface].id, kind: $0.kind) } : [])
  }
}

extension Collection<CodeRow> {
  /// Among rows of one code and surface, the one whose description matches, else the one without, else the first.
  func chosen(describedBy description: String?) -> CodeRow? {
    if let description, let row = first(where: { $0.isDescribed(by: description) }) { return row }
    return first { $0.description == nil } ?? first
  }
}

extension [CodeRow] {
  /// Selects one row for each surface from rows of one code in the order of surfaces.
  func chosenOnEachSurface(describedBy description: String?) -> [CodeRow] {
    if count < 2 { return self }
    var chosen: [CodeRow] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex { $0.surface != self[start].surface } ?? count
      if let row = self[start..<end].chosen(describedBy: description) { chosen.append(row) }
      start = end
    }
    return chosen
  }
}

extension CodeRow {
  func isDescribed(by description: String) -> Bool {
    self.description.map { description.lowercased().contains($0) } ?? false
  }
}
