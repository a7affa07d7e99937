internal import AuthCopy

/// Finds an argument in the copy that kinds.json does not declare.
///
/// The checks of the catalog report the findings.
struct UndeclaredArgumentRule: Rule {
  let name = "undeclared-argument"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
