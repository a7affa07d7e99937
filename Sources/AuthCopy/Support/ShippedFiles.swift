internal import CShippedCatalog

/// The files inside the binary.
enum ShippedFiles {
  /// Those of the catalog, by path, sorted.
  static var catalog: [SourceFile] { files(shipped_catalog_file_count(), shipped_catalog_file) }

  /// AuthCopy's own messages, a file a language.
  static var messages: [SourceFile] { files(shipped_message_file_count(), shipped_message_file) }

  private static func files(_ count: Int, _ file: (Int) -> ShippedFile) -> [SourceFile] {
    (0..<count).map { index in
      let file = file(index)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
      return SourceFile(path: String(cString: file.path), bytes: Array(bytes))
    }.sorted { $0.path < $1.path }
  }
}
