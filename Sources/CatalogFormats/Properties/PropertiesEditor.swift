internal import MessageFiles

/// Adds messages to Java resource bundles.
struct PropertiesEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    let bytes = document.file.bytes
    let layout = FileLayout(bytes, model: FileLayout(source.file.bytes))
    let separator = document.separator ?? source.separator ?? "="
    let value = document.coding.encode(text, into: [], at: 0, 0..<0)
    let line = FileLayout.Node(start: "\(name(key, document))\(separator)\(value)")
    let precedingKeys = source.entries.prefix { $0.key != key }.map(\.key)
    if let previous = precedingKeys.last(where: { document[$0] != nil }).flatMap({ document[$0] }) {
      let start = bytes.lineStart(before: previous.range.lowerBound)
      return [layout.inserting([line], .after(start..<previous.range.upperBound))]
    }
    // Insert before the first entry rather than at the start, so that comments at the top stay there.
    if let first = document.entries.map(\.range.lowerBound).min() {
      return [layout.inserting([line], .before(bytes.lineStart(before: first)))]
    }
    return [layout.appending(line)]
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? { [] }

  private func name(_ key: String, _ document: LocaleDocument) -> String {
    document.coding.encode(key, into: [], at: 0, 0..<0).unicodeScalars.enumerated().map { index, scalar in
      switch scalar {
      case " " where index > 0, "=", ":": "\\\(scalar)"
      case "#" where index == 0, "!" where index == 0: "\\\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }
}

extension LocaleDocument {
  /// The separator between keys and values that the file uses; nil if it has no entries.
  fileprivate var separator: String? {
    guard let start = entries.first?.range.lowerBound else { return nil }
    let bytes = file.bytes
    let separator = bytes[bytes.lineStart(before: start)..<start].reversed().prefix { " \t=:".utf8.contains($0) }
    return separator.isEmpty ? nil : String(decoding: separator.reversed(), as: UTF8.self)
  }
}
