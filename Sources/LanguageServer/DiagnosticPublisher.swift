internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

/// Sends the findings of each file that has others than before.
struct DiagnosticPublisher: Sendable {
  /// How many findings of one file are sent, the worst first: editors show no more, and have to be fast.
  private static let limit = 1_000

  /// The files that may have other findings than were sent, each with its catalog.
  private var changed: [String: String] = [:]
  /// What was sent last for each file: a hash, and the catalog it belongs to.
  private var sent: [String: (hash: ContentHash, catalog: String)] = [:]

  mutating func note(_ paths: Set<String>, in catalog: String) {
    for path in paths { changed[path] = catalog }
  }

  /// Takes back what was sent for the files of a catalog.
  mutating func clear(_ catalog: String) -> [[UInt8]] {
    let paths = sent.filter { $0.value.catalog == catalog }.map(\.key)
    for path in paths { sent[path] = nil }
    return paths.sorted().map { path in
      RPCWriter.notification("textDocument/publishDiagnostics") { json in
        json.object {
          $0.member("uri", DocumentURI(path: path).text)
          $0.member("diagnostics", objects: [Int]()) { _, _ in }
        }
      }
    }
  }

  mutating func publish(
    documents: [String: LanguageServer.OpenDocument], catalogs: [String: OpenCatalog], client: ClientCapabilities
  ) -> [[UInt8]] {
    defer { changed = [:] }
    return changed.sorted { $0.key < $1.key }.compactMap { path, id in
      guard let catalog = catalogs[id] else { return nil }
      let file = FileDiagnostics(path, in: catalog, client)
      let json = file.json(limit: Self.limit)
      let hash = ContentHash(json)
      guard sent[path].map({ $0.hash != hash }) ?? !file.isEmpty else { return nil }
      sent[path] = (hash, id)
      return RPCWriter.notification("textDocument/publishDiagnostics") { writer in
        writer.object {
          $0.member("uri", documents[path]?.uri ?? DocumentURI(path: path).text)
          if client.takesDiagnosticVersions, let version = documents[path]?.version { $0.member("version", version) }
          $0.key("diagnostics")
          $0.raw(json)
        }
      }
    }
  }
}
