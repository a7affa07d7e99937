internal import Foundation

/// The files of one catalog folder, read but not yet parsed.
package struct CatalogFiles: Sendable {
  /// Nil in an overlay without kinds of its own.
  let kinds: SourceFile?
  let codes: [SourceFile]
  let copy: [SourceFile]
  /// Whether they are those inside the binary.
  let isShipped: Bool
  /// What could not be read.
  let failures: [Diagnostic]

  /// The catalog inside the binary.
  package static func shipped() -> CatalogFiles {
    let files = ShippedFiles.catalog
    return CatalogFiles(
      kinds: files.first { $0.path == "kinds.json" }, codes: files.filter { $0.path.hasPrefix("codes/") },
      copy: files.filter { $0.path.hasPrefix("copy/") }, isShipped: true, failures: [])
  }

  /// Reads a folder: `kinds.json`, `codes/*.json` and `copy/*.arb`.
  package init(directory: String) { self.init(directory, isPartial: false) }

  /// Reads a folder that is laid over another catalog: it may hold any part of one.
  package init(overlay directory: String) { self.init(directory, isPartial: true) }

  private init(_ directory: String, isPartial: Bool) {
    let parts = ["kinds.json", "codes", "copy"].map { "\(directory)/\($0)" }
    let isRead = parts.map { !isPartial || Self.exists($0) }
    var reader = Reader()
    if !isRead.contains(true) {
      let place = Diagnostic.Place(SourceLocation(path: directory))
      reader.failures.append(Diagnostic("unreadable-file.no-catalog", at: place))
    }
    kinds = isRead[0] ? reader.file(parts[0]) : nil
    codes = isRead[1] ? reader.files(in: parts[1], withExtension: "json") : []
    copy = isRead[2] ? reader.files(in: parts[2], withExtension: "arb") : []
    isShipped = false
    failures = reader.failures
  }

  private init(
    kinds: SourceFile?, codes: [SourceFile], copy: [SourceFile], isShipped: Bool, failures: [Diagnostic]
  ) {
    self.kinds = kinds
    self.codes = codes
    self.copy = copy
    self.isShipped = isShipped
    self.failures = failures
  }

  /// The same with other content of some files, by path: what is not written yet.
  package func replacing(_ contents: [String: [UInt8]]) -> CatalogFiles {
    if contents.isEmpty { return self }
    func replaced(_ file: SourceFile) -> SourceFile {
      contents[file.path].map { SourceFile(path: file.path, bytes: $0) } ?? file
    }
    return CatalogFiles(
      kinds: kinds.map(replaced), codes: codes.map(replaced), copy: copy.map(replaced), isShipped: false,
      failures: failures)
  }

  /// Whether something has that name, be it a link that leads nowhere.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || errno != ENOENT
  }

  /// The path of every file.
  package var paths: [String] { all.map(\.path) }

  /// Every file, in an order that is always the same.
  var all: [SourceFile] { [kinds].compactMap(\.self) + codes + copy }
}

private struct Reader {
  var failures: [Diagnostic] = []

  mutating func file(_ path: String) -> SourceFile? {
    do throws(FileError) {
      return try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
    } catch {
      failures.append(error.reading)
      return nil
    }
  }

  mutating func files(in directory: String, withExtension suffix: String) -> [SourceFile] {
    do throws(FileError) {
      let names = try Folder.names(in: directory)
      return names.filter { $0.hasSuffix(".\(suffix)") && !$0.hasPrefix(".") }.compactMap { file("\(directory)/\($0)") }
    } catch {
      failures.append(error.reading)
      return []
    }
  }
}
