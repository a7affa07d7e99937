internal import MessageFiles
internal import Synchronization

/// The files of a run that are compared with others, each of which is read once.
final class ComparedFiles: Sendable {
  typealias Content = Result<[MessageFile], CatalogError>

  private let contents = Mutex<[String: LazyValue<Content>]>([:])

  /// Returns the content of a file, which is read if it was not read yet.
  func content(at path: String, read: @escaping @Sendable () -> Content) -> Content {
    // Groups read different files in parallel.
    let content = contents.withLock { contents in
      let content = contents[path] ?? LazyValue(read)
      contents[path] = content
      return content
    }
    return content.value
  }
}
