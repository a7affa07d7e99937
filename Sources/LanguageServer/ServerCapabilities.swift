internal import CatalogEditing
internal import MessageFiles

extension JSONWriter {
  /// Writes the result of `initialize`.
  mutating func serverCapabilities(for client: ClientCapabilities) {
    object { json in
      json.key("capabilities")
      json.object { json in
        json.member("positionEncoding", client.encoding.rawValue)
        json.key("textDocumentSync")
        json.object {
          $0.member("openClose", true)
          // 2 is incremental: changes contain ranges rather than whole texts.
          $0.member("change", 2)
          $0.member("save", true)
        }
        json.member("hoverProvider", true)
        json.key("completionProvider")
        json.object { $0.member("triggerCharacters", ["{", ",", " ", "}"]) }
        json.member("definitionProvider", true)
        json.key("codeActionProvider")
        json.object {
          $0.member("codeActionKinds", ["quickfix", CodeActionKind.fixAll])
          $0.member("resolveProvider", client.supportsEditResolution)
        }
        json.key("renameProvider")
        json.object { $0.member("prepareProvider", true) }
        json.member("documentSymbolProvider", true)
        json.member("foldingRangeProvider", true)
        json.member("documentFormattingProvider", true)
      }
      json.key("serverInfo")
      json.object {
        $0.member("name", "auth-copy")
        $0.member("version", ProgramVersion.current)
      }
    }
  }
}
