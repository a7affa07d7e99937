internal import AuthCopy
internal import CatalogEditing
package import CatalogLint
internal import Foundation

/// The folder whose messages are edited.
package struct WorkbenchFolder: Sendable {
  package enum OpenError: Error, Hashable {
    case notAFolder(String)
    case noMessages(String)
    /// A file that is a link to one outside of the folder.
    case leaves(String)
    /// A folder that is to be compared with a catalog, but is laid over none.
    case notAnOverlay(String)
  }

  /// The absolute path, without symbolic links.
  package let path: String
  let units: [LintInput.Unit]
  let linter: Linter
  private let base: String?
  /// When each folder's entries have changed last.
  private let changes: [String: FileStatus]

  /// Finds the files of messages in a folder: an AuthCopy catalog, an overlay, or anybody's.
  ///
  /// - Parameter base: the folder of the catalog that an overlay is laid over; nil for the shipped one.
  package init(_ path: String, over base: String? = nil, _ linter: Linter) throws(OpenError) {
    guard let real = Self.realPath(path), (try? Folder.names(in: real)) != nil else { throw .notAFolder(path) }
    self.path = real
    self.linter = linter
    self.base = base
    // A folder that changes while it is read is read again.
    changes = Self.changes(in: real)
    let isOverlay = Self.isOverlay(real)
    if base != nil, !isOverlay { throw .notAnOverlay(path) }
    units = isOverlay ? LintInput(overlay: real, on: base).units : LintInput([real], for: linter).units
    let files = units.flatMap(\.messageFiles)
    if files.isEmpty { throw .noMessages(path) }
    if let outside = files.first(where: { !contains($0) }) { throw .leaves(outside) }
  }

  /// The folder as it is now; nil where no file has come or gone, and where none is left.
  func changed() -> WorkbenchFolder? {
    // Most of the time nothing has changed at all.
    guard Self.changes(in: path) != changes else { return nil }
    return try? WorkbenchFolder(path, over: base, linter)
  }

  /// The status of all folders that may have files of messages; links are not followed.
  private static func changes(in folder: String) -> [String: FileStatus] {
    var changes = [folder: FileStatus(of: folder)].compactMapValues(\.self)
    for name in (try? Folder.names(in: folder)) ?? [] where !name.hasPrefix(".") && !LintInput.isOfPackages(name) {
      let child = "\(folder)/\(name)"
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory), isDirectory.boolValue,
        !Folder.isLink(child)
      else { continue }
      changes.merge(Self.changes(in: child)) { $1 }
    }
    return changes
  }

  /// Whether a file is beneath the folder, once all links on the way are followed.
  func contains(_ file: String) -> Bool { Self.realPath(file).map { $0.hasPrefix("\(path)/") } ?? false }

  /// A path as people read it: without the folder's own.
  func relative(_ file: String) -> String {
    file.hasPrefix("\(path)/") ? String(file.dropFirst(path.count + 1)) : file
  }

  /// Whether a folder has the parts of a catalog, but is none.
  private static func isOverlay(_ folder: String) -> Bool {
    !FileManager.default.fileExists(atPath: "\(folder)/kinds.json")
      && !LintInput.Unit.copyFiles(in: folder).isEmpty
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
