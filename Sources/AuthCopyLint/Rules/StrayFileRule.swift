internal import AuthCopy
internal import CatalogLint

/// Finds a file of copy or codes in a place where the catalog does not read it.
struct StrayFileRule: CatalogRule {
  let name = "stray-file"
  let severity = Finding.Severity.error

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for path in catalog.linted.flatMap(\.files.strayFiles) {
      findings.add(self, nil, in: SourceFile(path: path, bytes: []), key: "", at: 0)
    }
  }
}
