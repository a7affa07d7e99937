package import CatalogFormats
package import CatalogLint
package import MessageFiles

/// A set of message files in several locales, or a catalog, that is being edited.
///
/// Edits do no input or output: a `LintJob`, the check, reads and lints all files, and can run on any thread during
/// edits. Between two checks, an edit of a message updates the findings of that message. The findings of rules that
/// compare messages are updated by the next check.
public struct OpenCatalog: Sendable {
  private let linter: MessageGroupLinter
  private let identity = LintJob.Identity()
  /// The open files by path.
  package private(set) var files: [String: OpenFile] = [:]
  /// The result of the last check.
  package private(set) var linted: LintedMessageGroup?
  /// The number of changes so far; equal numbers mean equal content.
  package private(set) var revision = 0
  private var checkedRevision: Int?
  private var findingsByPath: [String: [PlacedFinding]] = [:]
  /// The source messages that have changed since the last check, by the identity of the checked message.
  private var changedSources: [ObjectIdentifier: MessageEntry] = [:]
  private var fileCache = FileCache()
  var history = EditHistory()
  /// The last version of the catalog that could be loaded, and the revision of its check.
  private var loaded: (catalog: any LoadedMessages, revision: Int)?
  /// Whether the catalog could be loaded with all messages.
  package private(set) var isLoadedCatalogComplete = false

  package init(_ group: LintInput.MessageGroup, _ linter: Linter) { self.linter = MessageGroupLinter(group, linter) }

  package var group: LintInput.MessageGroup { linter.group }

  /// Returns the findings of a file with their current ranges, in the order of ``Linter``.
  package func findings(of path: String) -> [PlacedFinding] { findingsByPath[path] ?? [] }

  /// The paths of the files that have findings.
  package var pathsWithFindings: Set<String> { Set(findingsByPath.keys) }

  /// The paths of the files that could not be read.
  private var pathsWithFailures: Set<String> { Set(linted?.failures.map(\.place.location.path) ?? []) }

  /// Whether the current revision has been checked.
  package var isChecked: Bool { checkedRevision == revision }

  // MARK: Files

  /// Opens a file, whose content may differ from the file on disk, or replaces the content of an open file.
  package mutating func open(_ file: OpenFile) {
    files[file.path] = file
    history = EditHistory()
    markChanged()
  }

  /// Closes a file and discards unsaved changes; later checks read the file from disk.
  package mutating func close(_ path: String) {
    guard files.removeValue(forKey: path) != nil else { return }
    history = EditHistory()
    markChanged()
  }

  /// Records that a file may have changed, so that a new check is needed.
  package mutating func markChanged() { revision += 1 }

  /// Records that an open file has been saved.
  package mutating func markSaved(_ path: String, as disk: DiskFile) { files[path]?.disk = disk }

  /// Returns the content of a file of the catalog, open or not; nil if it was not read.
  package func text(at path: String) -> TextDocument? {
    files[path]?.text ?? linted?.content(at: path).map(TextDocument.init)
  }

  /// Returns the parsed current content of an ARB or JSON file; nil if the content is not JSON.
  package func json(of file: MessageFile) -> JSONNode? {
    if file.document.json == nil { return nil }
    return try? JSONParser.parse(files[file.path]?.text.bytes ?? file.bytes, allowsByteOrderMark: true)
  }

  // MARK: Editing

  /// Applies an edit from an editor that has its own undo history.
  ///
  /// - Parameter edit: an edit of the current content, within its bounds.
  /// - Returns: the files whose findings may have changed.
  @discardableResult package mutating func apply(_ edit: TextEdit, to path: String) -> Set<String> {
    history = EditHistory()
    return change(path, by: edit)
  }

  /// Changes an open file and updates the findings of the changed message.
  mutating func change(_ path: String, by edit: TextEdit) -> Set<String> {
    markChanged()
    guard let changed = files[path]?.apply(edit) else {
      move(by: edit, in: path)
      return [path]
    }
    guard let open = files[path], let spans = open.spans?[changed.part], let linted else { return [path] }
    let span = spans.range(of: changed.index)
    // The ranges of the findings are not updated yet, so find them in the range that the message had before the edit.
    dropFindings(in: path, within: span.lowerBound..<span.upperBound - edit.lengthChange, of: spans.file.locale)
    move(by: edit, in: path)
    var paths: Set<String> = [path]
    for pairing in linted.pairings where pairing.file.path == path && pairing.file.locale == spans.file.locale {
      check(changed.index, of: pairing, spans, open.text.bytes)
    }
    if let source = linted.source, source.path == path, source.locale == spans.file.locale {
      paths.formUnion(checkTranslations(ofSourceAt: changed.index, as: spans.entry(changed.index)))
    }
    return paths
  }

  private mutating func move(by edit: TextEdit, in path: String) {
    // Removing the list from the dictionary avoids a copy.
    guard var list = findingsByPath.removeValue(forKey: path) else { return }
    for index in list.indices { list[index].move(by: edit) }
    findingsByPath[path] = list
  }

  /// Checks the translations of a source message that has changed.
  private mutating func checkTranslations(ofSourceAt index: Int, as source: MessageEntry) -> Set<String> {
    guard let linted, let original = linted.source?.entries[index] else { return [] }
    changedSources[ObjectIdentifier(original)] = source
    var paths: Set<String> = []
    for pairing in linted.pairings where !pairing.file.isSource {
      for entryIndex in pairing.sources.indices where pairing.sources[entryIndex] === original {
        let file = pairing.file
        let open = files[file.path]
        // The ranges in an open file are unknown after an edit outside of texts; the next check updates the findings.
        guard let spans = open.map({ $0.spans(of: file.locale) }) ?? EntrySpans(file) else { continue }
        dropFindings(in: file.path, within: spans.range(of: entryIndex), of: file.locale)
        check(entryIndex, of: pairing, spans, open?.text.bytes ?? file.bytes)
        paths.insert(file.path)
      }
    }
    return paths
  }

