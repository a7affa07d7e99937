internal import AuthCopy
package import CatalogLint
internal import Foundation

/// The folder whose messages are edited.
package struct WorkbenchFolder: Sendable {
  package enum OpenError: Error, Hashable {
    case notAFolder(String)
    case noMessages(String)
    /// A file that is a link to one outside of the folder.
    case leaves(String)
  }

  /// The absolute path, without symbolic links.
  package let path: String
  let units: [LintInput.Unit]
  let linter: Linter

  /// Finds the files of messages in a folder: an AuthCopy catalog, an overlay, or anybody's.
  package init(_ path: String, _ linter: Linter) throws(OpenError) {
    guard let real = Self.realPath(path), (try? Folder.names(in: real)) != nil else { throw .notAFolder(path) }
    self.path = real
    self.linter = linter
    units = Self.isOverlay(real) ? LintInput(overlay: real, on: nil).units : LintInput([real], for: linter).units
    let files = units.flatMap(Self.files)
    if files.isEmpty { throw .noMessages(path) }
    if let outside = files.first(where: { !contains($0) }) { throw .leaves(outside) }
  }

  /// Whether a file is beneath the folder, once all links on the way are followed.
  func contains(_ file: String) -> Bool { Self.realPath(file).map { $0.hasPrefix("\(path)/") } ?? false }

  /// The files of messages of a unit.
  static func files(of unit: LintInput.Unit) -> [String] {
    switch unit.kind {
    case .messages(let group): group.files.map(\.path)
    case .catalog(let folder): folder.map(copyFiles) ?? []
    case .overlay(let folder, _): copyFiles(in: folder)
    }
  }

  private static func copyFiles(in folder: String) -> [String] {
    let names = (try? Folder.names(in: "\(folder)/copy")) ?? []
    return names.filter { $0.hasSuffix(".arb") }.map { "\(folder)/copy/\($0)" }
  }

  /// Whether a folder has the parts of a catalog, but is none.
  private static func isOverlay(_ folder: String) -> Bool {
    !FileManager.default.fileExists(atPath: "\(folder)/kinds.json") && !copyFiles(in: folder).isEmpty
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
