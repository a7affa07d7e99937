internal import CatalogEditing
internal import CatalogLint
internal import MessageFiles

/// A proposal for the text at the cursor.
private struct CompletionItem {
  /// The kinds, with their numbers in the protocol.
  enum Kind: Int {
    case variable = 6
    case enumMember = 20
    case keyword = 14
    case text = 1
  }

  let label: String
  var detail = ""
  let kind: Kind
  /// The text after the label, in two halves; the cursor goes between them.
  var after = ("", "")
}

extension LanguageServer {
  /// Returns the arguments, keywords, plural categories and particles that fit at the cursor.
  func completion(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let place = try place(parameters), let message = place.catalog.message(at: place.offset, in: place.path),
      message.range.lowerBound < place.offset, place.offset < message.range.upperBound, message.file.dialect.isICU,
      let before = message.text(upTo: place.offset, in: place.text.bytes)
    else { return { $0.null() } }
    let cursor = MessageCursor(before)
    let items = items(for: cursor, message, place.catalog)
    let start = place.offset - cursor.prefix.utf8.count
    let range = positions(of: start..<place.offset, in: place.text)
    let snippets = client.supportsSnippets
    return { json in
      json.object {
        $0.member("isIncomplete", false)
        $0.member("items", objects: items.enumerated()) { json, item in
          let (index, item) = item
          let isSnippet = snippets && item.after != ("", "")
          json.member("label", item.label)
          json.member("kind", item.kind.rawValue)
          if !item.detail.isEmpty { json.member("detail", item.detail) }
          // Keeps the order of the list, which is by likelihood.
          json.member("sortText", String(1_000 + index))
          if isSnippet { json.member("insertTextFormat", 2) }
          json.key("textEdit")
          json.object {
            $0.member("range", range)
            // In a snippet, `$0` marks the place of the cursor, and a literal brace is escaped.
            let label = isSnippet ? item.label.replacing("}", with: "\\}") : item.label
            $0.member("newText", label + item.after.0 + (isSnippet ? "$0" : "") + item.after.1)
          }
        }
      }
    }
  }

  private func items(for cursor: MessageCursor, _ message: OpenMessage, _ catalog: OpenCatalog) -> [CompletionItem] {
    switch cursor.expectation {
    case .name: return argumentNames(for: message, in: catalog)
    case .type:
      return [
        ("plural", (", other {", "}")), ("select", (", other {", "}")), ("selectordinal", (", other {", "}")),
        ("number", ("", "")), ("date", ("", "")), ("time", ("", "")),
      ].map { CompletionItem(label: $0.0, kind: .keyword, after: $0.1) }
    case .selector(let argument, let type, let selectorsBeforeCursor):
      let existing = selectorsBeforeCursor + message.entry.selectors(of: argument)
      let categories = message.file.categories(isOrdinal: type == "selectordinal")
      let plurals = PluralCategory.allCases.filter { categories?.contains($0) ?? true }.map(\.rawValue) + ["=0", "=1"]
      let names = type == "select" ? selectors(of: argument, in: message) : plurals
      return names.filter { !existing.contains($0) }.map {
        CompletionItem(label: $0, kind: .enumMember, after: (" {", "}"))
      }
    // Only AuthCopy adapts particles to the word before them.
    case .text(followsArgument: true) where message.file.language == "ko" && catalog.linted?.catalog != nil:
      return Self.particles.map { CompletionItem(label: $0, kind: .text) }
    case .text: return []
    }
  }

  /// The particles by frequency, in the notation that adapts to the preceding word.
  private static let particles = ["을(를)", "이(가)", "은(는)", "와(과)", "(으)로", "(이)라고", "(이)나", "이에요/예요"]

  /// Returns the arguments of the source, or else of the message, and the declared arguments.
  private func argumentNames(for message: OpenMessage, in catalog: OpenCatalog) -> [CompletionItem] {
    let metadata = (catalog.source ?? message.file).metadata[message.entry.key]
    let declared = (metadata?.placeholders ?? [:]).sorted { $0.key < $1.key }
    let types = Dictionary(declared.map { ($0.key, $0.value?.rawValue ?? "") }) { $1 }
    var names = (message.source?.arguments.map(\.name) ?? []) + declared.map(\.key)
    if message.source == nil { names += message.entry.arguments.map(\.name) }
    names += catalog.linted?.catalog?.arguments(ofKey: message.entry.key) ?? []
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map {
      CompletionItem(label: $0, detail: types[$0] ?? "", kind: .variable)
    }
  }

  /// Returns the keywords of a select in the source, and `other`.
  private func selectors(of argument: String, in message: OpenMessage) -> [String] {
    let keywords = message.source?.selectors(of: argument) ?? []
    var seen: Set<String> = []
    return (keywords.filter { $0 != "other" } + ["other"]).filter { seen.insert($0).inserted }
  }
}

extension MessageEntry {
  /// Returns the selectors of an argument's plurals and selects; empty if the message does not parse.
  fileprivate func selectors(of argument: String) -> [String] {
    var selectors: [String] = []
    nodes?.forEachNode { node in
      if node.argument?.name == argument { selectors += node.branches.map(\.selector.description) }
    }
    return selectors
  }
}

extension OpenMessage {
  /// Returns the text of the message up to an offset of the file; nil if the text cannot be decoded.
  fileprivate func text(upTo offset: Int, in bytes: [UInt8]) -> String? {
    guard file.isJSON else { return String(decoding: bytes[range.lowerBound..<offset], as: UTF8.self) }
    // A quote closes the string at the offset.
    let head = Array(bytes[range.lowerBound..<offset]) + [UInt8(ascii: "\"")]
    return JSONParser.parseValue(at: 0, of: head)?.node.string
  }
}
