internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import MessageFiles

extension LanguageServer {
  /// A key that can be renamed.
  private struct RenamedKey {
    /// The names of the enclosing objects and of the message, joined with `.`.
    let path: String
    /// The name of the message, which is the last part of the path.
    let name: String
    /// The range of the name, including the quotes.
    let range: Range<Int>
  }

  /// Returns the range of the key that a rename would change; an error if there is none.
  func preparedRename(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let place = try place(parameters) else { return { $0.null() } }
    let range = try renamedKey(at: place).range
    let positions = positions(of: range.lowerBound + 1..<range.upperBound - 1, in: place.text)
    return { $0.value(positions) }
  }

  /// Renames a key with its metadata in the files of all locales.
  func rename(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let place = try place(parameters) else { return { $0.null() } }
    guard let name = parameters?["newName"]?.string else { throw RPCError(.invalidParameters, "newName is missing") }
    let key = try renamedKey(at: place)
    let catalog = place.catalog
    // In a nested key, a dot would refer to an object that does not exist.
    guard !name.isBlank, !name.hasPrefix("@"), key.path == key.name || !name.contains(".") else {
      throw failure("lsp.rename-name", ["name": .text(name.safeToShow)])
    }
    var edits: [String: [TextEdit]] = [:]
    for file in (catalog.linted?.pairings.map(\.file) ?? []) where file.isJSON {
      edits[file.path] = try self.edits(renaming: key, to: name, in: file, of: catalog)
    }
    return { json in self.write(edits, of: catalog, to: &json) }
  }

  private func edits(
    renaming key: RenamedKey, to name: String, in file: MessageFile, of catalog: OpenCatalog
  ) throws(RPCError) -> [TextEdit] {
    guard let root = catalog.json(of: file) else {
      throw failure("lsp.rename-unreadable", ["path": .text(file.path.safeToShow)])
    }
    var places = root.members(atPath: key.path)
    // The root may contain only an object named after the locale.
    if places.isEmpty, let members = root.members, members.count == 1 {
      places = members[0].value.members(atPath: key.path)
    }
    var edits: [TextEdit] = []
    for (member, siblings) in places where member.key == key.name {
      if name != key.name, siblings.contains(where: { $0.key == name }) {
        throw failure("lsp.rename-taken", ["name": .text(name.safeToShow), "path": .text(file.path.safeToShow)])
      }
      edits.append(TextEdit(member.keyRange, name.quotedForJSON))
    }
    if file.isARB {
      for member in root.members ?? [] where member.key == "@\(key.name)" {
        edits.append(TextEdit(member.keyRange, "@\(name)".quotedForJSON))
      }
    }
    return edits
  }

  /// Returns the key at a position.
  private func renamedKey(at place: RequestPosition) throws(RPCError) -> RenamedKey {
    let catalog = place.catalog
    if catalog.linted?.failures.contains(where: { $0.place.location.path == place.path }) ?? false {
      throw failure("lsp.rename-unreadable", ["path": .text(place.path.safeToShow)])
    }
    guard let message = catalog.message(at: place.offset, in: place.path), let range = message.keyRange,
      range.contains(place.offset) || place.offset == range.upperBound
    else { throw failure("lsp.rename-no-key") }
    let path = message.entry.key
    // Excludes plural forms, which are parts of a message, and Format.JS entries, whose text is under a fixed name.
    guard message.entry.messageKey == path, let name = place.text.string(at: range.lowerBound),
      path == name || path.hasSuffix(".\(name)")
    else { throw failure("lsp.rename-part") }
    if catalog.linted?.catalog?.determines(key: path) ?? false {
      throw failure("lsp.rename-kind", ["key": .text(path.safeToShow)])
    }
    return RenamedKey(path: path, name: name, range: range)
  }

  private func failure(_ key: String, _ parameters: Diagnostic.Parameters = [:]) -> RPCError {
    RPCError(.requestFailed, text(key, parameters))
  }
}

extension JSONNode {
  /// Returns the members at a path, each with all members of its object.
  fileprivate func members(atPath path: String, under parent: String = "") -> [(
    member: JSONMember, siblings: [JSONMember]
  )] {
    switch content {
    case .object(let members):
      return members.flatMap { member in
        let memberPath = parent.isEmpty ? member.key : "\(parent).\(member.key)"
        if memberPath == path { return [(member, members)] }
        return path.hasPrefix(memberPath) ? member.value.members(atPath: path, under: memberPath) : []
      }
    case .array(let elements):
      return elements.enumerated().flatMap { index, element in
        let elementPath = "\(parent)[\(index)]"
        return path.hasPrefix(elementPath) ? element.members(atPath: path, under: elementPath) : []
      }
    default: return []
    }
  }
}