  /// Checks the message at an index of a file, and adds its findings.
  ///
  /// - Parameter bytes: the current content of the pairing's file.
  private mutating func check(_ index: Int, of pairing: Pairing, _ spans: EntrySpans, _ bytes: [UInt8]) {
    guard let linted else { return }
    let file = spans.file.replacingContent(with: bytes)
    let entry = spans.placedEntry(index)
    let source = pairing.sources[index].map(currentSource)
    let newFindings = linter.findings(of: entry, in: file, source: source, group: linted)
    if newFindings.isEmpty { return }
    var list = findingsByPath[file.path] ?? []
    list += newFindings.map { PlacedFinding($0, at: entry.range) }
    list.sort { ($0.range.lowerBound, $0.finding.rule) < ($1.range.lowerBound, $1.finding.rule) }
    findingsByPath[file.path] = list
  }

  /// Returns the current version of a source message.
  func currentSource(_ checked: MessageEntry) -> MessageEntry { changedSources[ObjectIdentifier(checked)] ?? checked }

  /// Removes the findings in a message that come from rules for single messages.
  ///
  /// Findings without an excerpt stay: they concern the file or a key, not the text of the message.
  private mutating func dropFindings(in path: String, within range: Range<Int>, of locale: String) {
    findingsByPath[path]?.removeAll { placed in
      Linter.namesOfMessageRules.contains(placed.finding.rule) && placed.finding.locale == locale
        && range.lowerBound <= placed.range.lowerBound && placed.range.upperBound <= range.upperBound
        && placed.finding.excerpt != nil
    }
  }

  // MARK: Checking

  /// A job that checks the current revision; nil if it has been checked.
  package var pendingJob: LintJob? {
    isChecked
      ? nil
      : LintJob(
        linter: linter, contents: files.mapValues(\.text.bytes), fileCache: fileCache, identity: identity,
        revision: revision)
  }

  /// Returns the error that keeps a version of a file from being read; nil if it can be read.
  package func failure(ofReading bytes: [UInt8], at path: String) -> Diagnostic? {
    var contents = files.mapValues(\.text.bytes)
    contents[path] = bytes
    let read = linter.read(contents: contents, cachedFiles: fileCache.unchanged(contents))
    return read.failures.first { $0.place.location.path == path }
  }

  /// Reads the files again to find the ranges of their messages, such as after an edit that added a message.
  ///
  /// Checks at most a single message, with all its forms; all other findings stay until the next check.
  package mutating func reread(checking id: MessageID?) {
    let contents = files.mapValues(\.text.bytes)
    let read = linter.read(contents: contents, cachedFiles: fileCache.unchanged(contents))
    linted = read
    changedSources = [:]
    for path in files.keys { files[path]?.read(as: read.files(at: path)) }
    guard let id, let open = files[id.path], let spans = open.spans(of: id.locale),
      let index = spans.file.document.indices[id.key]
    else { return }
    let entries = spans.file.entries
    let forms =
      spans.file.document.details.isEmpty
      ? [index] : entries.indices.filter { entries[$0].messageKey == entries[index].messageKey }
    for form in forms {
      dropFindings(in: id.path, within: spans.range(of: form), of: id.locale)
      for pairing in read.pairings where pairing.file === spans.file {
        check(form, of: pairing, spans, open.text.bytes)
      }
    }
  }

  /// Installs the result of a check.
  ///
  /// - Returns: the paths of files whose findings may have changed; nil if the catalog has changed since, so that the
  ///   result is not used.
  package mutating func install(_ result: LintJob.Result) -> Set<String>? {
    guard result.identity === identity else { return nil }
    fileCache = result.fileCache
    guard result.revision == revision else { return nil }
    checkedRevision = revision
    linted = result.linted
    changedSources = [:]
    for path in files.keys { files[path]?.read(as: result.linted.files(at: path)) }
    var changed = pathsWithFindings.union(pathsWithFailures)
    findingsByPath = [:]
    for finding in result.linted.findings {
      findingsByPath[finding.path, default: []].append(PlacedFinding(finding, at: place(of: finding)))
    }
    changed.formUnion(pathsWithFindings)
    return changed.union(pathsWithFailures).union(files.keys)
  }

  /// Loads the catalog for previews of messages; returns the last valid version if it cannot be loaded.
  ///
  /// If no version could be loaded completely and only messages have errors, the result lacks the messages with errors.
  package mutating func loadedCatalog() -> (any LoadedMessages)? {
    guard let catalog = linted?.catalog, let checkedRevision else { return nil }
    if let loaded, loaded.revision == checkedRevision { return loaded.catalog }
    if let new = catalog.loaded(), new.isComplete || !isLoadedCatalogComplete {
      loaded = (new.catalog, checkedRevision)
      isLoadedCatalogComplete = new.isComplete
    }
    return loaded?.catalog
  }

  /// Returns the position of a finding that has only a line and a column, as an empty range.
  private func place(of finding: Finding) -> Range<Int> {
    guard let text = files[finding.path]?.text else { return 0..<0 }
    let offset = text.offset(ofLine: finding.line, column: finding.column)
    return offset..<offset
  }
}

extension LintedMessageGroup {
  /// Returns the checked files at a path, one for each locale, and the source even if it is not linted itself.
  fileprivate func files(at path: String) -> [MessageFile] {
    let linted = pairings.map(\.file).filter { $0.path == path }
    guard let source, source.path == path, !linted.contains(where: { $0 === source }) else { return linted }
    return linted + [source]
  }
}
