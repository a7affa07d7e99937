/// The content of a file, with its path as the user named it.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The status of the file before it was read; nil for bytes that were not read from a file.
  ///
  /// It differs from the current status if the file has changed since, even while it was read.
  package let status: FileStatus?

  /// The last component of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  package init(path: String, bytes: [UInt8], status: FileStatus? = nil) {
    self.path = path
    self.bytes = bytes
    self.status = status
  }
}
