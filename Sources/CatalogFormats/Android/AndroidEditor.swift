internal import MessageFiles

/// Adds strings and plurals to Android resources.
struct AndroidEditor: CatalogEditor {
  /// The indentation of Android Studio.
  private static let indentation = "    "

  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    guard let target = try? XMLFile(document.file, format: "XML").root,
      let sourceRoot = try? XMLFile(source.file, format: "XML").root
    else { return nil }
    let layout = layout(of: document, target, model: layout(of: source, sourceRoot))
    let text = document.coding.encode(text, into: [], at: 0, 0..<0)
    func precedingElement(_ index: Int) -> XMLElement? {
      sourceRoot.children[..<index].reversed().lazy.compactMap { target.resource(like: $0) }.first
    }
    if let index = sourceRoot.children.firstIndex(where: { $0.name == "string" && $0["name"] == key }) {
      let start = sourceRoot.children[index].startTag(in: source.file.bytes)
      let string = FileLayout.Node(start: "\(start)\(text)</string>")
      return [layout.inserting(string, after: precedingElement(index), in: target, document.file.bytes)]
    }
    guard let dot = key.lastIndex(of: "."),
      let index = sourceRoot.children.firstIndex(where: { $0.name == "plurals" && $0["name"] == String(key[..<dot]) })
    else { return nil }
    let item = FileLayout.Node(start: "<item quantity=\"\(key[dot...].dropFirst())\">\(text)</item>")
    if let plurals = target.resource(like: sourceRoot.children[index]) {
      return [layout.inserting(item, after: plurals.children.last, in: plurals, document.file.bytes)]
    }
    let start = sourceRoot.children[index].startTag(in: source.file.bytes)
    let plurals = FileLayout.Node(start: start, children: [item], end: "</plurals>")
    return [layout.inserting(plurals, after: precedingElement(index), in: target, document.file.bytes)]
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    guard let root = try? XMLFile(document.file, format: "XML").root else { return nil }
    let tag = root.startTag(in: document.file.bytes)
    let resources = FileLayout.Node(start: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\(tag)\n</resources>")
    return layout(of: document, root).newFile(resources)
  }

  private func layout(of document: LocaleDocument, _ root: XMLElement, model: FileLayout? = nil) -> FileLayout {
    FileLayout(
      document.file.bytes, firstChild: root.children.first?.range.lowerBound, indentation: Self.indentation,
      model: model)
  }
}

extension XMLElement {
  /// Returns the child with the name and kind of another resource.
  fileprivate func resource(like other: XMLElement) -> XMLElement? {
    other["name"].flatMap { name in children.first { $0.name == other.name && $0["name"] == name } }
  }

  /// Returns the start tag, also for an element without content: `<resources>` for `<resources/>`.
  fileprivate func startTag(in bytes: [UInt8]) -> String {
    guard isSelfClosed else { return String(decoding: bytes[range.lowerBound..<content.lowerBound], as: UTF8.self) }
    let end = bytes[range].lastIndex { !"/>".utf8.contains($0) && !$0.isXMLBlank } ?? range.lowerBound
    return "\(String(decoding: bytes[range.lowerBound...end], as: UTF8.self))>"
  }
}

extension FileLayout {
  /// Returns the edit that inserts a child after another one, or else at the start of its parent.
  fileprivate func inserting(
    _ child: Node, after previous: XMLElement?, in parent: XMLElement, _ bytes: [UInt8]
  ) -> TextEdit {
    if let previous { return inserting([child], .after(previous.range)) }
    if parent.isSelfClosed {
      let start = parent.startTag(in: bytes)
      return replacing(parent.range, with: Node(start: start, children: [child], end: "</\(parent.name)>"))
    }
    // A comment before the first child may belong to it.
    let start = bytes.endOfXMLBlanks(from: parent.content.lowerBound)
    return inserting([child], parent.children.isEmpty ? .inside(parent.content) : .before(start))
  }
}
