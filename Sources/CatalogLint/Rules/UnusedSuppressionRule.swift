internal import MessageFiles

/// Finds a suppression or baseline entry that suppresses nothing, and a suppression without a reason.
///
/// `SuppressionFilter` and `Baseline` report the findings.
struct UnusedSuppressionRule: Rule {
  let name = "unused-suppression"
  let severity = Finding.Severity.warning
  static let unused: Diagnostic.ID = "unused-suppression.unused"
  static let unexplained: Diagnostic.ID = "unused-suppression.unexplained"
  static let unusedBaseline: Diagnostic.ID = "unused-suppression.baseline"
  let ids = [unused, unexplained, unusedBaseline]
}
