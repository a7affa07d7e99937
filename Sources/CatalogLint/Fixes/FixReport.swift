public import AuthCopy

/// What fixing some paths would change; nothing is written yet.
public struct FixReport: Sendable {
  /// By path.
  public let changes: [Fixer.Change]
  /// What could not be read.
  public let failures: [Diagnostic]

  /// This report and another as one.
  package func joined(_ other: FixReport) -> FixReport {
    FixReport(
      changes: (changes + other.changes).sorted { $0.path < $1.path }, failures: failures + other.failures)
  }
}
