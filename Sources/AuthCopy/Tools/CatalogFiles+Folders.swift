internal import Foundation
internal import MessageFiles

extension CatalogFiles {
  /// The files embedded in the binary, except those of the tables of codes, which are read when they are needed.
  package static let shipped = {
    let list = EmbeddedFileList.catalogs
    return CatalogFiles(
      compiled: nil, kinds: list.files(in: "kinds.json").first, reading: list.files(in: "reading.json").first,
      words: list.files(in: "words/"), codes: [], copy: list.files(in: "copy/"), isShipped: true, failures: [],
      strayFiles: [])
  }()

  /// Reads a folder with `kinds.json`, `codes/*.json`, `copy/*.arb` and perhaps `words/*.json` and `reading.json`, or a
  /// file with a compiled catalog.
  package init(path: String) {
    guard FileStatus(of: path)?.isFolder == false else {
      self.init(path, isPartial: false)
      return
    }
    self.init(compiledAt: path)
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
    let kinds = isRead[0] ? reader.file(parts[0]) : nil
    let readingPath = "\(directory)/reading.json"
    let hasReading = !isPartial && Self.exists(readingPath)
    let reading = hasReading ? reader.file(readingPath) : nil
    let words =
      Self.exists("\(directory)/words")
      ? reader.files(in: "\(directory)/words", withExtension: "json") : []
    let codes = isRead[1] ? reader.files(in: parts[1], withExtension: "json") : []
    let copy = isRead[2] ? reader.files(in: parts[2], withExtension: "arb") : []
    let strayFiles =
      Self.messageFiles(in: directory).filter { $0 != parts[0] && !(hasReading && $0 == readingPath) }
      + Self.messageFiles(in: parts[1], excluding: "json")
      + Self.messageFiles(in: parts[2], excluding: "arb")
    self.init(
      compiled: nil, kinds: kinds, reading: reading, words: words, codes: codes, copy: copy, isShipped: false,
      failures: reader.failures, strayFiles: strayFiles)
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

  /// Returns whether a file exists, even if reading it will fail, such as a symbolic link with a missing target.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || errno != ENOENT
  }
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
