import AuthCopy

/// The comment at the top of a module.
struct ModuleHeader {
  /// The lines without comment markers.
  let lines: [String]

  /// - Parameter note: a note on the language, such as its required version.
  init(_ catalog: Catalog, _ selection: ExportSelection, note: String? = nil) {
    var lines = [
      "Turns authentication errors into messages that people can understand and act on, offline.",
      "",
      "Generated file. To change it, change the catalog and run:",
      "  \(selection.command)",
      "Catalog: \(catalog.version)",
      "Locales: \(selection.locales.joined(separator: ", "))",
    ]
    lines += Self.wrapped("Providers: \(selection.providers.map(\.rawValue).joined(separator: ", "))")
    if let note { lines += ["", note] }
    self.lines = lines
  }

  /// Returns the header as a comment, each line with a comment marker.
  func comment(_ mark: String) -> String {
    lines.map { $0.isEmpty ? mark : "\(mark) \($0)" }.joined(separator: "\n") + "\n"
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + word.utf8.count < 110 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(lines.isEmpty ? String(word) : "  \(word)")
      }
    }
    return lines
  }
}
