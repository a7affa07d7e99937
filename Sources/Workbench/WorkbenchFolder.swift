internal import AuthCopy
internal import CatalogEditing
package import CatalogLint
internal import Foundation

/// The folder whose messages are edited.
package struct WorkbenchFolder: Sendable {
  package enum OpenError: Error, Hashable {
    case notAFolder(String)
    case noMessages(String)
    /// A file that is a link to a file outside the folder.
    case linksOutside(String)
    /// A folder that is not an overlay, although a base catalog was given.
    case notAnOverlay(String)
  }

  /// The absolute path, without symbolic links.
  package let path: String
  let groups: [LintInput.MessageGroup]
  let linter: Linter
  private let base: String?
  /// The status of each folder when it was scanned; it changes if an entry is added or removed.
  private let statuses: [String: FileStatus]
  /// Watches the folders; nil if the system cannot.
  private let watch: FolderWatch?

  /// Finds the message files in a folder, which may be an AuthCopy catalog, an overlay, or any other project.
  ///
  /// - Parameter base: the folder of an overlay's base catalog; nil for the shipped one.
  package init(_ path: String, over base: String? = nil, _ linter: Linter) throws(OpenError) {
    guard let real = Self.realPath(path), (try? Folder.names(in: real)) != nil else { throw .notAFolder(path) }
    self.path = real
    self.linter = linter
    self.base = base
    // Read the status first, so that a change during the scan leads to another scan.
    statuses = Self.statuses(in: real)
    watch = FolderWatch(statuses.keys)
    let isOverlay = Self.isOverlay(real)
    if base != nil, !isOverlay { throw .notAnOverlay(path) }
    groups =
      (isOverlay ? LintInput([], [.overlay(real, base: base)], for: linter) : LintInput([real], for: linter)).groups
    let files = groups.flatMap(\.messageFiles)
    if files.isEmpty { throw .noMessages(path) }
    if let outside = files.first(where: { !contains($0) }) { throw .linksOutside(outside) }
  }

  /// Returns the folder scanned again; nil if no file was added or removed, or no message file is left.
  func rescanned() -> WorkbenchFolder? {
    guard statuses.contains(where: { FileStatus(of: $0.key) != $0.value }) else { return nil }
    return try? WorkbenchFolder(path, over: base, linter)
  }

  /// Whether the system has reported a change in the folders since the last call; false if it cannot.
  func hasEvents() -> Bool { watch?.hasEvents() ?? false }

  /// Returns the status of all folders that may have message files; links are not followed.
  private static func statuses(in folder: String) -> [String: FileStatus] {
    var statuses = [folder: FileStatus(of: folder)].compactMapValues(\.self)
    for name in (try? Folder.names(in: folder)) ?? [] where !name.hasPrefix(".") && !LintInput.isPackageFolder(name) {
      let child = "\(folder)/\(name)"
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory), isDirectory.boolValue,
        !Folder.isLink(child)
      else { continue }
      statuses.merge(Self.statuses(in: child)) { $1 }
    }
    return statuses
  }

  /// Whether a file is inside the folder after all symbolic links are resolved.
  func contains(_ file: String) -> Bool { Self.realPath(file).map { $0.hasPrefix("\(path)/") } ?? false }

  /// Returns a path relative to the folder.
  func relative(_ file: String) -> String {
    file.hasPrefix("\(path)/") ? String(file.dropFirst(path.count + 1)) : file
  }

  /// Whether a folder has files of a catalog but no `kinds.json`, as overlays do.
  private static func isOverlay(_ folder: String) -> Bool {
    !FileManager.default.fileExists(atPath: "\(folder)/kinds.json")
      && !LintInput.MessageGroup.copyFiles(in: folder).isEmpty
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
