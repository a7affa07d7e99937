package import MessageFiles

/// The files of one catalog folder, or a compiled catalog, read but not yet parsed.
package struct CatalogFiles: Sendable {
  /// The compiled catalog; nil for a folder.
  let compiled: SourceFile?
  /// The file of kinds; nil in an overlay without kinds.
  let kinds: SourceFile?
  /// The rules of reading raw errors; nil for the shipped rules.
  let reading: SourceFile?
  /// The words of languages: the vocabulary of `reading`, and what copy avoids.
  let words: [SourceFile]
  let codes: [SourceFile]
  let copy: [SourceFile]
  /// Whether the files are embedded in the binary.
  let isShipped: Bool
  /// The errors of files that could not be read.
  let failures: [Diagnostic]
  /// The paths of files that look like copy or codes, but are in a place that is not read.
  package let strayFiles: [String]

  /// Reads a compiled catalog.
  package init(compiledAt path: String) {
    do throws(FileError) {
      self.init(compiled: try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize))
    } catch {
      self.init(compiled: nil, failures: [error.readDiagnostic])
    }
  }

  /// Creates the files of a compiled catalog.
  ///
  /// - Parameter file: the compiled catalog; nil if it could not be read.
  package init(compiled file: SourceFile?, failures: [Diagnostic] = []) {
    self.init(
      compiled: file, kinds: nil, reading: nil, words: [], codes: [], copy: [], isShipped: false, failures: failures,
      strayFiles: [])
  }

  init(
    compiled: SourceFile?, kinds: SourceFile?, reading: SourceFile?, words: [SourceFile], codes: [SourceFile],
    copy: [SourceFile], isShipped: Bool, failures: [Diagnostic], strayFiles: [String]
  ) {
    self.compiled = compiled
    self.kinds = kinds
    self.reading = reading
    self.words = words
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
      compiled: compiled.map(replaced), kinds: kinds.map(replaced), reading: reading.map(replaced),
      words: words.map(replaced), codes: codes.map(replaced), copy: copy.map(replaced), isShipped: false,
      failures: failures,
      strayFiles: strayFiles)
  }

  /// Returns the content of a file; nil for any other path.
  package func content(at path: String) -> [UInt8]? { all.first { $0.path == path }?.bytes }

  /// The paths of all files.
  package var paths: [String] { all.map(\.path) }

  /// All files, in a fixed order.
  private var all: [SourceFile] { [compiled, kinds, reading].compactMap(\.self) + words + codes + copy }

  /// A hash of the content: equal files have equal versions.
  ///
  /// That of the embedded files is embedded too, so that no process reads them all.
  var version: String {
    #if canImport(CICU)
      if isShipped { return EmbeddedFileList.catalogVersion }
    #endif
    return ContentHash(Parallel.map(all) { ContentHash($0.bytes).description }.joined()).description
  }
}
