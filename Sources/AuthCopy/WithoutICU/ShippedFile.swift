/// A file of the compiled catalog in the binary: `catalog.json`, `codes/PROVIDER.json` or `copy/LOCALE.json`.
struct ShippedFile: Sendable {
  let path: String
  private let content: StaticString

  init(_ path: String, _ content: StaticString) {
    self.path = path
    self.content = content
  }

  /// The file with its content, which is copied each time.
  var file: SourceFile { SourceFile(path: path, bytes: content.withUTF8Buffer(Array.init)) }

  /// Returns the files in a folder, or the file with this path.
  static func files(in path: String) -> [ShippedFile] { all.filter { $0.path.hasPrefix(path) } }
}
