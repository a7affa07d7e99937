internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import MessageFiles

extension LanguageServer {
  /// Returns the messages of a file, or the members of a file of kinds or codes.
  func symbols(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let open = openText(parameters) else { return { $0.null() } }
    let messages = open.catalog.messages(of: open.path)
    var cursor = PositionCursor(open.text, client.encoding)
    var symbols = messages.map { message in
      let key = message.keyRange ?? message.range
      return DocumentSymbol(
        name: message.entry.key, detail: message.entry.text, kind: .string,
        range: cursor.positions(of: key.lowerBound..<message.range.upperBound), nameRange: cursor.positions(of: key))
    }
    if symbols.isEmpty, let root = try? JSONParser.parse(open.text.bytes, allowsByteOrderMark: true) {
      symbols = root.symbols(depth: 3, &cursor)
    }
    return { json in
      json.array { list in
        for symbol in symbols { list.object { symbol.write(to: &$0) } }
      }
    }
  }

  /// Returns the JSON objects and arrays that span several lines.
  func foldingRanges(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let open = openText(parameters),
      let root = try? JSONParser.parse(open.text.bytes, allowsByteOrderMark: true)
    else { return { $0.null() } }
    var ranges: [(start: Int, end: Int)] = []
    root.forEachContainer { range in
      let (start, end) = (open.text.line(of: range.lowerBound), open.text.line(of: range.upperBound))
      // The closing brace stays visible.
      if end - 1 > start { ranges.append((start, end - 1)) }
    }
    return { json in
      json.array { list in
        for range in ranges {
          list.object {
            $0.member("startLine", range.start)
            $0.member("endLine", range.end)
          }
        }
      }
    }
  }

  /// Formats a message file in the layout that translation systems write.
  func formatting(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    // Files of kinds and codes are laid out by hand, with one row per line.
    guard let open = openText(parameters), !open.catalog.messages(of: open.path).isEmpty,
      let formatted = JSONLayout(open.text.bytes)?.formatted
    else { return { $0.null() } }
    let edit = TextEdit(from: open.text.bytes, to: formatted)
    let range = edit.map { positions(of: $0.range, in: open.text) }
    return { json in
      json.array { list in
        guard let edit, let range else { return }
        list.object {
          $0.member("range", range)
          $0.member("newText", String(decoding: edit.replacement, as: UTF8.self))
        }
      }
    }
  }
}

/// An entry of a file's outline.
private struct DocumentSymbol {
  /// The numbers of the protocol.
  enum Kind: Int {
    case string = 15
    case object = 19
    case array = 18
    case property = 7
  }

  let name: String
  var detail = ""
  let kind: Kind
  let range: (start: TextPosition, end: TextPosition)
  let nameRange: (start: TextPosition, end: TextPosition)
  var children: [DocumentSymbol] = []

  func write(to json: inout JSONWriter) {
    // The protocol forbids empty names.
    json.member("name", name.isBlank ? "\"\(name)\"" : name.safeToShow)
    if !detail.isEmpty { json.member("detail", String(detail.prefix(80)).safeToShow) }
    json.member("kind", kind.rawValue)
    json.member("range", range)
    json.member("selectionRange", nameRange)
    if !children.isEmpty { json.member("children", objects: children) { $1.write(to: &$0) } }
  }
}

extension JSONNode {
  /// Returns the symbols of an object's members, or of an array's elements that have a name.
  ///
  /// Of the members of an element, only those that have symbols themselves are included.
  fileprivate func symbols(depth: Int, _ cursor: inout PositionCursor) -> [DocumentSymbol] {
    guard depth > 0 else { return [] }
    switch content {
    case .object(let members):
      return members.map { member in
        let name = cursor.positions(of: member.keyRange)
        let range = cursor.positions(of: member.keyRange.lowerBound..<member.value.range.upperBound)
        return DocumentSymbol(
          name: member.key, detail: member.value.scalarText ?? "", kind: member.value.symbolKind, range: range,
          nameRange: name, children: member.value.symbols(depth: depth - 1, &cursor))
      }
    case .array(let elements):
      return elements.compactMap { element in
        guard let name = (element["code"] ?? element["id"])?.scalarText else { return nil }
        let range = cursor.positions(of: element.range)
        return DocumentSymbol(
          name: name, detail: element["kind"]?.string ?? "", kind: .object, range: range, nameRange: range,
          children: element.symbols(depth: depth - 1, &cursor).filter { !$0.children.isEmpty })
      }
    default: return []
    }
  }

  private var symbolKind: DocumentSymbol.Kind {
    switch content {
    case .object: .object
    case .array: .array
    default: .property
    }
  }

  fileprivate func forEachContainer(_ body: (Range<Int>) -> Void) {
    switch content {
    case .object(let members):
      body(range)
      for member in members { member.value.forEachContainer(body) }
    case .array(let elements):
      body(range)
      for element in elements { element.forEachContainer(body) }
    default: break
    }
  }
}
