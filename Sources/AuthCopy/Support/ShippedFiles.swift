internal import CShippedCatalog

/// The files embedded in the binary.
enum ShippedFiles {
  /// The files of the catalog, sorted by path.
  static var catalog: [SourceFile] { files(shipped_catalog_file_count(), shipped_catalog_file) }

  /// The files of AuthCopy's own messages, one per language.
  static var messages: [SourceFile] { files(shipped_message_file_count(), shipped_message_file) }

  private static func files(_ count: Int, _ file: (Int) -> ShippedFile) -> [SourceFile] {
    (0..<count).map { index in
      let file = file(index)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
      return SourceFile(path: String(cString: file.path), bytes: Array(bytes))
    }.sorted { $0.path < $1.path }
  }
}
