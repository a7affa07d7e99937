internal import AuthCopy
internal import CatalogLint

/// Finds a code that maps to a kind that kinds.json does not define.
///
/// `UnmappedKindCheck`, which also runs when a catalog is loaded, reports the findings.
struct UnmappedKindRule: Rule {
  let name = "unmapped-kind"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
