internal import CatalogLint

/// A rule that checks the kinds and codes of a catalog together with its copy.
protocol CatalogRule: Rule {
  func check(_ catalog: LintedCatalog, _ findings: inout FindingList)
}
