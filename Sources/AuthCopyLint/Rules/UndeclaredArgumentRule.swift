internal import AuthCopy
internal import CatalogLint

/// Finds an argument in the copy that kinds.json does not declare, or that the kind of the text does not have.
///
/// `UndeclaredArgumentCheck`, which also runs when a catalog is loaded, reports the findings.
struct UndeclaredArgumentRule: Rule {
  let name = "undeclared-argument"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
