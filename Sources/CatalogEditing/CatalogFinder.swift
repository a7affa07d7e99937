internal import AuthCopy
package import CatalogLint
internal import Foundation

/// Finds out which files belong together with one that is opened: what ``Linter`` would lint with it.
package struct CatalogFinder: Sendable {
  /// The folders that are searched: those of a project.
  private let folders: [String]
  private let linter: Linter
  /// The sets of files in each folder, listed on first use.
  private var units: [String: [LintInput.Unit]] = [:]

  /// - Parameter folders: absolute paths.
  package init(folders: [String], linter: Linter) {
    self.folders = folders.sorted { $0.utf8.count > $1.utf8.count }
    self.linter = linter
  }

  /// The files that belong together with one; nil when the path is that of no file of messages.
  ///
  /// - Parameter path: an absolute path.
  package mutating func unit(of path: String) -> LintInput.Unit? {
    if let catalog = Self.catalogFolder(of: path) {
      return LintInput([catalog], for: linter).units.first
    }
    guard let folder = folders.first(where: { path.hasPrefix("\($0)/") }) else { return unit(unsaved: path) }
    if let unit = units[folder]?.first(where: { $0.contains(path) }) { return unit }
    // A file that was not there when the folder was listed may be new.
    units[folder] = LintInput([folder], for: linter).units
    return units[folder]?.first { $0.contains(path) } ?? unit(unsaved: path)
  }

  /// Forgets which files there are.
  package mutating func forget() { units = [:] }

  private func unit(unsaved path: String) -> LintInput.Unit? {
    LintInput(unsaved: path, for: linter).units.first { $0.contains(path) }
  }

  /// The folder of the AuthCopy catalog that a file is part of.
  private static func catalogFolder(of path: String) -> String? {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    guard components.count > 2, let name = components.last else { return nil }
    let folder = components.dropLast().joined(separator: "/")
    if name == "kinds.json" { return folder }
    let parts = ["codes": ".json", "copy": ".arb"]
    guard let suffix = parts[String(components[components.count - 2])], name.hasSuffix(suffix) else { return nil }
    let parent = components.dropLast(2).joined(separator: "/")
    return FileManager.default.fileExists(atPath: "\(parent)/kinds.json") ? parent : nil
  }
}

extension LintInput.Unit {
  /// Whether a file is among those that are linted together.
  package func contains(_ path: String) -> Bool {
    switch kind {
    case .messages(let group): group.files.contains { $0.path == path }
    case .catalog(let folder): folder.map { path.hasPrefix("\($0)/") } ?? false
    case .overlay(let folder, _): path.hasPrefix("\(folder)/")
    }
  }

  /// The files of messages.
  package var messageFiles: [String] {
    switch kind {
    case .messages(let group): group.files.map(\.path)
    case .catalog(let folder): folder.map(Self.copyFiles) ?? []
    case .overlay(let folder, _): Self.copyFiles(in: folder)
    }
  }

  /// The files of copy of a catalog or an overlay.
  package static func copyFiles(in folder: String) -> [String] {
    let names = (try? Folder.names(in: "\(folder)/copy")) ?? []
    return names.filter { $0.hasSuffix(".arb") }.map { "\(folder)/copy/\($0)" }
  }

  /// What tells the unit from others.
  package var id: String {
    switch kind {
    case .messages(let group): group.files.map(\.path).min() ?? ""
    case .catalog(let folder): folder ?? ""
    case .overlay(let folder, _): folder
    }
  }
}
