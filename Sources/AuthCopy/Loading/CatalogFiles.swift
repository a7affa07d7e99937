#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// The files of one catalog folder, or a compiled catalog, read but not yet parsed.
package struct CatalogFiles: Sendable {
  /// The compiled catalog; nil for a folder.
  let compiled: SourceFile?
  /// The file of kinds; nil in an overlay without kinds.
  let kinds: SourceFile?
  let codes: [SourceFile]
  let copy: [SourceFile]
  /// Whether the files are embedded in the binary.
  let isShipped: Bool
  /// The errors of files that could not be read.
  let failures: [Diagnostic]
  /// The paths of files that look like copy or codes, but are in a place that is not read.
  package let strayFiles: [String]

  /// The files embedded in the binary: `Catalogs/` or, in an exported package, a compiled catalog with its codes and
  /// messages in separate files.
  package static let shipped = {
    let list = EmbeddedFileList.catalogs
    return CatalogFiles(
      compiled: list.files(in: "catalog.json").first, kinds: list.files(in: "kinds.json").first,
      codes: list.files(in: "codes/"), copy: list.files(in: "copy/"), isShipped: true, failures: [], strayFiles: [])
  }()

  /// Reads a folder with `kinds.json`, `codes/*.json` and `copy/*.arb`, or a file with a compiled catalog.
  package init(path: String) {
    guard FileStatus(of: path)?.isFolder == false else {
      self.init(path, isPartial: false)
      return
    }
    var reader = Reader()
    self.init(compiled: reader.file(path), failures: reader.failures)
  }

  /// Creates the files of a compiled catalog.
  ///
  /// - Parameter file: the compiled catalog; nil if it could not be read.
  package init(compiled file: SourceFile?, failures: [Diagnostic] = []) {
    self.init(compiled: file, kinds: nil, codes: [], copy: [], isShipped: false, failures: failures, strayFiles: [])
  }

  /// Reads an overlay, a folder that may contain any part of a catalog.
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
    compiled = nil
    isShipped = false
    failures = reader.failures
    strayFiles =
      Self.messageFiles(in: directory).filter { $0 != parts[0] } + Self.messageFiles(in: parts[1], excluding: "json")
      + Self.messageFiles(in: parts[2], excluding: "arb")
  }

  /// Returns the paths of ARB and JSON files in a folder.
  ///
  /// - Parameter fileExtension: the extension of files to leave out.
  private static func messageFiles(in directory: String, excluding fileExtension: String? = nil) -> [String] {
    // A folder that cannot be listed has been reported already.
    ((try? Folder.names(in: directory)) ?? []).filter { name in
      let isIncluded = fileExtension.map { !name.hasSuffix(".\($0)") } ?? true
      return (name.hasSuffix(".arb") || name.hasSuffix(".json")) && !name.hasPrefix(".") && isIncluded
    }.map { "\(directory)/\($0)" }
  }

  private init(
    compiled: SourceFile?, kinds: SourceFile?, codes: [SourceFile], copy: [SourceFile], isShipped: Bool,
    failures: [Diagnostic],
    strayFiles: [String]
  ) {
    self.compiled = compiled
    self.kinds = kinds
    self.codes = codes
    self.copy = copy
    self.isShipped = isShipped
    self.failures = failures
    self.strayFiles = strayFiles
  }

  /// Returns the files with some contents replaced, to check changes that are not written yet.
  ///
  /// - Parameter contents: the new contents by path.
  package func replacing(_ contents: [String: [UInt8]]) -> CatalogFiles {
    if contents.isEmpty { return self }
    func replaced(_ file: SourceFile) -> SourceFile {
      contents[file.path].map { SourceFile(path: file.path, bytes: $0) } ?? file
    }
    return CatalogFiles(
      compiled: compiled.map(replaced), kinds: kinds.map(replaced), codes: codes.map(replaced),
      copy: copy.map(replaced), isShipped: false,
      failures: failures, strayFiles: strayFiles)
  }

  /// Returns whether a file exists, even if reading it will fail, such as a symbolic link with a missing target.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || errno != ENOENT
  }

  /// Returns the content of a file; nil for any other path.
  package func content(at path: String) -> [UInt8]? { all.first { $0.path == path }?.bytes }

  /// The paths of all files.
  package var paths: [String] { all.map(\.path) }

  /// All files, in a fixed order.
  var all: [SourceFile] { [compiled, kinds].compactMap(\.self) + codes + copy }
}

/// Reads files, and collects the errors of files that cannot be read.
private struct Reader {
  var failures: [Diagnostic] = []

  mutating func file(_ path: String) -> SourceFile? {
    do throws(FileError) {
      return try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
    } catch {
      failures.append(error.readDiagnostic)
      return nil
    }
  }

  mutating func files(in directory: String, withExtension fileExtension: String) -> [SourceFile] {
    do throws(FileError) {
      let names = try Folder.names(in: directory)
      return names.filter { $0.hasSuffix(".\(fileExtension)") && !$0.hasPrefix(".") }
        .compactMap { file("\(directory)/\($0)") }
    } catch {
      failures.append(error.readDiagnostic)
      return []
    }
  }
}
