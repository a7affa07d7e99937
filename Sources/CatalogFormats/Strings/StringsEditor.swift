internal import MessageFiles

/// Adds messages to Apple's `.strings`.
struct StringsEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    let bytes = document.file.bytes
    let layout = FileLayout(bytes, model: FileLayout(source.file.bytes))
    func quoted(_ text: String) -> String { "\"\(document.coding.encode(text, into: [], at: 0, 0..<0))\"" }
    let line = FileLayout.Node(start: "\(quoted(key)) = \(quoted(text));")
    let precedingKeys = source.entries.prefix { $0.key != key }.map(\.key)
    if let previous = precedingKeys.last(where: { document[$0] != nil }).flatMap({ document[$0] }),
      let end = bytes[previous.range.upperBound...].firstIndex(of: UInt8(ascii: ";"))
    {
      let start = bytes.lineStart(before: previous.range.lowerBound)
      return [layout.inserting([line], .after(start..<end + 1))]
    }
    return [layout.appending(line)]
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? { [] }
}
