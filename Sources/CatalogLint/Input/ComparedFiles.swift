internal import Synchronization

/// The files that a run reads to compare others with them, each of which is read once.
final class ComparedFiles: Sendable {
  private let files = Mutex<[String: LazyValue<[MessageFile]>]>([:])

  /// Returns the content of a file, which is read if it was not read yet.
  func files(at path: String, read: @escaping @Sendable () -> [MessageFile]) -> [MessageFile] {
    // Groups read different files in parallel.
    let content = files.withLock { files in
      let content = files[path] ?? LazyValue(read)
      files[path] = content
      return content
    }
    return content.value
  }
}
