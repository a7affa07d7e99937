package import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import Foundation

/// The translators' workbench: its page and its HTTP API.
///
/// A value that turns requests into responses. Its owner listens on the port, watches the disk and runs checks.
package struct Workbench: Sendable {
  package struct Options: Sendable {
    package var isReadOnly = false
    /// The locale to show first; nil for the language of the page, or else the first unfinished translation.
    package var locale: String?
    /// The language of the page; nil for the browser's.
    package var language: MessageLanguage?

    package init() {}
  }

  private(set) var folder: WorkbenchFolder
  let options: Options
  /// Identifies this run of the workbench: another run does not have its drafts.
  let session = UUID().uuidString
  private var authenticator: WorkbenchAuthenticator
  /// A document for each group of the folder; pages and requests refer to a document by its index, the `unit`.
  var documents: [WorkbenchDocument]
  /// The number of changes since the start; a page that knows a lower number must reload.
  package private(set) var revision = 0
  /// The page that made the last change, by the name it gave itself; empty for changes on disk and checks.
  private(set) var origin = ""

  /// - Parameter port: the port that the workbench listens on.
  package init(_ folder: WorkbenchFolder, port: Int, _ options: Options = Options()) {
    self.folder = folder
    authenticator = WorkbenchAuthenticator(port: port)
    self.options = options
    documents = folder.groups.map { WorkbenchDocument($0, in: folder) }
  }

  /// Whether there are unsaved changes.
  package var isEdited: Bool { documents.contains(where: \.isEdited) }

  /// The address to open in a browser; valid until first use or renewal.
  package var address: String { authenticator.address }

  /// Sets the port once it is known, and invalidates earlier addresses and sessions.
  package mutating func listen(on port: Int) { authenticator = WorkbenchAuthenticator(port: port) }

  /// Creates a new address for another browser, and invalidates the last one.
  package mutating func renewAddress() { authenticator.renewAddress() }

  mutating func incrementRevision(by origin: String) {
    revision += 1
    self.origin = origin
  }

  // MARK: Requests

  package mutating func respond(to request: WorkbenchRequest) -> WorkbenchResponse {
    let language = options.language ?? Self.language(request.field("accept-language") ?? "")
    var response =
      switch authenticator.authenticate(request) {
      case .authenticated: route(request, language)
      case .sessionStarted(let cookie): WorkbenchResponse(303, fields: [("Location", "/"), ("Set-Cookie", cookie)])
      case .rejected(let rejection): rejected(rejection, request, language)
      }
    if response.status == 405 { response.fields.append(("Allow", "GET, POST")) }
    response.fields += WorkbenchAuthenticator.fields
    return response
  }

  /// Returns the response to a rejected request: a page if a browser opened an address, a problem otherwise.
  private func rejected(
    _ rejection: WorkbenchAuthenticator.Rejection, _ request: WorkbenchRequest, _ language: MessageLanguage
  ) -> WorkbenchResponse {
    let text = MessageBundle.messages(in: language).text(rejection.rawValue)
    guard request.method == "GET", request.field("accept")?.contains("text/html") == true else {
      return .problem(rejection.status, text)
    }
    let html = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>AuthCopy</title>
      <style>\(PageFile.workbenchStyle)</style>
      <body class="note"><main><h1>AuthCopy</h1><p>\(text.inHTML)</p></main></body>
      </html>

      """
    return WorkbenchResponse(rejection.status, type: "text/html; charset=utf-8", body: Array(html.utf8))
  }

  private mutating func route(_ request: WorkbenchRequest, _ language: MessageLanguage) -> WorkbenchResponse {
    let messages = MessageBundle.messages(in: language)
    // A page that was loaded from an earlier run must send its drafts first.
    if let pageSession = request.field("x-workbench-session"), pageSession != session, request.path != "/api/open" {
      return .problem(412, messages.text("workbench.other-session"))
    }
    switch (request.method, request.path) {
    case ("GET", "/"): return page(language)
    case ("GET", "/api/open"): return .json { writeOverview(language, to: &$0) }
    case ("GET", "/api/rows"): return rows(request, messages)
    case ("GET", "/api/card"): return card(request, language)
    case ("GET", "/api/languages"): return languages(request, language)
    case ("GET", "/api/rule"): return rule(request, language)
    case ("GET", "/api/events"):
      var response = WorkbenchResponse(200, type: "text/event-stream", body: event)
      response.isEventStream = true
      return response
    case ("GET", let path):
      guard let file = PageFile.servedFiles[path] else { return .problem(404, messages.text("workbench.not-found")) }
      return .text(file.mediaType, file.bytes)
    case (_, _) where options.isReadOnly: return .problem(403, messages.text("workbench.read-only-refused"))
    default: return change(request, language)
    }
  }

  /// Returns the first language of an `Accept-Language` field that the page supports; English if there is none.
  static func language(_ acceptLanguage: String) -> MessageLanguage {
    let tags = acceptLanguage.split(separator: ",").map { part in
      part.prefix { $0 != ";" && $0 != "-" }.filter { !$0.isWhitespace }.lowercased()
    }
    return tags.lazy.compactMap(MessageLanguage.init).first ?? .en
  }

  // MARK: Events

  /// The server-sent event with the current revision.
  package var event: [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("revision", revision)
      $0.member("origin", origin)
      $0.member("session", session)
    }
    return Array("data: ".utf8) + json.bytes + Array("\n\n".utf8)
  }

  /// Whether the system has reported a change in the folder since the last call; file systems may report none.
  package func hasFileEvents() -> Bool { folder.hasEvents() }

  /// Loads changes that other programs have made to the files.
  package mutating func loadDiskChanges() {
    for unit in documents.indices where documents[unit].loadDiskChanges() { incrementRevision(by: "") }
    // A removed file with unsaved changes stays open until the user decides about it.
    guard documents.allSatisfy(\.removedFiles.isEmpty), let newFolder = folder.rescanned() else { return }
    folder = newFolder
    let files = newFolder.groups.map { Set($0.messageFiles) }
    let hasSameFiles = zip(documents, files).allSatisfy { document, files in
      files == Set(document.catalog.files.keys) && files == Set(document.catalog.group.messageFiles)
    }
    if hasSameFiles, documents.count == files.count { return }
    adopt(newFolder)
    incrementRevision(by: "")
  }

  /// Switches to a new scan of the folder, keeping the documents whose files remain.
  private mutating func adopt(_ newFolder: WorkbenchFolder) {
    var oldDocuments = documents
    documents = newFolder.groups.map { group in
      let paths = group.messageFiles
      let index = oldDocuments.firstIndex { document in paths.contains { document.catalog.files[$0] != nil } }
      guard let index else { return WorkbenchDocument(group, in: newFolder) }
      var document = oldDocuments.remove(at: index)
      document.adopt(group, in: newFolder)
      return document
    }
  }

  /// The next check to run, on any thread; nil if nothing has changed since the last one.
  package var nextCheck: (unit: Int, job: LintCheck)? {
    for (unit, document) in documents.enumerated() {
      if let job = document.catalog.pendingJob { return (unit, LintCheck(job)) }
    }
    return nil
  }

  /// Installs the result of a check, unless the files have changed since it started.
  package mutating func finish(_ result: LintCheck.Result, of unit: Int) {
    if documents[unit].install(result.result) { incrementRevision(by: "") }
  }
}

/// A check of all messages of a document, which is slow for large catalogs.
package struct LintCheck: Sendable {
  private let job: LintJob

  init(_ job: LintJob) { self.job = job }

  package struct Result: Sendable {
    let result: LintJob.Result
  }

  package func run() -> Result { Result(result: job.run()) }
}
