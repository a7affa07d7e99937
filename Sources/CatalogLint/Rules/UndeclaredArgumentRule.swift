internal import AuthCopy

/// Finds an argument in the copy that kinds.json does not declare.
struct UndeclaredArgumentRule: Rule {
  let name = "undeclared-argument"
  let severity = Finding.Severity.error
  let ids: [Diagnostic.ID] = []
}
