internal import Foundation

/// Why a file or folder could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// In bytes.
    case tooLarge(size: Int, limit: Int)
    /// A folder, a pipe, a device or a socket stands where a file should.
    case notRegular
    /// A symbolic link that leads nowhere.
    case brokenLink
    case readOnly
    /// An error number of the system (errno(3)).
    case system(Int32)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// - Parameter code: why it could not be opened, as errno(3) has it.
  init(opening path: String, code: Int32) {
    var status = stat()
    // A socket cannot be opened at all.
    if code == ENXIO {
      self.init(path: path, reason: .notRegular)
    } else if code == ENOENT || code == ELOOP, lstat(path, &status) == 0 {
      self.init(path: path, reason: .brokenLink)
    } else {
      self.init(path: path, reason: .system(code))
    }
  }
}
