internal import AuthCopy
package import CatalogEditing
package import CatalogLint

/// The linter as a server of the Language Server Protocol 3.17.
///
/// A value without input or output: it takes the messages of a client one by one, and returns what is to be sent. Checks of
/// whole catalogs, which take longer, are handed out as jobs that any thread can run.
package struct LanguageServer: Sendable {
  private enum State {
    case new, running, shutDown
  }

  private var state = State.new
  /// The status to exit with, once the client has said so.
  package private(set) var exitStatus: Int32?
  private(set) var client = ClientCapabilities(nil)
  let linter: Linter
  private var finder: CatalogFinder
  /// The catalogs that have open files, by the ids of their units.
  var catalogs: [String: OpenCatalog] = [:]
  /// The open files by path.
  private(set) var documents: [String: OpenDocument] = [:]
  private var publisher = DiagnosticPublisher()
  /// The catalog that is being checked.
  private var checking: String?

  /// What the server knows of an open file beside its content.
  struct OpenDocument: Sendable {
    /// As the client writes it.
    let uri: String
    fileprivate(set) var version: Int?
    /// The id of the unit that the file belongs to.
    let catalog: String
  }

  package init(_ linter: Linter) {
    self.linter = linter
    finder = CatalogFinder(folders: [], linter: linter)
  }

  // MARK: Messages

  /// Takes a message.
  ///
  /// - Parameter isCancelled: whether the client has cancelled a request meanwhile.
  /// - Returns: the messages to send.
  package mutating func receive(_ bytes: [UInt8], isCancelled: (RequestID) -> Bool = { _ in false }) -> [[UInt8]] {
    let message: RPCMessage
    do throws(RPCError) {
      message = try RPCMessage(bytes)
    } catch {
      return [RPCWriter.failure(error, id: error.id)]
    }
    switch message {
    case .response: return []
    case .notification(let method, let parameters): return notify(method, parameters)
    case .request(let id, let method, let parameters):
      if isCancelled(id) { return [RPCWriter.failure(RPCError(.requestCancelled, "cancelled"), id: id)] }
      do throws(RPCError) {
        return [try answer(id, method, parameters)]
      } catch {
        return [RPCWriter.failure(error, id: id)]
      }
    }
  }

  private mutating func answer(
    _ id: RequestID, _ method: String, _ parameters: JSONNode?
  ) throws(RPCError) -> [UInt8] {
    switch (state, method) {
    case (.new, "initialize"):
      client = ClientCapabilities(parameters)
      finder = CatalogFinder(folders: client.folders, linter: linter)
      state = .running
      return RPCWriter.response(id) { $0.serverCapabilities(for: client) }
    case (.new, _): throw RPCError(.serverNotInitialized, "the first request is initialize")
    case (.shutDown, _): throw RPCError(.invalidRequest, "after shutdown there is only exit")
    case (.running, "initialize"): throw RPCError(.invalidRequest, "initialize comes once")
    case (.running, "shutdown"):
      state = .shutDown
      return RPCWriter.response(id) { $0.null() }
    case (.running, _):
      readMessages(for: parameters)
      return try feature(id, method, parameters)
    }
  }

  private mutating func feature(
    _ id: RequestID, _ method: String, _ parameters: JSONNode?
  ) throws(RPCError) -> [UInt8] {
    let write: (inout JSONWriter) -> Void =
      switch method {
      case "textDocument/hover": try hover(parameters)
      case "textDocument/completion": try completion(parameters)
      case "textDocument/definition": try definition(parameters)
      case "textDocument/codeAction": try codeActions(parameters)
      case "codeAction/resolve": try resolvedCodeAction(parameters)
      case "textDocument/prepareRename": try preparedRename(parameters)
      case "textDocument/rename": try rename(parameters)
      case "textDocument/documentSymbol": try symbols(parameters)
      case "textDocument/foldingRange": try foldingRanges(parameters)
      case "textDocument/formatting": try formatting(parameters)
      default: throw RPCError(.methodNotFound, "there is no method \(method.safeToShow)")
      }
    return RPCWriter.response(id, write)
  }

  private mutating func notify(_ method: String, _ parameters: JSONNode?) -> [[UInt8]] {
    if method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return []
    }
    guard state == .running else { return [] }
    switch method {
    case "initialized": return client.watchesFiles ? [Self.watchRequest] : []
    case "textDocument/didOpen": open(parameters?["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": return close(parameters)
    case "textDocument/didSave": return noteDiskChange()
    case "workspace/didChangeWatchedFiles":
      let changes = parameters?["changes"]?.array ?? []
      return changes.contains(where: Self.mayRegroup) ? regroup() : noteDiskChange()
    default: break
    }
    return []
  }

  /// Asks to be told when files of messages change on disk.
  private static let watchRequest = RPCWriter.request(.string("watch"), "client/registerCapability") { json in
    json.object { json in
      json.member("registrations", objects: ["watch"]) { json, id in
        json.member("id", id)
        json.member("method", "workspace/didChangeWatchedFiles")
        json.key("registerOptions")
        json.object {
          $0.member("watchers", objects: ["arb,json,po,pot,properties,xcstrings,xlf,xliff,xml"]) { json, names in
            json.member("globPattern", "**/*.{\(names)}")
          }
        }
      }
    }
  }

  // MARK: Files

  private mutating func open(_ document: JSONNode?) {
    guard let uri = document?["uri"]?.string, let path = DocumentURI(uri)?.path, let text = document?["text"]?.string
    else { return }
    open(path, as: uri, version: document?["version"]?.integer, Array(text.utf8))
  }

  private mutating func open(_ path: String, as uri: String, version: Int?, _ bytes: [UInt8]) {
    guard let unit = finder.unit(of: path) else { return }
    if catalogs[unit.id] == nil { catalogs[unit.id] = OpenCatalog(unit, linter) }
    documents[path] = OpenDocument(uri: uri, version: version, catalog: unit.id)
    catalogs[unit.id]?.open(OpenFile(path: path, bytes: bytes))
  }

  private mutating func change(_ parameters: JSONNode?) {
    guard let path = path(in: parameters), let document = documents[path] else { return }
    documents[path]?.version = parameters?["textDocument"]?["version"]?.integer
    // Taken out, so that the content is not copied for each change.
    guard var catalog = catalogs.removeValue(forKey: document.catalog) else { return }
    for change in parameters?["contentChanges"]?.array ?? [] {
      guard let text = catalog.files[path]?.text, let new = change["text"]?.string else { continue }
      let edit: TextEdit?
      if let start = change["range"]?["start"].flatMap(TextPosition.init),
        let end = change["range"]?["end"].flatMap(TextPosition.init)
      {
        let lower = text.offset(of: start, in: client.encoding)
        edit = TextEdit(lower..<max(lower, text.offset(of: end, in: client.encoding)), new)
      } else {
        edit = TextEdit(from: text.bytes, to: Array(new.utf8))
      }
      if let edit { publisher.note(catalog.apply(edit, to: path), in: document.catalog) }
    }
    catalogs[document.catalog] = catalog
  }

  private mutating func close(_ parameters: JSONNode?) -> [[UInt8]] {
    guard let path = path(in: parameters), let document = documents.removeValue(forKey: path) else { return [] }
    catalogs[document.catalog]?.close(path)
    guard !documents.values.contains(where: { $0.catalog == document.catalog }) else { return [] }
    // What nobody looks at is not kept.
    catalogs[document.catalog] = nil
    return publisher.clear(document.catalog)
  }

  private mutating func noteDiskChange() -> [[UInt8]] {
    for id in catalogs.keys { catalogs[id]?.noteChange() }
    return []
  }

  /// Whether a change on disk may change which files belong together: one is new or gone, or says how to lint others.
  private static func mayRegroup(_ change: JSONNode) -> Bool {
    let isChangeOfContent = change["type"]?.integer == 2
    let name = change["uri"]?.string?.split(separator: "/").last ?? ""
    return !isChangeOfContent || name == ".auth-copy-lint.json"
  }

  /// Finds out anew which files belong together.
  private mutating func regroup() -> [[UInt8]] {
    finder.forget()
    let files = documents.sorted { $0.key < $1.key }.compactMap { path, document in
      catalogs[document.catalog]?.files[path].map { (path, document, $0.text.bytes) }
    }
    let messages = catalogs.keys.sorted().flatMap { publisher.clear($0) }
    catalogs = [:]
    documents = [:]
    for (path, document, bytes) in files { open(path, as: document.uri, version: document.version, bytes) }
    return messages
  }

  /// The path of the document that a request is about.
  func path(in parameters: JSONNode?) -> String? {
    parameters?["textDocument"]?["uri"]?.string.flatMap(DocumentURI.init)?.path
  }

  // MARK: Checks

  /// Whether a catalog has changed since it was checked, and none is being checked.
  package var needsCheck: Bool { checking == nil && catalogs.values.contains { !$0.isChecked } }

  /// The next catalog to check; nil when nothing has changed, or while one is being checked.
  package mutating func nextJob() -> LintJob? {
    guard checking == nil, let next = catalogs.sorted(by: { $0.key < $1.key }).first(where: { !$0.value.isChecked })
    else { return nil }
    checking = next.key
    return next.value.check
  }

  /// Takes the result of a check; one of what has changed since is dropped.
  package mutating func finish(_ result: LintJob.Result) {
    guard let id = checking else { return }
    checking = nil
    if let paths = catalogs[id]?.install(result) { publisher.note(paths, in: id) }
  }

  /// Checks the catalog of a request's document at once if nobody knows where its messages are: just opened, or changed in
  /// more than the text of a message.
  private mutating func readMessages(for parameters: JSONNode?) {
    guard let path = path(in: parameters), let id = documents[path]?.catalog, let catalog = catalogs[id],
      !catalog.knowsMessages(of: path), let result = catalog.check?.run(), let paths = catalogs[id]?.install(result)
    else { return }
    publisher.note(paths, in: id)
  }

  /// The diagnostics of files that have others than were sent last.
  package mutating func publish() -> [[UInt8]] {
    publisher.publish(documents: documents, catalogs: catalogs, client: client)
  }
}

extension TextPosition {
  init?(_ node: JSONNode) {
    guard let line = node["line"]?.integer, let character = node["character"]?.integer else { return nil }
    self.init(line: line, character: character)
  }
}
