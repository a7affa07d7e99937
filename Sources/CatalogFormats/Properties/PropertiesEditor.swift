internal import MessageFiles

/// Adds messages to Java resource bundles.
struct PropertiesEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    let bytes = document.file.bytes
    let precedingKeys = source.entries.prefix { $0.key != key }.map(\.key)
    let previous = precedingKeys.last { document[$0] != nil }.flatMap { document[$0] }
    let lineEnd = LineEnd(of: bytes, orOf: source.file.bytes).rawValue
    let line = "\(name(key, document))\(separator(of: document))\(value(text, document))"
    guard let previous else {
      // Insert before the first entry rather than at the start, so that comments at the top stay there.
      let insertionOffset =
        document.entries.map(\.range.lowerBound).min().map(bytes.lineStart(before:)) ?? bytes.count
      let isAtLineStart = insertionOffset == 0 || bytes[insertionOffset - 1] == 0x0A
      return [TextEdit(insertionOffset..<insertionOffset, (isAtLineStart ? "" : lineEnd) + line + lineEnd)]
    }
    return [TextEdit(previous.range.upperBound..<previous.range.upperBound, lineEnd + line)]
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

  private func value(_ text: String, _ document: LocaleDocument) -> String {
    document.coding.encode(text, into: [], at: 0, 0..<0)
  }

  /// Returns the separator between keys and values that the file uses.
  private func separator(of document: LocaleDocument) -> String {
    guard let start = document.entries.first?.range.lowerBound else { return "=" }
    let bytes = document.file.bytes
    let separator = bytes[bytes.lineStart(before: start)..<start].reversed().prefix { " \t=:".utf8.contains($0) }
    return separator.isEmpty ? "=" : String(decoding: separator.reversed(), as: UTF8.self)
  }
}
