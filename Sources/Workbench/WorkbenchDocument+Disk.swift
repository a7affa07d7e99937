internal import AuthCopy
internal import AuthCopyLint
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

extension WorkbenchDocument {
  /// A file that was saved.
  struct SavedFile: Sendable {
    /// The path of the file, relative to the workbench's folder.
    let file: String
    /// The number of lines that were added or changed.
    let lines: Int
  }

  enum SaveError: Error {
    /// Other programs have changed the same messages on disk.
    case conflicts
    /// The file was removed from disk.
    case fileRemoved(String)
    /// The file has become a link to a file outside the folder.
    case linksOutside(String)
    /// Messages are invalid. If `isFinal`, the catalog would not load with them, and the user cannot confirm the save.
    case broken(keys: [String], isFinal: Bool)
    /// The number of errors that the linter found in the messages to save.
    case errors(Int)
    case unwritable(CatalogError)
  }

  /// Whether there are unsaved changes.
  var isEdited: Bool { catalog.files.values.contains(where: \.isEdited) || !drafts.isEmpty }

  /// Saves some messages of a locale; all other changes stay drafts.
  ///
  /// - Parameters:
  ///   - broken: as for ``save(_:broken:)``.
  ///   - allowsErrors: whether to save messages in which the linter has found errors.
  mutating func save(
    _ keys: Set<String>, of locale: String, broken: Set<String>, allowsErrors: Bool
  ) throws(SaveError) -> [SavedFile] {
    finishStep()
    guard let path = file(of: locale)?.path else { return [] }
    let others = unsavedMessages.filter { $0.path == path && !keys.contains($0.key) }
    if others.isEmpty {
      try refuseBroken(in: [path], confirmed: broken)
      if !allowsErrors { try refuseErrors(in: path) }
      return try save(locale, broken: broken)
    }
    loadDiskChanges(path)
    guard let disk = catalog.files[path]?.disk else { return [] }
    if drafts.contains(where: { $0.key.path == path && keys.contains($0.key.key) && $0.value.conflict != nil }) {
      throw .conflicts
    }
    // A copy whose file has only the changes to save.
    var withoutOthers = self
    withoutOthers.reopen(path, as: disk, without: others)
    if withoutOthers.catalog.files[path]?.isEdited != true { return [] }
    try withoutOthers.refuseBroken(in: [path], confirmed: broken)
    if !allowsErrors { try withoutOthers.refuseErrors(in: path) }
    let saved = try withoutOthers.write(path)
    // The other changes and the undo history stay.
    if let disk = withoutOthers.catalog.files[path]?.disk { catalog.markSaved(path, as: disk) }
    func isSaved(_ id: MessageID) -> Bool { id.path == path && keys.contains(id.key) }
    drafts = drafts.filter { !isSaved($0.key) || $0.value.conflict != nil }
    confirmedMessages = confirmedMessages.filter { !isSaved($0) }
    unsavedSuppressions = unsavedSuppressions.filter { !isSaved($0.key) }
    invalidateStates()
    return [saved]
  }

  /// Reverts a message to the text on disk; all other drafts stay.
  mutating func revert(_ key: String, _ locale: String) throws(ChangeError) {
    guard let id = id(key, locale), unsavedMessages.contains(id) else { throw .unknownMessage }
    finishStep()
    guard let file = catalog.files[id.path], let disk = file.disk else { throw .notEditable(.noFile) }
    var bytes = disk.bytes
    if unsavedMessages.contains(where: { $0.path == id.path && $0 != id }) {
      // A copy whose file lacks only the changes of this message.
      var reverted = self
      reverted.reopen(id.path, as: disk, without: [id], checks: false)
      bytes = reverted.catalog.files[id.path]?.text.bytes ?? bytes
    }
    if let edit = TextEdit(from: file.text.bytes, to: bytes) { catalog.change(id.path, by: [edit], of: id) }
    drafts[id] = nil
    confirmedMessages.remove(id)
    updateMessageRanges(of: id.path, checking: id)
    unsavedSuppressions[id] = suppressionsMissingOnDisk(of: id)
    invalidateSearchText(of: id)
  }

