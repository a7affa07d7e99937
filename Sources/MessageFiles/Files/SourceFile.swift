/// The content of a file, with its path as the user named it.
package struct SourceFile: Sendable {
  package let path: String
  private let content: Content
  /// The status of the file before it was read; nil for bytes that were not read from a file.
  ///
  /// It differs from the current status if the file has changed since, even while it was read.
  package let status: FileStatus?

  private enum Content {
    case bytes([UInt8])
    case copy(@Sendable () -> [UInt8])
  }

  /// The bytes of the file; those of an embedded file are copied at each use, so that no copy stays in memory.
  package var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .copy(let copy): copy()
    }
  }

  /// The last component of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  package init(path: String, bytes: [UInt8], status: FileStatus? = nil) {
    self.path = path
    content = .bytes(bytes)
    self.status = status
  }

  /// Creates a file of the binary, from a function that copies its bytes.
  init(path: String, copy: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    content = .copy(copy)
    status = nil
  }
}
