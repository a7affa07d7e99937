internal import CatalogEditing
internal import CatalogLint
internal import MessageFiles

/// Publishes the findings of each version of an open file, and of each other file whose findings have changed.
struct DiagnosticPublisher: Sendable {
  /// The maximum number of findings sent for a file, most severe first: editors show no more, and must stay fast.
  private static let limit = 1_000

  /// The files whose findings may have changed since they were sent, each with the ID of its catalog.
  private var changed: [String: String] = [:]
  /// The last notification for each file.
  private var sent: [String: PublishedDiagnostics] = [:]

  private struct PublishedDiagnostics: Sendable {
    let hash: ContentHash
    /// The version of the document; nil if the file was not open.
    let version: Int?
    let catalogID: String
  }

  /// Marks files whose findings may have changed, for the next notifications.
  mutating func markChanged(_ paths: Set<String>, in catalogID: String) {
    for path in paths { changed[path] = catalogID }
  }

  /// Returns notifications that clear the diagnostics of a catalog's files.
  mutating func clear(_ catalogID: String) -> [[UInt8]] {
    let paths = sent.filter { $0.value.catalogID == catalogID }.map(\.key)
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
      let document = documents[path]
      if let last = sent[path] {
        if last.hash == hash, last.version == document?.version { return nil }
      } else if document == nil, file.isEmpty {
        // A file that is not open needs no notification without findings.
        return nil
      }
      sent[path] = PublishedDiagnostics(hash: hash, version: document?.version, catalogID: id)
      return RPCWriter.notification("textDocument/publishDiagnostics") { writer in
        writer.object {
          $0.member("uri", document?.uri ?? DocumentURI(path: path).text)
          if client.supportsDiagnosticVersions, let version = document?.version { $0.member("version", version) }
          $0.key("diagnostics")
          $0.raw(json)
        }
      }
    }
  }
}
