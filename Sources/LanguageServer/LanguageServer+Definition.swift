internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

extension LanguageServer {
  /// From a translation to its source, from a source to the codes that lead to it, and from a kind's name to its definition.
  func definition(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    let locations = try place(parameters).map(definitions) ?? []
    return { json in
      json.array { list in
        for location in locations { list.value(location) }
      }
    }
  }

  private func definitions(of place: RequestPlace) -> [Location] {
    let catalog = place.catalog
    guard let message = catalog.message(at: place.offset, in: place.path) else { return kinds(namedAt: place) }
    if message.source != nil, let source = catalog.source, let range = catalog.keyRange(message.source, in: source) {
      return [location(range, in: source.path, of: catalog)].compactMap(\.self)
    }
    guard let document = catalog.linted?.catalog, let kind = document.kind(ofKey: message.entry.key)?.kind.name else {
      return []
    }
    return document.layers.flatMap(\.codes).flatMap { codes in
      codes.codes.flatMap(\.self).filter { $0.row.meaning.leads(to: kind) }.compactMap {
        location($0.kindOffset..<$0.kindOffset, in: codes.file.path, of: catalog)
      }
    }
  }

  /// The definition of the kind whose name stands at a place of a file of codes or kinds.
  private func kinds(namedAt place: RequestPlace) -> [Location] {
    guard let name = place.text.string(at: place.offset), let document = place.catalog.linted?.catalog,
      let kind = document.kinds.first(where: { $0.kind.name == name })
    else { return [] }
    let end = kind.kind.offset + name.utf8.count + 2
    return [location(kind.kind.offset..<end, in: kind.file.path, of: place.catalog)].compactMap(\.self)
  }
}

extension OpenCatalog {
  /// Where the key of a message stands, or the message itself if it has none.
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
  /// The string of JSON that stands at an offset; nil outside of one.
  ///
  /// No string goes on after a line, so that the line tells.
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
  /// Whether the code means a kind in some flow.
  fileprivate func leads(to kind: String) -> Bool {
    kinds.standard.rawValue == kind || kinds.byFlow.values.contains { $0.rawValue == kind }
  }
}
