package import AuthCopy
import CatalogFormats
internal import Foundation
internal import Synchronization

/// A file to write, with its path in an ``OutputFolder``.
package struct OutputFile: Sendable {
  package let name: String
  package let bytes: [UInt8]

  package init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// A folder for generated files, which may also contain other files.
///
/// A manifest in the folder lists what each run wrote. A run replaces the files of the last run with its id, and removes
/// those that it no longer contains. A file that no run wrote, or that was edited since, is never removed.
package struct OutputFolder: Sendable {
  /// The name of the manifest.
  package static let manifestName = ".auth-copy-export.json"

  /// The absolute path, without symbolic links.
  package let path: String

  package init(_ path: String) {
    self.path = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The files of a run.
  package struct Run: Sendable {
    /// Identifies the files that a run replaces, such as the format.
    package let id: String
    /// The version of the catalog.
    package let catalog: String
    /// Functions that make the files, in parallel.
    package let parts: [@Sendable () -> [OutputFile]]

    package init(id: String, catalog: String, parts: [@Sendable () -> [OutputFile]]) {
      self.id = id
      self.catalog = catalog
      self.parts = parts
    }
  }

  /// The reason why nothing was written.
  package enum WriteError: Error {
    /// The names of files that no run wrote, or that were edited since.
    case foreignFiles([String])
    case failed(CatalogError)
  }

  /// The result of a run.
  package struct Outcome {
    /// The number of files of the run.
    package let count: Int
    /// The names of files that the run no longer contains, and that were kept because they were edited.
    package let editedFiles: [String]
  }

  /// Whether a first run would mix its files with others; files that belong to a web host do not count.
  package func holdsOnlyForeignFiles(besides id: String) -> Bool {
    let names = (try? Folder.names(in: path)) ?? []
    return names.contains { !$0.hasPrefix(".") && $0 != "CNAME" } && manifest.runs[id] == nil
  }

  /// Writes the files of a run: all of them or, if it fails, none.
  ///
  /// - Parameters:
  ///   - force: whether to overwrite files that no run wrote, or that were edited since.
  ///   - isOwn: whether a file that is not in the manifest has the mark of a generated file.
  package func write(
    _ run: Run, force: Bool = false, isOwn: (_ bytes: [UInt8]) -> Bool = { _ in false }
  ) throws(WriteError) -> Outcome {
    let isNew = FileStatus(of: path) == nil
    do {
      guard FileStatus(of: path)?.isFolder ?? true else { throw FileError(path: path, reason: .system(ENOTDIR)) }
      try create(path)
      // Runs at the same time take turns.
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path, reason: .system(errno)) }
      defer { close(descriptor) }
      flock(descriptor, LOCK_EX)
      // An interrupted run may have left the folder.
      try? FileManager.default.removeItem(atPath: stagingPath)
      defer { try? FileManager.default.removeItem(atPath: stagingPath) }
      return try replaceFiles(run, try stage(run), force: force, isOwn)
    } catch {
      if isNew { rmdir(path) }
      switch error {
      case let error as WriteError: throw error
      case let error as CatalogError: throw .failed(error)
      case let error as FileError: throw .failed(CatalogError(error.writeDiagnostic))
      default: throw .failed(CatalogError(FileError(path: path, reason: .system(error.systemCode)).writeDiagnostic))
      }
    }
  }

  var hasManifest: Bool { FileStatus(of: manifestPath) != nil }

  private var manifestPath: String { "\(path)/\(Self.manifestName)" }

  /// The folder for new files until they replace the old ones, on the same file system.
  var stagingPath: String { "\(manifestPath).new" }

  private var manifest: OutputManifest {
    OutputManifest((try? read(Self.manifestName)) ?? [])
  }

  func read(_ name: String) throws(FileError) -> [UInt8] {
    try SourceFile(reading: "\(path)/\(name)", beneath: path, maximumSize: 512 << 20).bytes
  }

  /// Writes the new files to the staging folder, and returns the hash of each.
  private func stage(_ run: Run) throws -> [String: String] {
    let failure = Mutex<FileError?>(nil)
    try create("\(stagingPath)/old")
    let hashes = Parallel.map(run.parts) { part in
      if failure.withLock({ $0 }) != nil { return [(String, String)]() }
      return part().compactMap { file in
        do {
          let url = URL(filePath: "\(stagingPath)/new/\(file.name)")
          try create(url.deletingLastPathComponent().path)
          try Data(file.bytes).write(to: url)
        } catch {
          let code = (error as? FileError)?.reason ?? .system(error.systemCode)
          failure.withLock { $0 = $0 ?? FileError(path: "\(path)/\(file.name)", reason: code) }
          return nil
        }
        return (file.name, ContentHash(file.bytes).description)
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return Dictionary(hashes.joined()) { _, last in last }
  }

  /// Moves the staged files to their places, and removes those of the last run.
  private func replaceFiles(
    _ run: Run, _ hashes: [String: String], force: Bool, _ isOwn: ([UInt8]) -> Bool
  ) throws -> Outcome {
    var manifest = manifest
    var foreign: [String] = []
    var changed: [(name: String, status: FileStatus?)] = []
    for (name, hash) in hashes.sorted(by: { $0.key < $1.key }) {
      guard let status = try existingFile(name) else {
        changed.append((name, nil))
        continue
      }
      let bytes = try read(name)
      let oldHash = ContentHash(bytes).description
      if oldHash == hash { continue }
      let isGenerated = manifest.lists(name) ? manifest.lists(name, hash: oldHash) : isOwn(bytes)
      if !isGenerated, !force { foreign.append(name) }
      changed.append((name, status))
    }
    if !foreign.isEmpty { throw WriteError.foreignFiles(foreign) }
    let (oldManifest, oldBytes) = (manifest, try? read(Self.manifestName))
    if !changed.isEmpty {
      manifest.unfinished.merge(changed.map { ($0.name, hashes[$0.name] ?? "") }) { _, new in new }
      try AtomicFile.replace(manifestPath, beneath: path, with: manifest.bytes)
    }
    do { try move(changed) } catch {
      if let oldBytes {
        _ = try? AtomicFile.replace(manifestPath, beneath: path, with: oldBytes)
      } else {
        unlink(manifestPath)
      }
      throw error
    }
    manifest.runs[run.id] = OutputManifest.Run(catalog: run.catalog, hashes: hashes)
    manifest.unfinished = [:]
    let oldNames = Set((oldManifest.runs[run.id]?.hashes ?? [:]).keys).union(oldManifest.unfinished.keys)
    let edited = remove(oldNames.filter { !manifest.lists($0) }, listedIn: oldManifest)
    if !changed.isEmpty || manifest.bytes != oldBytes {
      try AtomicFile.replace(manifestPath, beneath: path, with: manifest.bytes)
    }
    return Outcome(count: hashes.count, editedFiles: edited)
  }
}
