internal import Foundation
internal import MessageFiles

/// The statuses of all files in catalog folders, or of compiled catalogs; they differ after a file has changed.
///
/// Links are followed, so the signature also differs after a link is replaced.
package struct FileSignature: Equatable, Sendable {
  private enum Status: Equatable {
    case file(FileStatus)
    /// The errors of stat(2) and lstat(2); the latter is 0 for a link with a missing target.
    case failure(Int32, ofLink: Int32)

    init(of path: String) {
      if let status = FileStatus(of: path) {
        self = .file(status)
      } else {
        let code = errno
        var status = stat()
        self = .failure(code, ofLink: lstat(path, &status) == 0 ? 0 : errno)
      }
    }
  }

  private let statuses: [String: Status]

  /// - Parameter folders: catalog folders, overlays or compiled catalogs.
  package init(of folders: [String]) {
    var paths: [String] = []
    for folder in folders {
      if FileStatus(of: folder)?.isFolder != true { paths.append(folder) }
      paths.append("\(folder)/kinds.json")
      for part in ["\(folder)/codes", "\(folder)/copy"] {
        paths.append(part)
        // A path that is not a folder, or cannot be read, contributes no names.
        paths += ((try? Folder.names(in: part)) ?? []).map { "\(part)/\($0)" }
      }
    }
    statuses = Dictionary(paths.map { ($0, Status(of: $0)) }) { first, _ in first }
  }
}
