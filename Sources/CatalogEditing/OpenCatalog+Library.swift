public import AuthCopy
internal import CatalogFormats
public import CatalogLint
public import Foundation

// What another program needs to edit catalogs.

extension OpenCatalog {
  /// Why a file was not saved.
  public enum SaveError: LocalizedError, CustomStringConvertible {
    /// The file at the path has changed on disk since it was read, or is gone; it stays as it is.
    case changedOnDisk(path: String)
    /// The file cannot be written.
    case unwritable(CatalogError)

    /// What is wrong with which file, in English.
    public var description: String {
      switch self {
      case .changedOnDisk(let path): "\(path.safeToShow): has changed on disk since it was read"
      case .unwritable(let error): error.description
      }
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }
  }

  /// Opens the files of messages in a folder, and checks them.
  ///
  /// - Returns: an open catalog for each set of files with the same messages; an AuthCopy catalog is one.
  /// - Throws: an error that says what cannot be read.
  public static func opening(_ folder: String, linter: Linter = Linter()) throws(CatalogError) -> [OpenCatalog] {
    let input = LintInput([folder], for: linter)
    if let failure = input.failures.first { throw CatalogError(failure) }
    var catalogs: [OpenCatalog] = []
    for unit in input.units {
      var catalog = OpenCatalog(unit, linter)
      for path in unit.messageFiles { try catalog.reload(path) }
      catalog.recheck()
      catalogs.append(catalog)
    }
    return catalogs
  }

  /// The paths of the open files, sorted.
  public var paths: [String] { files.keys.sorted() }

  /// What the linter finds in the open files as they are now.
  ///
  /// After a change, findings about the message itself are up to date, and all others after ``recheck()``.
  public var findings: [Finding] { paths.flatMap { findings(of: $0).map(\.finding) } }

  /// Checks everything as it is now.
  public mutating func recheck() {
    if let result = check?.run() { _ = install(result) }
  }

  /// The text of a message as it is now; nil where the locale has none.
  public func text(ofKey key: String, locale: String) -> String? {
    guard let file = file(of: locale), let open = files[file.path] else { return nil }
    // Where messages were added, only reading the file again tells where each is.
    return knowsMessages(of: file.path)
      ? message(MessageID(path: file.path, locale: locale, key: key))?.entry.text
      : file.text(ofKey: key, in: open.text.bytes)
  }

  /// Gives a message another text, or adds it to a translation, in the layout of the file.
  ///
  /// - Parameters:
  ///   - text: the message as the file has it, in ICU's syntax or the file's own.
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
