public import MessageFiles
internal import CatalogFormats

/// Records that a reader has read all texts of a file as they are, which only the reader can say.
///
/// The header `@@x-reviewed` of an ARB file has to say who has read them and when; the record is the header after it.
public struct ReviewRecorder: Sendable {
  private let linter: Linter

  /// - Parameter linter: determines how files are read.
  public init(_ linter: Linter) { self.linter = linter }

  /// Computes the changes that record a review of all texts in folders and files.
  public func record(_ paths: [String]) -> ReviewReport { record(paths, []) }

  /// Computes the changes that record a review of all texts in folders and files, and in catalogs and overlays.
  package func record(_ paths: [String], _ places: [CatalogPlace]) -> ReviewReport {
    let input = LintInput(paths, places, for: linter)
    var report = ReviewReport(failures: input.failures)
    for group in input.groups {
      let content = MessageGroupReader(linter.configured(by: group.configuration)).read(group.kind)
      report.failures += content.failures
      for pairing in content.set.pairings { report.add(pairing.file, in: group.folder) }
    }
    report.changes.sort { $0.path < $1.path }
    return report
  }
}

/// The changes that recording a review would make; nothing has been written yet.
public struct ReviewReport: Sendable {
  /// The changed files, sorted by path.
  public internal(set) var changes: [Fixer.Change] = []
  /// The number of texts in the files, all of which count as read.
  public internal(set) var count = 0
  /// The files that cannot have a record: they are not ARB, or no `@@x-reviewed` says who has read them.
  public internal(set) var pathsWithoutReviewer: [String] = []
  /// The files and folders that could not be read.
  public internal(set) var failures: [Diagnostic] = []

  fileprivate mutating func add(_ file: MessageFile, in folder: String?) {
    guard file.canHaveKeyMetadata, let editor = ARBEditor(file.bytes),
      file.document.header(ReviewRecord.reviewerKey)?.string != nil
    else {
      pathsWithoutReviewer.append(file.path)
      return
    }
    let record = ReviewRecord(file.entries.map { ($0.key, $0.text) })
    count += file.entries.count
    guard let edit = editor.recording(record) else { return }
    changes.append(
      Fixer.Change(path: file.path, old: file.bytes, new: file.bytes.applying([edit]), folder: folder))
  }
}
