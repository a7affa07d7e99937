internal import AuthCopy

/// Finds a missing, misspelled or invalid member of kinds.json or of a file of codes.
///
/// The checks of the catalog report the findings.
struct InvalidCatalogRule: Rule {
  let name = "invalid-catalog"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
