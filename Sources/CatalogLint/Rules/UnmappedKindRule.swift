internal import AuthCopy

/// Finds a code that maps to a kind that kinds.json does not define.
///
/// The checks of the catalog report the findings.
struct UnmappedKindRule: Rule {
  let name = "unmapped-kind"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
