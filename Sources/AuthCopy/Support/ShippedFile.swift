internal import MessageFiles

/// A file of the compiled catalog in the binary: `catalog.json`, `keys.json` with the keys of most locales,
/// `codes/PROVIDER.json` or `copy/LOCALE.json`.
struct ShippedFile: Sendable {
  let path: String
  private let content: StaticString

  /// - Parameter content: a packed text.
  init(_ path: String, _ content: StaticString) {
    self.path = path
    self.content = content
  }

  /// The file with its content, which stays in memory only while it is in use.
  var file: SourceFile { SourceFile(path: path, bytes: content.withUTF8Buffer(PackedText.unpack)) }

  /// Returns the part of the path between a folder and `.json`; nil for a file that is not in the folder.
  func name(in folder: String) -> String? {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.utf8.count + 1).dropLast(".json".utf8.count)) : nil
  }
}
