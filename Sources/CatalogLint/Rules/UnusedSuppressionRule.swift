internal import AuthCopy

/// Finds a suppression that suppresses nothing, or gives no reason.
struct UnusedSuppressionRule: Rule {
  let name = "unused-suppression"
  let severity = Finding.Severity.warning
  static let unused: Diagnostic.ID = "unused-suppression.unused"
  static let unexplained: Diagnostic.ID = "unused-suppression.unexplained"
  static let unusedBaseline: Diagnostic.ID = "unused-suppression.baseline"
  let ids = [unused, unexplained, unusedBaseline]
}
