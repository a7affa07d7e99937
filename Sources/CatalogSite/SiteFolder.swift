package import AuthCopy
internal import Foundation
internal import Synchronization

/// The folder of a site on disk.
package struct SiteFolder: Sendable {
  /// The absolute path, without symbolic links.
  package let path: String

  /// The file that identifies a folder as a site.
  private static let markerFile = "search-index.js"

  package init(_ path: String) {
    self.path = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Whether the folder can be replaced: it does not exist, is empty, or holds a site.
  package func isReplaceable() throws(CatalogError) -> Bool {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return true }
    guard isFolder else { throw CatalogError(FileError(path: path, reason: .system(ENOTDIR)).writeDiagnostic) }
    guard let names = try? Folder.names(in: path) else { return false }
    return names.isEmpty || names.contains(Self.markerFile)
  }

  /// Writes a site next to the folder, then replaces the folder.
  ///
  /// Therefore no page of an earlier version remains, and an interrupted run changes nothing.
  ///
  /// - Returns: the number of files.
  package func replace(with site: CatalogSite) throws(CatalogError) -> Int {
    let process = ProcessInfo.processInfo.processIdentifier
    let (new, old) = ("\(path).\(process).new", "\(path).\(process).old")
    defer { for folder in [new, old] { try? FileManager.default.removeItem(atPath: folder) } }
    try Self.create(new, for: path)
    let failure = Mutex<CatalogError?>(nil)
    let counts = Parallel.map(site.parts) { part in
      if failure.withLock({ $0 }) != nil { return 0 }
      let files = part()
      do throws(CatalogError) {
        for file in files { try Self.write(file, to: new, for: path) }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
      return files.count
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    if FileManager.default.fileExists(atPath: path) { try Self.move(path, to: old) }
    try Self.move(new, to: path)
    return counts.reduce(0, +)
  }

  /// Writes a file of the site.
  ///
  /// - Parameter name: the folder to name in errors.
  private static func write(
    _ file: CatalogSite.File, to folder: String, for name: String
  ) throws(CatalogError) {
    let url = URL(filePath: "\(folder)/\(file.path)")
    try create(url.deletingLastPathComponent().path, for: "\(name)/\(file.path)")
    do {
      try Data(file.bytes).write(to: url)
    } catch {
      throw CatalogError(FileError(path: "\(name)/\(file.path)", reason: .system(error.systemCode)).writeDiagnostic)
    }
  }

  /// Creates a folder.
  ///
  /// - Parameter name: the path to name in errors.
  private static func create(_ folder: String, for name: String) throws(CatalogError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CatalogError(FileError(path: name, reason: .system(error.systemCode)).writeDiagnostic)
    }
  }

  private static func move(_ source: String, to target: String) throws(CatalogError) {
    guard rename(source, target) == 0 else {
      throw CatalogError(FileError(path: target, reason: .system(errno)).writeDiagnostic)
    }
  }
}

extension Error {
  /// The system error number, errno(3), of a Foundation error.
  fileprivate var systemCode: Int32 { ((self as? CocoaError)?.underlying as? POSIXError)?.code.rawValue ?? EIO }
}
