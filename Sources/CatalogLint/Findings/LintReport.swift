public import AuthCopy

/// The result of linting a set of paths.
public struct LintReport: Sendable {
  /// The findings, sorted by path, line and column.
  public internal(set) var findings: [Finding]
  /// The number of files that were linted.
  public let files: Int
  /// The number of messages in those files.
  public let messages: Int
  /// The files and folders that could not be read.
  public internal(set) var failures: [Diagnostic]
  /// The files in linted folders that look like message files but were not linted, sorted by path.
  public internal(set) var skippedFiles: [SkippedFile] = []
  /// The translation progress of each file.
  var coverage: [FileCoverage] = []
  /// The files and rules of the lint run.
  var scope = LintScope()

  /// Combines this report with another one.
  package func joined(_ other: LintReport) -> LintReport {
    LintReport(
      findings: (findings + other.findings).sorted(by: Finding.isOrderedBefore), files: files + other.files,
      messages: messages + other.messages, failures: failures + other.failures,
      skippedFiles: skippedFiles + other.skippedFiles, coverage: coverage + other.coverage,
      scope: scope.joined(other.scope))
  }

  /// Counts the findings of one severity.
  public func count(_ severity: Finding.Severity) -> Int {
    findings.indices.count { findings[$0].severity == severity }
  }
}
