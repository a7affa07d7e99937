internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

extension LanguageServer {
  /// The range of the key that a rename would change; an error where there is none.
  func preparedRename(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let place = try place(parameters) else { return { $0.null() } }
    let (_, range) = try renamedKey(at: place)
    let positions = positions(of: range.lowerBound + 1..<range.upperBound - 1, in: place.text)
    return { $0.value(positions) }
  }

  /// Renames a key with its metadata in the files of all locales.
  func rename(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let place = try place(parameters) else { return { $0.null() } }
    guard let name = parameters?["newName"]?.string else { throw RPCError(.invalidParameters, "no new name") }
    let (key, _) = try renamedKey(at: place)
    let catalog = place.catalog
    guard !name.isBlank, !name.hasPrefix("@") else {
      throw failure("lsp.rename-name", ["name": .text(name.safeToShow)])
    }
    let files = (catalog.linted?.pairings.map(\.file) ?? []).filter { $0.isJSON }
    var edits: [String: [TextEdit]] = [:]
    for file in files {
      let bytes = catalog.files[file.path]?.text.bytes ?? file.bytes
      guard let members = (try? JSONParser.parse(bytes))?.members else {
        throw failure("lsp.rename-unreadable", ["path": .text(file.path.safeToShow)])
      }
      if members.contains(where: { $0.key == name }), name != key {
        throw failure("lsp.rename-taken", ["name": .text(name.safeToShow), "path": .text(file.path.safeToShow)])
      }
      edits[file.path] = members.compactMap { member in
        let new = member.key == key ? name : file.isARB && member.key == "@\(key)" ? "@\(name)" : nil
        return new.map { TextEdit(member.keyRange, $0.quotedAsJSON) }
      }
    }
    return { json in self.write(edits, of: catalog, to: &json) }
  }

  /// The key at a place and its range, quotes included.
  private func renamedKey(at place: RequestPlace) throws(RPCError) -> (key: String, range: Range<Int>) {
    guard let message = place.catalog.message(at: place.offset, in: place.path), let range = message.keyRange,
      range.contains(place.offset) || place.offset == range.upperBound
    else { throw failure("lsp.rename-no-key") }
    let key = message.entry.key
    // The names of keys in nested objects are paths, which mean more than one member.
    guard message.file.isFlat, message.entry.message == key else { throw failure("lsp.rename-nested") }
    if place.catalog.linted?.catalog?.kind(ofKey: key) != nil {
      throw failure("lsp.rename-kind", ["key": .text(key.safeToShow)])
    }
    return (key, range)
  }

  private func failure(_ key: String, _ parameters: Diagnostic.Parameters = [:]) -> RPCError {
    RPCError(.requestFailed, text(key, parameters))
  }
}

extension String {
  fileprivate var quotedAsJSON: String {
    var json = JSONWriter()
    json.value(self)
    return json.text
  }
}