  /// Saves the changes of a locale; nil for all locales.
  ///
  /// - Parameter broken: the keys of invalid messages that the user has confirmed to save.
  mutating func save(_ locale: String?, broken: Set<String> = []) throws(SaveError) -> [SavedFile] {
    finishStep()
    let wantedPath = locale.flatMap { file(of: $0)?.path }
    let editedPaths = catalog.files.values.filter(\.isEdited).map(\.path)
    let paths = editedPaths.filter { wantedPath == nil || $0 == wantedPath }.sorted()
    try refuseBroken(in: Set(paths), confirmed: broken)
    var saved: [SavedFile] = []
    for path in paths {
      guard folder.contains(path) else {
        throw isMissing(path) ? .fileRemoved(Self.name(of: path)) : .linksOutside(Self.name(of: path))
      }
      // Changes that other programs made to other messages are loaded first, and kept.
      loadDiskChanges(path)
      if catalog.files[path]?.isEdited == true { saved.append(try write(path)) }
    }
    if drafts.contains(where: { $0.value.conflict != nil && (wantedPath == nil || $0.key.path == wantedPath) }) {
      throw .conflicts
    }
    return saved
  }

  /// Throws if a draft is invalid, or would prevent the catalog from loading.
  private mutating func refuseBroken(in paths: Set<String>, confirmed: Set<String> = []) throws(SaveError) {
    let ids = drafts.filter { paths.contains($0.key.path) && $0.value.conflict == nil }.keys.sorted { $0.key < $1.key }
    if ids.isEmpty { return }
    // An AuthCopy catalog must load; in other files, the user may save invalid messages after confirming them.
    if catalog.linted?.catalog != nil {
      check()
      var afterSave = self
      // The drafts of other files will not be on disk: check without them.
      for file in catalog.files.values where file.isEdited && !paths.contains(file.path) {
        if let disk = file.disk { afterSave.catalog.open(OpenFile(path: file.path, bytes: disk.bytes, disk: disk)) }
      }
      if !afterSave.catalog.isChecked { afterSave.check() }
      guard let diagnostics = afterSave.catalog.linted?.document?.diagnostics(), !diagnostics.isEmpty else { return }
      // Errors that are already on disk do not prevent the save.
      let savedDiagnostics = catalog.group.savedCatalog?.diagnostics() ?? []
      let problems = Set(diagnostics.map(Problem.init)).subtracting(savedDiagnostics.map(Problem.init))
      if problems.isEmpty { return }
      let keys = ids.map(\.key)
      let keysWithProblems = keys.filter { key in problems.contains { $0.key == key } }
      throw .broken(keys: keysWithProblems.isEmpty ? keys : keysWithProblems, isFinal: true)
    }
    let invalid = ids.filter { entry($0.key, $0.locale)?.syntaxError != nil }.map(\.key)
    if !confirmed.isSuperset(of: invalid) { throw .broken(keys: invalid, isFinal: false) }
  }

  /// Throws if the linter finds errors in the drafts of a file.
  private mutating func refuseErrors(in path: String) throws(SaveError) {
    let edited = drafts.filter { $0.key.path == path && $0.value.conflict == nil }.keys
    // A finding about missing forms is in one of the message's forms.
    let ids = edited.reduce(into: Set()) { $0.formUnion(self.ids(ofMessageOf: $1)) }
    func count() -> Int { ids.flatMap(findings).count { $0.finding.severity == .error } }
    if count() == 0 { return }
    // Findings of rules that compare messages may be out of date.
    check()
    let errors = count()
    if errors > 0 { throw .errors(errors) }
  }

