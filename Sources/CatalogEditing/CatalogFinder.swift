package import CatalogLint
internal import Foundation
internal import MessageFiles

/// Finds the files that belong to an opened file: those that ``Linter`` lints together with it.
package struct CatalogFinder: Sendable {
  /// The folders of the project, which are searched.
  private let folders: [String]
  private let linter: Linter
  /// The sets of files in each folder, listed on first use.
  private var groups: [String: [LintInput.MessageGroup]] = [:]

  /// - Parameter folders: absolute paths.
  package init(folders: [String], linter: Linter) {
    // A nested folder takes precedence over the folder that contains it.
    self.folders = folders.sorted { $0.utf8.count > $1.utf8.count }
    self.linter = linter
  }

  /// Returns the set of files that a file belongs to; nil if the path is not the path of a message file.
  ///
  /// - Parameter path: an absolute path.
  package mutating func group(of path: String) -> LintInput.MessageGroup? {
    if let catalog = Self.catalogFolder(of: path) {
      return LintInput([catalog], for: linter).groups.first
    }
    guard let folder = folders.first(where: { path.hasPrefix("\($0)/") }) else { return group(unsaved: path) }
    if let group = groups[folder]?.first(where: { $0.contains(path) }) { return group }
    // The file may have been created after the folder was listed.
    groups[folder] = LintInput([folder], for: linter).groups
    return groups[folder]?.first { $0.contains(path) } ?? group(unsaved: path)
  }

  /// Clears the cached lists of files.
  package mutating func invalidate() { groups = [:] }

  private func group(unsaved path: String) -> LintInput.MessageGroup? {
    LintInput(unsaved: path, for: linter).groups.first { $0.contains(path) }
  }

  /// Returns the folder of the catalog that contains a file; nil if there is none.
  private static func catalogFolder(of path: String) -> String? {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    guard components.count > 2, let name = components.last else { return nil }
    let folder = components.dropLast().joined(separator: "/")
    if name == "kinds.json" { return folder }
    let suffixesByFolder = ["codes": ".json", "copy": ".arb"]
    let folderName = String(components[components.count - 2])
    guard let suffix = suffixesByFolder[folderName], name.hasSuffix(suffix) else { return nil }
    let parent = components.dropLast(2).joined(separator: "/")
    return FileManager.default.fileExists(atPath: "\(parent)/kinds.json") ? parent : nil
  }
}

extension LintInput.MessageGroup {
  /// Reports whether the set contains a file.
  package func contains(_ path: String) -> Bool {
    switch kind {
    case .messages(let group): group.files.contains { $0.path == path }
    case .catalog(let place): place.folder.map { path.hasPrefix("\($0)/") } ?? false
    }
  }

  /// The paths of the message files.
  package var messageFiles: [String] {
    switch kind {
    case .messages(let group): group.files.map(\.path)
    case .catalog(let place): place.folder.map(Self.copyFiles) ?? []
    }
  }

  /// Returns the paths of the copy files of a catalog or an overlay.
  package static func copyFiles(in folder: String) -> [String] {
    let names = (try? Folder.names(in: "\(folder)/copy")) ?? []
    return names.filter { $0.hasSuffix(".arb") }.map { "\(folder)/copy/\($0)" }
  }

  /// A unique id of the set: its folder, or the first of its paths.
  package var id: String {
    switch kind {
    case .messages(let group): group.files.map(\.path).min() ?? ""
    case .catalog(let place): place.folder ?? ""
    }
  }
}
