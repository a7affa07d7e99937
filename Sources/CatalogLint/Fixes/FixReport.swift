public import AuthCopy

/// The changes that fixing a set of paths would make; nothing has been written yet.
public struct FixReport: Sendable {
  /// The changed files, sorted by path.
  public let changes: [Fixer.Change]
  /// The files and folders that could not be read.
  public let failures: [Diagnostic]

  /// Combines this report with another one.
  package func joined(_ other: FixReport) -> FixReport {
    FixReport(
      changes: (changes + other.changes).sorted { $0.path < $1.path }, failures: failures + other.failures)
  }
}
