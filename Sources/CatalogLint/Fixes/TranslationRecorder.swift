internal import CatalogFormats
public import MessageFiles

/// Records that translations match their current sources, which only a person can decide.
///
/// A record is stored in the metadata of the translation's key, in ARB files only. Empty translations get no record.
public struct TranslationRecorder: Sendable {
  /// Which translations to record.
  public enum Selection: Sendable {
    /// The translations of the given keys, in every file.
    case keys(Set<String>)
    /// All translations.
    case all
  }

  private let linter: Linter
  private let selection: Selection

  /// - Parameters:
  ///   - linter: determines which file is the source.
  ///   - selection: which translations to record.
  public init(_ linter: Linter, _ selection: Selection) {
    self.linter = linter
    self.selection = selection
  }

  /// Computes the changes that record translations in folders and files.
  public func record(_ paths: [String]) -> RecordReport { record(paths, []) }

  /// Computes the changes that record translations in folders and files, and in catalogs and overlays.
  package func record(_ paths: [String], _ places: [CatalogPlace]) -> RecordReport {
    let input = LintInput(paths, places, for: linter)
    let reports = Parallel.map(input.groups) { group in
      let content = MessageGroupReader(linter.configured(by: group.configuration)).read(group.kind)
      return content.set.translations.reduce(RecordReport(failures: content.failures)) {
        $0.joined(record($1, in: group.folder))
      }
    }
    return reports.reduce(RecordReport(failures: input.failures)) { $0.joined($1) }
  }

  private func record(_ pairing: Pairing, in folder: String?) -> RecordReport {
    let file = pairing.file
    var sources: [String: String] = [:]
    for (entry, source) in zip(file.entries, pairing.sources) {
      guard let source, !entry.text.isBlank, isSelected(entry.key) else { continue }
      sources[entry.key] = source.text
    }
    if sources.isEmpty { return RecordReport() }
    guard file.canHaveKeyMetadata, let editor = ARBEditor(file.bytes) else {
      return RecordReport(keys: Set(sources.keys), pathsWithoutRecords: [file.path])
    }
    let (edits, recorded) = editor.recording(sources)
    var report = RecordReport(keys: Set(sources.keys))
    if recorded > 0 {
      report.recorded = recorded
      report.changes = [
        Fixer.Change(path: file.path, old: file.bytes, new: file.bytes.applying(edits), folder: folder)
      ]
    }
    return report
  }

  private func isSelected(_ key: String) -> Bool {
    switch selection {
    case .keys(let keys): keys.contains(key)
    case .all: true
    }
  }
}

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
  fileprivate func joined(_ other: RecordReport) -> RecordReport {
    RecordReport(
      changes: (changes + other.changes).sorted { $0.path < $1.path }, recorded: recorded + other.recorded,
      keys: keys.union(other.keys), pathsWithoutRecords: (pathsWithoutRecords + other.pathsWithoutRecords).sorted(),
      failures: failures + other.failures)
  }
}
