internal import AuthCopy
internal import CatalogLint

/// Finds a missing, misspelled or invalid member of kinds.json, or of a file of codes or words.
///
/// Types that conform to `CatalogCheck`, such as `ShapeCheck`, report the findings when a catalog is loaded or linted;
/// `CopyWords` reports invalid patterns.
struct InvalidCatalogRule: Rule {
  let name = "invalid-catalog"
  let severity = Finding.Severity.error
  let ids = [CopyWords.invalidPattern]
}
