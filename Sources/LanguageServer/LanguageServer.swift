package import CatalogEditing
package import CatalogLint
internal import MessageFiles

/// The linter as a server of the Language Server Protocol 3.17.
///
/// A value that does no I/O: it receives the messages of a client one by one, and returns the messages to send. Checks
/// of whole catalogs, which take longer, are jobs that any thread can run.
package struct LanguageServer: Sendable {
  private enum State {
    case new, running, shutDown
  }

  private var state = State.new
  /// The exit status; nil until the client sends `exit`.
  package private(set) var exitStatus: Int32?
  private(set) var client = ClientCapabilities(nil)
  let linter: Linter
  var finder: CatalogFinder
  /// The catalogs that have open files, by the IDs of their groups.
  var catalogs: [String: OpenCatalog] = [:]
  /// The open files by path.
  var documents: [String: OpenDocument] = [:]
  var publisher = DiagnosticPublisher()
  /// The ID of the catalog that is being checked; nil if no check is running.
  private var runningCheck: String?

  /// An open file, without its content.
  struct OpenDocument: Sendable {
    /// The URI as the client spells it.
    let uri: String
    var version: Int?
    /// The ID of the file's catalog, which is the ID of its group.
    let catalogID: String
  }

  package init(_ linter: Linter) {
    self.linter = linter
    finder = CatalogFinder(folders: [], linter: linter)
  }

  // MARK: Messages

  /// Handles a message from the client.
  ///
  /// - Parameter isCancelled: returns whether the client has cancelled a request.
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
        return [try respond(id, method, parameters)]
      } catch {
        return [RPCWriter.failure(error, id: id)]
      }
    }
  }

  private mutating func respond(
    _ id: RequestID, _ method: String, _ parameters: JSONNode?
  ) throws(RPCError) -> [UInt8] {
    switch (state, method) {
    case (.new, "initialize"):
      client = ClientCapabilities(parameters)
      finder = CatalogFinder(folders: client.folders, linter: linter)
      state = .running
      return RPCWriter.response(id) { $0.serverCapabilities(for: client) }
    case (.new, _): throw RPCError(.serverNotInitialized, "the first request must be initialize")
    case (.shutDown, _): throw RPCError(.invalidRequest, "only exit is allowed after shutdown")
    case (.running, "initialize"): throw RPCError(.invalidRequest, "initialize is allowed only once")
    case (.running, "shutdown"):
      state = .shutDown
      return RPCWriter.response(id) { $0.null() }
    case (.running, _):
      updateMessageRanges(for: parameters)
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
      default: throw RPCError(.methodNotFound, "unknown method \(method.safeToShow)")
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
    case "initialized": return client.supportsFileWatching ? [Self.watchRequest] : []
    case "textDocument/didOpen": open(parameters?["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": return close(parameters)
    case "textDocument/didSave": return markCatalogsChanged()
    case "workspace/didChangeWatchedFiles":
      let changes = parameters?["changes"]?.array ?? []
      return changes.contains(where: Self.mayRegroup) ? regroup() : markCatalogsChanged()
    default: break
    }
    return []
  }

  /// The request to notify the server when message files change on disk.
  private static let watchRequest = RPCWriter.request(.string("watch"), "client/registerCapability") { json in
    json.object { json in
      json.member("registrations", objects: ["watch"]) { json, id in
        json.member("id", id)
        json.member("method", "workspace/didChangeWatchedFiles")
        json.key("registerOptions")
        json.object {
          $0.member("watchers", objects: ["arb,json,po,pot,properties,strings,xcstrings,xlf,xliff,xml"]) {
            json, names in
            json.member("globPattern", "**/*.{\(names)}")
          }
        }
      }
    }
  }

  // MARK: Checks

  /// Whether a catalog has changed since its last check, and no check is running.
  package var needsCheck: Bool { runningCheck == nil && catalogs.values.contains { !$0.isChecked } }

  /// Returns the next check to run; nil if nothing has changed, or a check is running.
  package mutating func nextJob() -> LintJob? {
    guard runningCheck == nil, let next = catalogs.sorted(by: { $0.key < $1.key }).first(where: { !$0.value.isChecked })
    else { return nil }
    runningCheck = next.key
    return next.value.pendingJob
  }

  /// Installs the result of a check, or drops it if the catalog has changed since.
  package mutating func finish(_ result: LintJob.Result) {
    guard let id = runningCheck else { return }
    runningCheck = nil
    if let paths = catalogs[id]?.install(result) { publisher.markChanged(paths, in: id) }
  }

  /// Checks the catalog of a request's document now if the positions of its messages are unknown.
  ///
  /// They are unknown after the document is opened, and after a change of more than the text of a message.
  private mutating func updateMessageRanges(for parameters: JSONNode?) {
    guard let path = path(in: parameters), let id = documents[path]?.catalogID, let catalog = catalogs[id],
      !catalog.hasMessageRanges(of: path), let result = catalog.pendingJob?.run(),
      let paths = catalogs[id]?.install(result)
    else { return }
    publisher.markChanged(paths, in: id)
  }

  /// Returns the notifications for files whose diagnostics have changed.
  package mutating func publish() -> [[UInt8]] {
    publisher.publish(documents: documents, catalogs: catalogs, client: client)
  }
}
