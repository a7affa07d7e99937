internal import CatalogFormats
package import CatalogLint
internal import MessageFiles

/// A job that reads and lints a snapshot of a catalog, which is slow, and can run on any thread.
package struct LintJob: Sendable {
  let linter: MessageGroupLinter
  let contents: [String: [UInt8]]
  let fileCache: FileCache
  let identity: Identity
  let revision: Int

  /// Identifies an open catalog, so that it does not use the result of another catalog's job.
  final class Identity: Sendable {}

  /// The result of a job.
  package struct Result: Sendable {
    package let linted: LintedMessageGroup
    let fileCache: FileCache
    let identity: Identity
    let revision: Int
  }

  package func run() -> Result {
    let unchangedFiles = fileCache.unchanged(contents)
    let linted = linter.lint(contents: contents, cachedFiles: unchangedFiles)
    return Result(linted: linted, fileCache: FileCache(linted, contents), identity: identity, revision: revision)
  }
}

/// A cache of files that have been read, with the status on disk or the content that shows whether a file has changed.
struct FileCache: Sendable {
  private enum Origin: Sendable {
    case disk(FileStatus)
    case content([UInt8])
  }

  /// The cached files by path; a file such as PO contains a message file for each of its locales.
  private var cache: [String: (origin: Origin, files: [MessageFile])] = [:]

  init() {}

  init(_ linted: LintedMessageGroup, _ contents: [String: [UInt8]]) {
    for (path, files) in linted.filesAsRead {
      let origin = contents[path].map(Origin.content) ?? files.first?.document.file.status.map(Origin.disk)
      if let origin { cache[path] = (origin, files) }
    }
  }

  /// Returns the files that have not changed, by path.
  func unchanged(_ contents: [String: [UInt8]]) -> [String: [MessageFile]] {
    var unchanged: [String: [MessageFile]] = [:]
    for (path, cached) in cache {
      switch cached.origin {
      case .content(let bytes): if contents[path] == bytes { unchanged[path] = cached.files }
      case .disk(let status):
        if contents[path] == nil, FileStatus(of: path) == status { unchanged[path] = cached.files }
      }
    }
    return unchanged
  }
}
