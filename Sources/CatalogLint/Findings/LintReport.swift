public import AuthCopy

/// What linting some paths found.
public struct LintReport: Sendable {
  /// In the order of path, line and column.
  public internal(set) var findings: [Finding]
  /// How many files were linted.
  public let files: Int
  /// How many messages they hold.
  public let messages: Int
  /// What could not be read.
  public internal(set) var failures: [Diagnostic]

  /// This report and another as one.
  package func joined(_ other: LintReport) -> LintReport {
    LintReport(
      findings: (findings + other.findings).sorted(by: Finding.isOrderedBefore), files: files + other.files,
      messages: messages + other.messages, failures: failures + other.failures)
  }

  /// How many findings have a severity.
  public func count(_ severity: Finding.Severity) -> Int {
    findings.indices.count { findings[$0].severity == severity }
  }
}
