internal import Foundation

/// The status of all files in catalog folders, which differs when a file has changed.
///
/// Links are followed, so that it also differs when a link is replaced.
package struct FileSignature: Equatable, Sendable {
  fileprivate enum Status: Equatable {
    /// Times are in nanoseconds.
    case file(device: UInt, inode: UInt, size: Int, modified: Int, changed: Int)
    /// The errors of stat(2) and lstat(2); the latter is 0 for a link with a missing target.
    case failure(Int32, ofLink: Int32)
  }

  fileprivate struct Entry: Equatable {
    let path: String
    let status: Status
  }

  private let entries: [Entry]

  /// - Parameter folders: catalog folders or overlays.
  package init(of folders: [String]) {
    var paths: [String] = []
    for folder in folders {
      paths.append("\(folder)/kinds.json")
      for part in ["\(folder)/codes", "\(folder)/copy"] {
        paths.append(part)
        // A path that is not a folder, or cannot be read, contributes no names.
        paths += ((try? Folder.names(in: part)) ?? []).map { "\(part)/\($0)" }
      }
    }
    entries = paths.map(Entry.init(of:))
  }
}

extension FileSignature.Entry {
  fileprivate init(of path: String) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0 {
      self.status = .file(
        device: UInt(status.st_dev), inode: UInt(status.st_ino), size: Int(status.st_size),
        modified: status.st_mtim.nanoseconds, changed: status.st_ctim.nanoseconds)
    } else {
      let code = errno
      self.status = .failure(code, ofLink: lstat(path, &status) == 0 ? 0 : errno)
    }
  }
}

extension timespec {
  fileprivate var nanoseconds: Int { tv_sec * 1_000_000_000 + tv_nsec }
}
