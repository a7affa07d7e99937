internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

extension LanguageServer {
  /// Finds the source of a translation, the codes that lead to a source message, or the kind named at the cursor.
  func definition(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    let locations = try place(parameters).map(definitions) ?? []
    return { json in
      json.array { list in
        for location in locations { list.value(location) }
      }
    }
  }

  private func definitions(of place: RequestPosition) -> [Location] {
    let catalog = place.catalog
    guard let message = catalog.message(at: place.offset, in: place.path) else { return kinds(namedAt: place) }
    if message.source != nil, let source = catalog.source, let range = catalog.keyRange(message.source, in: source) {
      return [location(range, in: source.path, of: catalog)].compactMap(\.self)
    }
    guard let document = catalog.linted?.catalog, let kind = document.kind(ofKey: message.entry.key)?.kind.name else {
      return []
    }
    return document.layers.flatMap(\.codes).flatMap { table in
      table.codes.flatMap(\.self).filter { $0.row.meaning.canResolve(to: kind) }.compactMap {
        location($0.kindOffset..<$0.kindOffset, in: table.file.path, of: catalog)
      }
    }
  }

  /// Returns the definition of the kind whose name is at a position in a file of codes or kinds.
  private func kinds(namedAt place: RequestPosition) -> [Location] {
    guard let name = place.text.string(at: place.offset), let document = place.catalog.linted?.catalog,
      let kind = document.kinds.first(where: { $0.kind.name == name })
    else { return [] }
    // The name with its two quotes.
    let end = kind.kind.offset + name.utf8.count + 2
    return [location(kind.kind.offset..<end, in: kind.file.path, of: place.catalog)].compactMap(\.self)
  }
}

extension OpenCatalog {
  /// Returns the range of a message's key, or of the message if it has no key.
  fileprivate func keyRange(_ entry: MessageEntry?, in file: MessageFile) -> Range<Int>? {
    guard let entry else { return nil }
    if files[file.path] != nil {
      let message = messages(of: file.path).first { $0.entry.key == entry.key }
      return message.map { $0.keyRange ?? $0.range }
    }
    return file.isJSON ? file.bytes.keyRange(beforeValueAt: entry.range.lowerBound) : entry.range
  }
}

extension TextDocument {
  /// Returns the JSON string at an offset; nil outside of strings.
  ///
  /// A JSON string cannot contain line breaks, so only the line of the offset is read.
  func string(at offset: Int) -> String? {
    let line = range(ofLine: line(of: offset))
    var start = line.lowerBound
    while start < line.upperBound {
      if bytes[start] == UInt8(ascii: "\"") {
        guard let (node, end) = JSONParser.parseValue(at: start, of: bytes), end <= line.upperBound else { return nil }
        if start <= offset, offset <= end { return node.string }
        start = end
      } else {
        start += 1
      }
    }
    return nil
  }
}

extension CodeMeaning {
  /// Whether the code resolves to a kind in at least one flow.
  fileprivate func canResolve(to kind: String) -> Bool {
    kinds.standard.rawValue == kind || kinds.byFlow.values.contains { $0.rawValue == kind }
  }
}
