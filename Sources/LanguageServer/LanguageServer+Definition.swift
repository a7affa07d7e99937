internal import CatalogEditing
internal import CatalogLint
internal import MessageFiles

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
    let uses = catalog.linted?.catalog?.uses(ofKey: message.entry.key) ?? []
    return uses.compactMap { location($0.range, in: $0.path, of: catalog) }
  }

  /// Returns the definition of the kind whose name is at a position in a file of codes or kinds.
  private func kinds(namedAt place: RequestPosition) -> [Location] {
    guard let name = place.text.string(at: place.offset),
      let spot = place.catalog.linted?.catalog?.definition(of: name)
    else { return [] }
    return [location(spot.range, in: spot.path, of: place.catalog)].compactMap(\.self)
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
