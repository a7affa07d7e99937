internal import MessageFiles

/// Adds strings and plurals to Android resources.
struct AndroidEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    guard let target = try? XMLFile(document.file, format: "XML").root,
      let sourceRoot = try? XMLFile(source.file, format: "XML").root
    else { return nil }
    let bytes = document.file.bytes
    let lineEnd = LineEnd(of: bytes).rawValue
    let text = document.coding.encode(text, into: [], at: 0, 0..<0)
    if let index = sourceRoot.children.firstIndex(where: { $0.name == "string" && $0["name"] == key }) {
      let tag = openingTag(of: sourceRoot.children[index], in: source.file.bytes)
      return insertion(
        of: "\(tag)\(text)</string>", after: sourceRoot.children[..<index], in: target, bytes)
    }
    guard let dot = key.lastIndex(of: "."),
      let index = sourceRoot.children.firstIndex(where: { $0.name == "plurals" && $0["name"] == String(key[..<dot]) })
    else { return nil }
    let item = "<item quantity=\"\(key[dot...].dropFirst())\">\(text)</item>"
    if let last = target.children.first(where: { $0.name == "plurals" && $0["name"] == String(key[..<dot]) })?
      .children.last
    {
      let insertionOffset = last.range.upperBound
      return [TextEdit(insertionOffset..<insertionOffset, "\(lineEnd)\(indentation(of: last, in: bytes))\(item)")]
    }
    let outer = target.children.first.map { indentation(of: $0, in: bytes) } ?? "    "
    let tag = openingTag(of: sourceRoot.children[index], in: source.file.bytes)
    return insertion(
      of: "\(tag)\(lineEnd)\(outer)\(outer)\(item)\(lineEnd)\(outer)</plurals>",
      after: sourceRoot.children[..<index], in: target, bytes)
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    guard let root = try? XMLFile(document.file, format: "XML").root else { return nil }
    let tag = openingTag(of: root, in: document.file.bytes)
    let text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\(tag)\n</resources>\n"
    return Array(LineEnd(of: document.file.bytes).applied(to: text).utf8)
  }

  private func openingTag(of element: XMLElement, in bytes: [UInt8]) -> String {
    String(decoding: bytes[element.range.lowerBound..<element.content.lowerBound], as: UTF8.self)
  }

  /// Inserts an element after the last of the given elements that the file contains, or before all elements.
  private func insertion(
    of text: String, after others: ArraySlice<XMLElement>, in root: XMLElement, _ bytes: [UInt8]
  ) -> [TextEdit] {
    let blanks = root.children.first.map { indentation(of: $0, in: bytes) } ?? "    "
    let previous = others.reversed().lazy.compactMap { other in
      other["name"].flatMap { name in root.children.first { $0.name == other.name && $0["name"] == name } }
    }.first
    let insertionOffset = previous?.range.upperBound ?? root.content.lowerBound
    // The opening tag is from another file, which may have other line ends.
    return [TextEdit(insertionOffset..<insertionOffset, LineEnd(of: bytes).applied(to: "\n\(blanks)\(text)"))]
  }

  /// Returns the white space before an element on its line.
  private func indentation(of element: XMLElement, in bytes: [UInt8]) -> String {
    let blanks = bytes[..<element.range.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks.reversed(), as: UTF8.self)
  }
}
