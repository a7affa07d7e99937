#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// The status of a file or folder; it differs after the file has changed or was replaced.
package struct FileStatus: Hashable, Sendable {
  package let isFolder: Bool
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  /// The time when the content was last modified, in seconds and nanoseconds.
  private let modified: [Int]
  /// The time when the content, the name or the permissions were last changed.
  private let changed: [Int]

  /// Reads the status of a path, following links; nil if nothing exists there.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Reads the status of an open file.
  package init?(ofDescriptor descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Returns whether the file's content is the same as for another status, even if the file was renamed.
  package func hasContent(of other: FileStatus) -> Bool {
    device == other.device && inode == other.inode && size == other.size && modified == other.modified
  }

  init(_ status: stat) {
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.modified = [modified.tv_sec, modified.tv_nsec]
    self.changed = [changed.tv_sec, changed.tv_nsec]
  }
}
