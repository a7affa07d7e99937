internal import AuthCopy
internal import CatalogLint

/// Finds a locale that is written from right to left and does not declare its direction.
struct MissingDirectionRule: CatalogRule {
  let name = "missing-direction"
  let severity = Finding.Severity.warning

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for file in catalog.linted.flatMap(\.copy) {
      guard let locale = file.locale, locale.isRightToLeft, catalog.document.direction(of: locale) == .leftToRight
      else { continue }
      findings.add(
        self, nil, ["locale": .text(locale.description)], in: file.file, key: "@@locale",
        at: file.header("@@locale")?.range.lowerBound ?? 0)
    }
  }
}
