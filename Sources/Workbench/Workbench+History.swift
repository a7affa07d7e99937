internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

extension Workbench {
  /// The maximum number of changes listed for a message.
  private static let maximumChanges = 10

  /// Whether the folder seems to be in a git repository; `git` itself is not run.
  var hasHistory: Bool { FileHistory.isInRepository(folder.path) }

  /// Returns the commits that changed a message, newest first.
  func history(_ request: WorkbenchRequest, _ messages: MessageBundle) -> WorkbenchResponse {
    guard let document = document(request), let key = request.item("key"),
      let file = request.item("locale").flatMap(document.file)
    else { return .problem(404, messages.text("workbench.not-found")) }
    let isInRepository = folder.contains(file.path)
    return .deferred { json in
      json.member("changes", objects: isInRepository ? Self.changes(of: key, in: file) : []) { json, change in
        json.member("date", change.commit.date)
        json.member("author", change.commit.author)
        json.member("subject", change.commit.subject)
        json.member("text", change.text)
      }
    }
  }

  /// Returns the source text that a stale translation was made from, if it can still be found.
  func recordedSource(_ request: WorkbenchRequest, _ messages: MessageBundle) -> WorkbenchResponse {
    guard let document = document(request), let key = request.item("key"),
      let file = request.item("locale").flatMap(document.file), let locale = document.sourceLocale,
      let source = document.file(of: locale), let hash = file.metadata[key]?.record?.source
    else { return .problem(404, messages.text("workbench.not-found")) }
    let isInRepository = folder.contains(source.path)
    // If the source has an unsaved draft, the text on disk may be the recorded one.
    let saved = document.id(key, locale).flatMap { document.catalog.savedText(of: $0) }
    return .deferred { json in
      let isSaved = saved.map { ContentHash($0).description == hash } ?? false
      let old = isSaved ? saved : isInRepository ? Self.text(of: key, in: source, hash: hash) : nil
      if let old { json.member("text", old) }
    }
  }

  private func document(_ request: WorkbenchRequest) -> WorkbenchDocument? {
    request.item("unit").flatMap { Int($0) }.flatMap { documents.indices.contains($0) ? documents[$0] : nil }
  }

  // MARK: Versions

  private static func changes(
    of key: String, in file: MessageFile
  ) -> [(commit: FileHistory.Commit, text: String)] {
    var changes: [(commit: FileHistory.Commit, text: String)] = []
    /// The commit visited last and its text; the commit made the change if the next older one has another text.
    var last: (commit: FileHistory.Commit, text: String?)?
    let isComplete = FileHistory(of: file.path).visitVersions { commit, bytes in
      let text = file.text(ofKey: key, in: bytes)
      if let last, last.text != text, let new = last.text { changes.append((last.commit, new)) }
      last = (commit, text)
      return changes.count < maximumChanges
    }
    if isComplete, let last, let text = last.text { changes.append((last.commit, text)) }
    return changes
  }

  private static func text(of key: String, in file: MessageFile, hash: String) -> String? {
    var found: String?
    _ = FileHistory(of: file.path).visitVersions { _, bytes in
      let text = file.text(ofKey: key, in: bytes)
      if let text, ContentHash(text).description == hash { found = text }
      return found == nil
    }
    return found
  }
}
