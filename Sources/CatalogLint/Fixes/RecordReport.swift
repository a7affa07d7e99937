public import AuthCopy

/// The changes that recording translations would make; nothing has been written yet.
public struct RecordReport: Sendable {
  /// The changed files, sorted by path.
  public internal(set) var changes: [Fixer.Change] = []
  /// The number of translations whose record changes.
  public internal(set) var recorded = 0
  /// The selected keys that have a translation, whether it was recorded before or not.
  public internal(set) var keys: Set<String> = []
  /// The files with selected keys that cannot contain records because they are not ARB files.
  public internal(set) var pathsWithoutRecords: [String] = []
  /// The files and folders that could not be read.
  public internal(set) var failures: [Diagnostic] = []

  /// Combines this report with another one.
  package func joined(_ other: RecordReport) -> RecordReport {
    RecordReport(
      changes: (changes + other.changes).sorted { $0.path < $1.path }, recorded: recorded + other.recorded,
      keys: keys.union(other.keys), pathsWithoutRecords: (pathsWithoutRecords + other.pathsWithoutRecords).sorted(),
      failures: failures + other.failures)
  }
}
