extension Resolution {
  /// Combines the rows of one code: the first row decides, and all meanings are listed if they differ.
  ///
  /// - Parameters:
  ///   - rows: one row for each surface, at least one.
  ///   - code: the part of the value that is the code.
  ///   - surfaces: the surfaces of the rows' table.
  convenience init(
    _ rows: [CodeRow], of provider: Provider, code: String, method: SignInMethod?, _ surfaces: [CodeSurface]
  ) {
    let differ = rows.contains { $0.meaning.kinds != rows[0].meaning.kinds }
    let surface = surfaces[rows[0].surface].id
    self.init(
      rows[0].meaning, method: method,
      source: LoginError.Source(provider: provider, surface: surface, code: code),
      row: LoginError.Source(provider: provider, surface: surface, code: rows[0].code),
      meanings: differ ? rows.map { SurfaceMeaning(surface: surfaces[$0.surface].id, meaning: $0.meaning) } : [])
  }
}
