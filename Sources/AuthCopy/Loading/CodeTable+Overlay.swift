extension CodeTable {
  /// Returns this table with another table of the same provider laid over it.
  ///
  /// The codes, shapes and domains of `other` take precedence; surfaces that only `other` has come last.
  func overlaid(by other: CodeTable) -> CodeTable {
    var surfaces = surfaces
    var indices: [Int] = []
    for surface in other.surfaces {
      if let index = surfaces.firstIndex(where: { $0.id == surface.id }) {
        let base = surfaces[index]
        surfaces[index] = base.with(
          surface.rows.map { $0.on(index) } + base.rows,
          sources: surface.sources + base.sources.filter { !surface.sources.contains($0) })
        indices.append(index)
      } else {
        indices.append(surfaces.count)
        surfaces.append(surface.with(surface.rows.map { $0.on(surfaces.count) }, sources: surface.sources))
      }
    }
    return CodeTable(
      provider: provider, fallbacks: other.fallbacks.isEmpty ? fallbacks : other.fallbacks,
      method: other.method ?? method,
      domains: domains.merging(other.domains.mapValues { indices[$0] }) { _, new in new },
      codePrefixes: codePrefixes + other.codePrefixes, systemNames: systemNames + other.systemNames,
      shapes: other.shapes.map { $0.on($0.surfaces.map { indices[$0] }) } + shapes, surfaces: surfaces, rules)
  }
}

extension CodeSurface {
  fileprivate func with(_ rows: [CodeRow], sources: [CodeSource]) -> CodeSurface {
    CodeSurface(
      id: id, method: method, detailSeparator: detailSeparator, alternatives: alternatives, derivation: derivation,
      sources: sources, rows: rows)
  }
}

extension PayloadShape {
  fileprivate func on(_ surfaces: [Int]) -> PayloadShape {
    PayloadShape(
      carrier: carrier, code: code, isKey: isKey, between: between, description: description, arguments: arguments,
      surfaces: surfaces)
  }
}

extension LazyCodeTable {
  /// Returns this table with another table of the same provider laid over it.
  func overlaid(by other: LazyCodeTable) -> LazyCodeTable {
    LazyCodeTable(identifiers: { self.identifiers.adding(other.identifiers) }) { self.value.overlaid(by: other.value) }
  }
}

extension LazyCodeTable.Identifiers {
  fileprivate func adding(_ other: Self) -> Self {
    Self(domains: domains + other.domains, codePrefixes: codePrefixes + other.codePrefixes)
  }
}
