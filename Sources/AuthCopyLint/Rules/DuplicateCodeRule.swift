internal import AuthCopy
internal import CatalogLint

/// Finds a code row that no error reaches, because an earlier row of the surface has the same condition.
struct DuplicateCodeRule: CatalogRule {
  let name = "duplicate-code"
  let severity = Finding.Severity.error

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for table in catalog.linted.flatMap(\.codes) {
      for (surface, codes) in zip(table.surfaces, table.codes) {
        var seen: Set<CodeRow.Condition> = []
        for code in codes where !seen.insert(code.row.condition).inserted {
          findings.add(
            self, nil, ["code": .text(code.row.code), "surface": .text(surface.id)], in: table.file,
            key: [table.provider.rawValue, surface.id, code.row.code].joined(separator: " "), at: code.kindOffset)
        }
      }
    }
  }
}
