internal import AuthCopy

/// Finds a kinds.json or a file of codes with a member that is missing, misspelled, or of the wrong type or value.
struct InvalidCatalogRule: Rule {
  let name = "invalid-catalog"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
