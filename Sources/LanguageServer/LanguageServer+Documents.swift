internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import MessageFiles

extension LanguageServer {
  mutating func open(_ document: JSONNode?) {
    guard let uri = document?["uri"]?.string, let path = DocumentURI(uri)?.path, let text = document?["text"]?.string
    else { return }
    guard let group = finder.group(of: path) else { return }
    open(path, as: uri, version: document?["version"]?.integer, Array(text.utf8), in: group)
  }

  private mutating func open(
    _ path: String, as uri: String, version: Int?, _ bytes: [UInt8], in group: LintInput.MessageGroup
  ) {
    if catalogs[group.id] == nil { catalogs[group.id] = OpenCatalog(group, linter) }
    documents[path] = OpenDocument(uri: uri, version: version, catalogID: group.id)
    catalogs[group.id]?.open(OpenFile(path: path, bytes: bytes))
  }

  mutating func change(_ parameters: JSONNode?) {
    guard let path = path(in: parameters), let document = documents[path] else { return }
    documents[path]?.version = parameters?["textDocument"]?["version"]?.integer
    // Removed from the dictionary, so that a change does not copy the content.
    guard var catalog = catalogs.removeValue(forKey: document.catalogID) else { return }
    for change in parameters?["contentChanges"]?.array ?? [] {
      guard let edit = edit(for: change, in: catalog.files[path]?.text) else { continue }
      publisher.markChanged(catalog.apply(edit, to: path), in: document.catalogID)
    }
    catalogs[document.catalogID] = catalog
  }

  /// Returns the edit of a `TextDocumentContentChangeEvent`; nil if it changes nothing.
  private func edit(for change: JSONNode, in text: TextDocument?) -> TextEdit? {
    guard let text, let new = change["text"]?.string else { return nil }
    guard let start = change["range"]?["start"].flatMap(TextPosition.init),
      let end = change["range"]?["end"].flatMap(TextPosition.init)
    else { return TextEdit(from: text.bytes, to: Array(new.utf8)) }
    let lower = text.offset(of: start, in: client.encoding)
    return TextEdit(lower..<max(lower, text.offset(of: end, in: client.encoding)), new)
  }

  mutating func close(_ parameters: JSONNode?) -> [[UInt8]] {
    guard let path = path(in: parameters), let document = documents.removeValue(forKey: path) else { return [] }
    catalogs[document.catalogID]?.close(path)
    guard !documents.values.contains(where: { $0.catalogID == document.catalogID }) else { return [] }
    // A catalog without open files is released.
    catalogs[document.catalogID] = nil
    return publisher.clear(document.catalogID)
  }

  /// Marks all catalogs for another check after a change on disk; the messages follow after the check.
  mutating func markCatalogsChanged() -> [[UInt8]] {
    for id in catalogs.keys { catalogs[id]?.markChanged() }
    return []
  }

  /// Whether a change on disk may change how files are grouped: a file was added or removed, or configures the linter.
  static func mayRegroup(_ change: JSONNode) -> Bool {
    // The protocol's number for a changed file, rather than an added or removed one.
    let isChangeOfContent = change["type"]?.integer == 2
    let name = change["uri"]?.string?.split(separator: "/").last ?? ""
    return !isChangeOfContent || name == ".auth-copy-lint.json"
  }

  /// Groups all open files into catalogs again.
  mutating func regroup() -> [[UInt8]] {
    finder.invalidate()
    let files = documents.sorted { $0.key < $1.key }.compactMap { path, document in
      catalogs[document.catalogID].flatMap { catalog in
        catalog.files[path].map { (path, document, catalog.group, $0.text.bytes) }
      }
    }
    let messages = catalogs.keys.sorted().flatMap { publisher.clear($0) }
    catalogs = [:]
    documents = [:]
    for (path, document, group, bytes) in files {
      open(path, as: document.uri, version: document.version, bytes, in: finder.group(of: path) ?? group)
    }
    return messages
  }

  /// Returns the path of a request's document.
  func path(in parameters: JSONNode?) -> String? {
    parameters?["textDocument"]?["uri"]?.string.flatMap(DocumentURI.init)?.path
  }
}

extension TextPosition {
  init?(_ node: JSONNode) {
    guard let line = node["line"]?.integer, let character = node["character"]?.integer else { return nil }
    self.init(line: line, character: character)
  }
}
