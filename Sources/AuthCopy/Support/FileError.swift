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

/// Folders as they are on disk.
package enum Folder {
  /// The names of what stands in a folder, sorted.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw FileError(opening: path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
