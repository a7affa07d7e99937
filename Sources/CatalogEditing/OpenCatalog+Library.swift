internal import CatalogFormats
public import CatalogLint
public import Foundation
public import MessageFiles

// The API for other programs that edit catalogs.

extension OpenCatalog {
  /// An error that explains why a file was not saved.
  public enum SaveError: LocalizedError, CustomStringConvertible {
    /// The file at the path has changed on disk since it was read, or was removed; it is not written.
    case changedOnDisk(path: String)
    /// The file cannot be written.
    case unwritable(CatalogError)

    /// The path of the file and the problem, in English.
    public var description: String {
      switch self {
      case .changedOnDisk(let path): "\(path.safeToShow): has changed on disk since it was read"
      case .unwritable(let error): error.description
      }
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }
  }

  /// Opens the message files in a folder, and checks them.
  ///
  /// - Returns: an open catalog for each set of files with the same messages, such as an AuthCopy catalog.
  /// - Throws: an error with the path of a file or folder that cannot be read.
  public static func opening(_ folder: String, linter: Linter = Linter()) throws(CatalogError) -> [OpenCatalog] {
    let input = LintInput([folder], for: linter)
    if let failure = input.failures.first { throw CatalogError(failure) }
    var catalogs: [OpenCatalog] = []
    for group in input.groups {
      var catalog = OpenCatalog(group, linter)
      for path in group.messageFiles { try catalog.reload(path) }
      catalog.recheck()
      catalogs.append(catalog)
    }
    return catalogs
  }

  /// The paths of the open files, sorted.
  public var paths: [String] { files.keys.sorted() }

  /// The findings of the linter in the open files.
  ///
  /// A change of a message updates the findings about that message; ``recheck()`` updates all other findings.
  public var findings: [Finding] { paths.flatMap { findings(of: $0).map(\.finding) } }

  /// Checks all files in their current state.
  public mutating func recheck() {
    if let result = pendingJob?.run() { _ = install(result) }
  }

  /// Returns the current text of a message; nil if the locale has none.
  public func text(ofKey key: String, locale: String) -> String? {
    guard let file = file(of: locale), let open = files[file.path] else { return nil }
    // The ranges of the messages are unknown after a message was added, so the text is then read from the content.
    return hasMessageRanges(of: file.path)
      ? message(MessageID(path: file.path, locale: locale, key: key))?.entry.text
      : file.text(ofKey: key, in: open.text.bytes)
  }

  /// Sets the text of a message, or adds the message to a translation, in the layout of the file.
  ///
  /// - Parameters:
  ///   - text: the message in the syntax of the file, such as ICU MessageFormat.
  ///   - key: the key of the message.
  ///   - locale: the locale of the file, as a BCP 47 tag.
  ///   - records: whether to record that the translation fits its source, if the file keeps records.
  public mutating func setText(
    _ text: String, ofKey key: String, locale: String, records: Bool = false
  ) throws(EditError) {
    guard let file = file(of: locale) else { throw .noFile }
    try setText(text, ofKey: key, in: file.path, locale: locale, records: records)
  }

  /// Saves the open files that have changed, each atomically.
  public mutating func save() throws(SaveError) {
    for path in paths where files[path]?.isEdited == true {
      do throws(DiskFile.SaveError) {
        try save(path)
      } catch {
        switch error {
        case .changedOnDisk: throw .changedOnDisk(path: path)
        case .unwritable(let error): throw .unwritable(error)
        }
      }
    }
  }

  private func file(of locale: String) -> MessageFile? {
    checkedFiles.first { $0.locale == locale && files[$0.path] != nil }
  }
}
