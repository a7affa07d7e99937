internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import MessageFiles

extension LanguageServer {
  /// The number of sample texts shown for a message.
  private static let maximumSamples = 3
  private static let maximumCodes = 8

  /// Returns the description of a message, its source, sample texts, and the codes that lead to it.
  mutating func hover(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let place = try place(parameters), let message = place.catalog.message(at: place.offset, in: place.path)
    else {
      return { $0.null() }
    }
    let catalog = catalogs[place.document.catalogID]?.loadedCatalog()
    func shown(_ text: String) -> String { client.supportsMarkdown ? text.escapedForMarkdown : text.safeToShow }
    let key = shown(message.entry.key)
    var parts = ["\(client.supportsMarkdown ? "**\(key)**" : key) (\(message.file.locale))"]
    let metadata = (place.catalog.source ?? message.file).metadata[message.entry.key]
    if let description = metadata?.description, !description.isEmpty { parts.append(shown(description)) }
    if let source = message.source {
      parts.append(
        text("lsp.source", ["locale": .text(place.catalog.source?.locale ?? "")]) + "\n\n> " + shown(source.text))
    }
    if let preview = MessagePreview(
      of: message.entry, in: message.file, catalog: catalog, examples: metadata?.examples ?? [:]),
      message.entry.tree?.nodes.contains(where: { $0.argument != nil }) ?? false
    {
      let samples = preview.samples(limit: Self.maximumSamples).filter { !$0.isRepetition }.map { sample in
        let values = (sample.values.first ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "- \(shown(sample.text))"
          + (values.isEmpty ? "" : " — `\(values.joined(separator: " ").replacing("`", with: "'"))`")
      }
      parts.append(text("lsp.rendered") + "\n\n" + samples.joined(separator: "\n"))
    } else if let error = message.entry.syntaxError {
      parts.append(shown(error.text(in: client.language)))
    }
    if let codes = catalog?.names(ofUsesOf: message.entry.key), !codes.isEmpty {
      let more = codes.count - Self.maximumCodes
      let list = shown(codes.prefix(Self.maximumCodes).joined(separator: ", "))
      parts.append(text("lsp.codes", ["codes": .text(list), "more": .integer(Int64(max(0, more)))]))
    }
    let content = parts.joined(separator: "\n\n")
    let range = positions(of: message.range, in: place.text)
    let kind = client.supportsMarkdown ? "markdown" : "plaintext"
    return { json in
      json.object {
        $0.key("contents")
        $0.object {
          $0.member("kind", kind)
          $0.member("value", content)
        }
        $0.member("range", range)
      }
    }
  }
}
