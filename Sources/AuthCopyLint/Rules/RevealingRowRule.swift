internal import AuthCopy
internal import CatalogLint

/// Finds a row whose meaning speaks of a person's account, although the row is not concealed, without a reason.
struct RevealingRowRule: CatalogRule {
  let name = "revealing-row"
  let severity = Finding.Severity.error

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    let isRevealing = catalog.document.testOfRevealingRows()
    for table in catalog.linted.flatMap(\.codes) {
      for (surface, codes) in zip(table.surfaces, table.codes) {
        for code in codes where isRevealing(code.row) {
          let name = [table.provider.rawValue, surface.id, code.row.code].joined(separator: " ")
          findings.add(self, nil, ["code": .text(name)], in: table.file, key: name, at: code.kindOffset)
        }
      }
    }
  }
}
