internal import CatalogEditing
internal import CatalogFormats
internal import MessageFiles

/// The position that a request refers to.
struct RequestPosition {
  let path: String
  let document: LanguageServer.OpenDocument
  let catalog: OpenCatalog
  let text: TextDocument
  /// The offset in the file, in bytes.
  let offset: Int
}

extension LanguageServer {
  /// Returns the document of a request; nil if it is not open, or belongs to no catalog.
  func openText(_ parameters: JSONNode?) -> (
    path: String, document: OpenDocument, catalog: OpenCatalog, text: TextDocument
  )? {
    guard let path = path(in: parameters), let document = documents[path], let catalog = catalogs[document.catalogID],
      let text = catalog.files[path]?.text
    else { return nil }
    return (path, document, catalog, text)
  }

  /// Returns the position of a request; nil if its document is not open, or belongs to no catalog.
  func place(_ parameters: JSONNode?) throws(RPCError) -> RequestPosition? {
    guard let position = parameters?["position"].flatMap(TextPosition.init) else {
      throw RPCError(.invalidParameters, "the request has no position")
    }
    guard let open = openText(parameters) else { return nil }
    return RequestPosition(
      path: open.path, document: open.document, catalog: open.catalog, text: open.text,
      offset: open.text.offset(of: position, in: client.encoding))
  }

  /// Converts a range of a text to positions in the client's encoding.
  func positions(of range: Range<Int>, in text: TextDocument) -> (start: TextPosition, end: TextPosition) {
    var cursor = PositionCursor(text, client.encoding)
    return cursor.positions(of: range)
  }

  /// Returns the location of a range in any file of a catalog; nil if the file was not read.
  func location(_ range: Range<Int>, in path: String, of catalog: OpenCatalog) -> Location? {
    catalog.text(at: path).map { Location(path: path, range: positions(of: range, in: $0)) }
  }

  /// Writes edits of files as a `WorkspaceEdit`.
  func write(_ edits: [String: [TextEdit]], of catalog: OpenCatalog, to json: inout JSONWriter) {
    let files = edits.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    func write(_ path: String, _ edits: [TextEdit], _ list: inout JSONWriter) {
      guard let text = catalog.text(at: path) else { return }
      var cursor = PositionCursor(text, client.encoding)
      for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        list.object {
          $0.member("range", cursor.positions(of: edit.range))
          $0.member("newText", String(decoding: edit.replacement, as: UTF8.self))
        }
      }
    }
    json.object { json in
      guard client.supportsVersionedEdits else {
        json.key("changes")
        return json.object { json in
          for (path, edits) in files {
            json.key(documents[path]?.uri ?? DocumentURI(path: path).text)
            json.array { write(path, edits, &$0) }
          }
        }
      }
      json.member("documentChanges", objects: files) { json, file in
        json.key("textDocument")
        json.object {
          $0.member("uri", documents[file.key]?.uri ?? DocumentURI(path: file.key).text)
          $0.key("version")
          if let version = documents[file.key]?.version { $0.value(version) } else { $0.null() }
        }
        json.key("edits")
        json.array { write(file.key, file.value, &$0) }
      }
    }
  }

  /// Returns a text of the server in the client's language.
  func text(_ key: String, _ parameters: Diagnostic.Parameters = [:]) -> String {
    MessageBundle.messages(in: client.language).text(key, parameters)
  }
}
