internal import AuthCopy
internal import CatalogLint

/// Finds a kind of the catalog that has no copy in the source.
///
/// `KindWithoutCopyCheck`, which also runs when a catalog is loaded, reports the findings.
struct KindWithoutCopyRule: Rule {
  let name = "kind-without-copy"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