  /// A diagnostic without its position, so that it is equal before and after an edit.
  private struct Problem: Hashable {
    let id: Diagnostic.ID
    let parameters: Diagnostic.Parameters
    let locale: String
    let key: String

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      parameters = diagnostic.parameters
      locale = diagnostic.place.locale
      key = diagnostic.place.key
    }
  }

  private mutating func write(_ path: String) throws(SaveError) -> SavedFile {
    if let unreadable = unreadableFiles[path] { throw .unwritable(CatalogError(unreadable.failure)) }
    let before = catalog.files[path]?.disk?.bytes ?? []
    do throws(DiskFile.SaveError) {
      try catalog.save(path)
    } catch {
      switch error {
      case .changedOnDisk(nil): throw .fileRemoved(Self.name(of: path))
      case .changedOnDisk: throw .conflicts
      case .unwritable(let error): throw .unwritable(error)
      }
    }
    drafts = drafts.filter { $0.key.path != path || $0.value.conflict != nil }
    confirmedMessages = confirmedMessages.filter { $0.path != path }
    unsavedSuppressions = unsavedSuppressions.filter { $0.key.path != path }
    invalidateStates()
    return SavedFile(
      file: folder.relative(path), lines: Self.changedLines(before, catalog.files[path]?.text.bytes ?? []))
  }

  private func isMissing(_ path: String) -> Bool { (try? DiskFile(reading: path)) == nil }

  private static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// Returns the number of lines of the new content that were added or changed.
  private static func changedLines(_ old: [UInt8], _ new: [UInt8]) -> Int {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(old), lines(new))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let maximumSuffix = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(maximumSuffix).prefix { $0 == $1 }.count
    let (before, after) = (old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
    return Array(after).difference(from: Array(before)).insertions.count
  }

  // MARK: External changes

  /// Loads changes that other programs have made to the files.
  ///
  /// - Returns: whether there were any.
  mutating func loadDiskChanges() -> Bool {
    var hasChanged = catalog.files.keys.sorted().reduce(false) { loadDiskChanges($1) || $0 }
    if openFiles() {
      check()
      invalidateSearchText(of: nil)
      hasChanged = true
    }
    let missing = Set(catalog.files.values.filter { $0.isEdited && isMissing($0.path) }.map(\.path))
    defer { removedFiles = missing }
    return missing != removedFiles || hasChanged
  }

  /// Resolves the removal of a file with unsaved changes.
  ///
  /// - Parameter keeps: whether to write the file again with its changes; otherwise they are dropped.
  mutating func restore(_ path: String, keeps: Bool) throws(SaveError) {
    finishStep()
    if keeps {
      try refuseBroken(in: [path])
      do throws(DiskFile.SaveError) {
        try catalog.restore(path)
      } catch {
        guard case .unwritable(let error) = error else { throw .conflicts }
        throw .unwritable(error)
      }
    } else {
      catalog.close(path)
    }
    removedFiles.remove(path)
    drafts = drafts.filter { $0.key.path != path }
    confirmedMessages = confirmedMessages.filter { $0.path != path }
    check()
    invalidateSearchText(of: nil)
  }

  /// Reloads a file that has changed on disk, keeping its drafts; a version that cannot be read is not loaded.
  ///
  /// - Returns: whether the file had changed, or can be read again.
  @discardableResult private mutating func loadDiskChanges(_ path: String) -> Bool {
    guard case .changedOnDisk(let found?)? = catalog.files[path]?.disk?.change(), folder.contains(path) else {
      return unreadableFiles.removeValue(forKey: path) != nil
    }
    if unreadableFiles[path]?.bytes == found.bytes { return false }
    let wasReadable = locales.contains { file(of: $0)?.path == path }
    unreadableFiles[path] = nil
    if wasReadable, let failure = catalog.failure(ofReading: found.bytes, at: path) {
      unreadableFiles[path] = (found.bytes, failure)
      return true
    }
    finishStep()
    reopen(path, as: found)
    return true
  }

  /// Reopens a file with new content, and reapplies its unsaved changes.
  ///
  /// A draft becomes a conflict if the message has changed on disk.
  ///
  /// - Parameters:
  ///   - dropped: the messages whose changes are dropped.
  ///   - checks: whether to update the findings too, which is slow.
  private mutating func reopen(
    _ path: String, as found: DiskFile, without dropped: Set<MessageID> = [], checks: Bool = true
  ) {
    let keptDrafts = drafts.filter { $0.key.path == path && !dropped.contains($0.key) }
    let confirmed = confirmedMessages.filter { $0.path == path && !dropped.contains($0) }.map { id in
      (id: id, text: entry(id.key, id.locale)?.text, source: sourceLocale.flatMap { entry(id.key, $0)?.text })
    }
    let texts = keptDrafts.keys.reduce(into: [MessageID: String]()) { $0[$1] = entry($1.key, $1.locale)?.text }
    drafts = drafts.filter { $0.key.path != path }
    confirmedMessages = confirmedMessages.filter { $0.path != path }
    let keptSuppressions = unsavedSuppressions.filter { $0.key.path == path && !dropped.contains($0.key) }.sorted {
      $0.key.key < $1.key.key
    }
    unsavedSuppressions = unsavedSuppressions.filter { $0.key.path != path }
    catalog.open(OpenFile(path: path, bytes: found.bytes, disk: found))
    if checks { check() } else { reread() }
    for (id, draft) in keptDrafts.sorted(by: { $0.key.key < $1.key.key }) {
      guard let mine = draft.conflict?.mine ?? texts[id] else { continue }
      let theirs = entry(id.key, id.locale)?.text
      if theirs.isIdentical(to: mine) { continue }
      if theirs.isIdentical(to: draft.base) {
        set(mine, id, base: theirs)
      } else {
        drafts[id] = Draft(base: theirs, conflict: Conflict(theirs: theirs, mine: mine))
      }
    }
    for (id, list) in keptSuppressions {
      // A finding that has disappeared needs no suppression.
      for item in list { try? suppress(item.rule, of: id.key, id.locale, reason: item.reason) }
    }
    // A confirmation stays valid while the translation and its source are unchanged.
    for (id, text, source) in confirmed
    where (entry(id.key, id.locale)?.text).isIdentical(to: text)
      && sourceLocale.flatMap({ entry(id.key, $0)?.text }).isIdentical(to: source)
    {
      try? confirm(id.key, id.locale)
    }
    // Reapplied changes are not steps of the user.
    catalog.clearHistory()
    invalidateSearchText(of: nil)
  }

  /// Resolves a conflict.
  ///
  /// - Parameter keepsMine: whether to keep the draft; otherwise the text on disk stays.
  mutating func resolve(_ key: String, _ locale: String, keepsMine: Bool) throws(ChangeError) {
    guard let id = id(key, locale), let conflict = drafts[id]?.conflict else { throw .unknownMessage }
    drafts[id] = nil
    if keepsMine { set(conflict.mine, id, base: conflict.theirs) }
    invalidateSearchText(of: id)
  }

  /// Sets the text of a message, as a draft.
  mutating func set(_ text: String, _ id: MessageID, base: String?) {
    guard (try? catalog.setText(text, ofKey: id.key, in: id.path, locale: id.locale, records: true)) != nil else {
      // The file can no longer hold the text: keep it as a conflict, so that it is not lost.
      drafts[id] = Draft(base: base, conflict: Conflict(theirs: base, mine: text))
      return
    }
    drafts[id] = Draft(base: base)
    updateMessageRanges(of: id.path, checking: id)
  }
}

extension LintInput.MessageGroup {
  /// The catalog on disk; nil if the files are not an AuthCopy catalog.
  fileprivate var savedCatalog: CatalogDocument? {
    switch kind {
    case .messages: nil
    case .catalog(.catalog(let folder)): CatalogDocument(path: folder, overlay: nil)
    case .catalog(.overlay(let folder, let base)): CatalogDocument(path: base, overlay: folder)
    }
  }
}
