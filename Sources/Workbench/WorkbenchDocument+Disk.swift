internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

extension WorkbenchDocument {
  /// What saving has written.
  struct Saved: Sendable {
    /// The path of the file in the folder of the workbench.
    let file: String
    /// How many lines differ from what was on disk.
    let lines: Int
  }

  enum SaveError: Error {
    /// Messages that somebody else has changed on disk.
    case conflicts
    /// A file that somebody has removed.
    case gone(String)
    /// A file that has become a link to one outside of the folder.
    case leaves(String)
    /// Messages that cannot be read as they are; `isFinal` where the catalog would not load, so that they are never written.
    case broken(keys: [String], isFinal: Bool)
    /// How many errors the linter has found in what would be saved.
    case errors(Int)
    case unwritable(CatalogError)
  }

  /// Whether anything is not saved.
  var isEdited: Bool { catalog.files.values.contains(where: \.isEdited) || !drafts.isEmpty }

  /// Saves the changes of some messages of a locale alone; what else was typed stays a draft.
  ///
  /// - Parameters:
  ///   - broken: as for ``save(_:broken:)``.
  ///   - allowsErrors: whether messages are saved in which the linter has found errors.
  mutating func save(
    _ keys: Set<String>, of locale: String, broken: Set<String>, allowsErrors: Bool
  ) throws(SaveError) -> [Saved] {
    finishStep()
    guard let path = file(of: locale)?.path else { return [] }
    let others = unsaved.filter { $0.path == path && !keys.contains($0.key) }
    if others.isEmpty {
      try refuseBroken(in: [path], confirmed: broken)
      if !allowsErrors { try refuseErrors(in: path) }
      return try save(locale, broken: broken)
    }
    noteDisk(path)
    guard let disk = catalog.files[path]?.disk else { return [] }
    if drafts.contains(where: { $0.key.path == path && keys.contains($0.key.key) && $0.value.conflict != nil }) {
      throw .conflicts
    }
    // The file as it would be without the others.
    var alone = self
    alone.reopen(path, as: disk, without: others)
    if alone.catalog.files[path]?.isEdited != true { return [] }
    try alone.refuseBroken(in: [path], confirmed: broken)
    if !allowsErrors { try alone.refuseErrors(in: path) }
    let saved = try alone.write(path)
    // The others stay as they are, and so does what can be undone.
    if let disk = alone.catalog.files[path]?.disk { catalog.noteSaved(path, as: disk) }
    func isSaved(_ id: MessageID) -> Bool { id.path == path && keys.contains(id.key) }
    drafts = drafts.filter { !isSaved($0.key) || $0.value.conflict != nil }
    marks = marks.filter { !isSaved($0) }
    suppressions = suppressions.filter { !isSaved($0.key) }
    noteChange()
    return [saved]
  }

  /// Takes a message back to what is on disk; what else was typed stays.
  mutating func revert(_ key: String, _ locale: String) throws(ChangeError) {
    guard let id = id(key, locale), unsaved.contains(id) else { throw .unknownMessage }
    finishStep()
    guard let file = catalog.files[id.path], let disk = file.disk else { throw .notEditable(.noFile) }
    // The file as it would be without the message's changes.
    var reverted = self
    reverted.reopen(id.path, as: disk, without: [id])
    let bytes = reverted.catalog.files[id.path]?.text.bytes ?? disk.bytes
    if let edit = TextEdit(from: file.text.bytes, to: bytes) { catalog.change(id.path, by: [edit], of: id) }
    drafts[id] = nil
    marks.remove(id)
    readMessages(of: id.path)
    suppressions[id] = newSuppressions(of: id)
    noteText(of: id)
  }

  /// Saves the changes of a locale, or of all.
  ///
  /// - Parameter broken: the keys of messages that are saved though they cannot be read, as a person has said of each.
  mutating func save(_ locale: String?, broken: Set<String> = []) throws(SaveError) -> [Saved] {
    finishStep()
    let wanted = locale.flatMap { file(of: $0)?.path }
    let paths = catalog.files.values.filter { $0.isEdited && (wanted == nil || $0.path == wanted) }.map(\.path).sorted()
    try refuseBroken(in: Set(paths), confirmed: broken)
    var saved: [Saved] = []
    for path in paths {
      guard folder.contains(path) else {
        throw isMissing(path) ? .gone(Self.name(of: path)) : .leaves(Self.name(of: path))
      }
      // What others have written at other messages is taken over, and saving goes on.
      noteDisk(path)
      if catalog.files[path]?.isEdited == true { saved.append(try write(path)) }
    }
    if drafts.contains(where: { $0.value.conflict != nil && (wanted == nil || $0.key.path == wanted) }) {
      throw .conflicts
    }
    return saved
  }

  /// Refuses to write drafts that nothing can read.
  private mutating func refuseBroken(in paths: Set<String>, confirmed: Set<String> = []) throws(SaveError) {
    let own = drafts.filter { paths.contains($0.key.path) && $0.value.conflict == nil }.keys.sorted { $0.key < $1.key }
    if own.isEmpty { return }
    if catalog.linted?.catalog != nil {
      check()
      var saved = self
      // What was typed into other files is not on disk then.
      for file in catalog.files.values where file.isEdited && !paths.contains(file.path) {
        if let disk = file.disk { saved.catalog.open(OpenFile(path: file.path, bytes: disk.bytes, disk: disk)) }
      }
      if !saved.catalog.isChecked { saved.check() }
      guard let found = saved.catalog.linted?.catalog?.diagnostics(), !found.isEmpty else { return }
      // What is wrong on disk already does not keep anything else from being corrected.
      let known = catalog.unit.savedCatalog?.diagnostics() ?? []
      let problems = Set(found.map(Problem.init)).subtracting(known.map(Problem.init))
      if problems.isEmpty { return }
      let named = own.map(\.key).filter { key in problems.contains { $0.key == key } }
      throw .broken(keys: named.isEmpty ? own.map(\.key) : named, isFinal: true)
    }
    let unreadable = own.filter { entry($0.key, $0.locale)?.syntaxError != nil }.map(\.key)
    if !confirmed.isSuperset(of: unreadable) { throw .broken(keys: unreadable, isFinal: false) }
  }

  /// Refuses to write drafts in which the linter has found errors.
  private mutating func refuseErrors(in path: String) throws(SaveError) {
    let own = drafts.filter { $0.key.path == path && $0.value.conflict == nil }.keys
    func count() -> Int { own.flatMap(findings).count { $0.finding.severity == .error } }
    if count() == 0 { return }
    // What rules say about several messages may be from before the last change.
    check()
    let errors = count()
    if errors > 0 { throw .errors(errors) }
  }

  /// A diagnostic, wherever it is in its file.
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

  private mutating func write(_ path: String) throws(SaveError) -> Saved {
    let before = catalog.files[path]?.disk?.bytes ?? []
    do throws(DiskFile.SaveError) {
      try catalog.save(path)
    } catch {
      switch error {
      case .changedOnDisk(nil): throw .gone(Self.name(of: path))
      case .changedOnDisk: throw .conflicts
      case .unwritable(let error): throw .unwritable(error)
      }
    }
    drafts = drafts.filter { $0.key.path != path || $0.value.conflict != nil }
    marks = marks.filter { $0.path != path }
    suppressions = suppressions.filter { $0.key.path != path }
    noteChange()
    return Saved(
      file: folder.relative(path), lines: Self.changedLines(before, catalog.files[path]?.text.bytes ?? []))
  }

  private func isMissing(_ path: String) -> Bool { (try? DiskFile(reading: path)) == nil }

  private static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// How many lines of the new content the old one does not have at their place.
  private static func changedLines(_ old: [UInt8], _ new: [UInt8]) -> Int {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(old), lines(new))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (before, after) = (old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
    return Array(after).difference(from: Array(before)).insertions.count
  }

  // MARK: Changes by others

  /// Takes over what others have written.
  ///
  /// - Returns: whether there was anything.
  mutating func noteDisk() -> Bool {
    var isNew = catalog.files.keys.sorted().reduce(false) { noteDisk($1) || $0 }
    if openFiles() {
      check()
      noteText(of: nil)
      isNew = true
    }
    let missing = Set(catalog.files.values.filter { $0.isEdited && isMissing($0.path) }.map(\.path))
    defer { gone = missing }
    return missing != gone || isNew
  }

  /// Decides about a file with changes that somebody has removed.
  ///
  /// - Parameter keeps: whether it is written again, with the changes; otherwise they are dropped with it.
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
    gone.remove(path)
    drafts = drafts.filter { $0.key.path != path }
    marks = marks.filter { $0.path != path }
    check()
    noteText(of: nil)
  }

  /// Opens a file anew that has changed on disk; drafts of messages that have not changed there stay as they are.
  @discardableResult private mutating func noteDisk(_ path: String) -> Bool {
    guard case .changedOnDisk(let found?)? = catalog.files[path]?.disk?.change(), folder.contains(path) else {
      return false
    }
    finishStep()
    reopen(path, as: found)
    return true
  }

  /// Opens a file anew, and makes what was changed in it a change of what it is now.
  ///
  /// - Parameter dropped: the messages whose changes are dropped.
  private mutating func reopen(_ path: String, as found: DiskFile, without dropped: Set<MessageID> = []) {
    let own = drafts.filter { $0.key.path == path && !dropped.contains($0.key) }
    let confirmed = marks.filter { $0.path == path && !dropped.contains($0) }.map { id in
      (id: id, text: entry(id.key, id.locale)?.text, source: sourceLocale.flatMap { entry(id.key, $0)?.text })
    }
    let texts = own.keys.reduce(into: [MessageID: String]()) { $0[$1] = entry($1.key, $1.locale)?.text }
    drafts = drafts.filter { $0.key.path != path }
    marks = marks.filter { $0.path != path }
    let reasons = suppressions.filter { $0.key.path == path && !dropped.contains($0.key) }.sorted {
      $0.key.key < $1.key.key
    }
    suppressions = suppressions.filter { $0.key.path != path }
    catalog.open(OpenFile(path: path, bytes: found.bytes, disk: found))
    check()
    for (id, draft) in own.sorted(by: { $0.key.key < $1.key.key }) {
      guard let mine = draft.conflict?.mine ?? texts[id] else { continue }
      let theirs = entry(id.key, id.locale)?.text
      if theirs == mine { continue }
      if theirs == draft.base {
        set(mine, id, base: theirs)
      } else {
        drafts[id] = Draft(base: theirs, conflict: Conflict(theirs: theirs, mine: mine))
      }
    }
    for (id, list) in reasons {
      // What is not found any more needs no reason.
      for item in list { try? ignore(item.rule, of: id.key, id.locale, reason: item.reason) }
    }
    // What was confirmed is confirmed as long as it says the same.
    for (id, text, source) in confirmed
    where entry(id.key, id.locale)?.text == text && sourceLocale.flatMap({ entry(id.key, $0)?.text }) == source {
      try? mark(id.key, id.locale)
    }
    // What is made anew is no step of whoever typed it.
    catalog.forgetSteps()
    noteText(of: nil)
  }

  /// Ends a conflict.
  ///
  /// - Parameter keepsMine: whether the draft goes on; otherwise the text on disk stays.
  mutating func resolve(_ key: String, _ locale: String, keepsMine: Bool) throws(ChangeError) {
    guard let id = id(key, locale), let conflict = drafts[id]?.conflict else { throw .unknownMessage }
    drafts[id] = nil
    if keepsMine { set(conflict.mine, id, base: conflict.theirs) }
    noteText(of: id)
  }

  /// Makes a text a draft.
  mutating func set(_ text: String, _ id: MessageID, base: String?) {
    guard (try? catalog.setText(text, ofKey: id.key, in: id.path, locale: id.locale, records: true)) != nil else {
      // The format has no place for the text any more: it is shown, and not lost.
      drafts[id] = Draft(base: base, conflict: Conflict(theirs: base, mine: text))
      return
    }
    drafts[id] = Draft(base: base)
    if !catalog.knowsMessages(of: id.path) { check() }
  }
}

extension LintInput.Unit {
  /// The AuthCopy catalog as it is on disk; nil for other files.
  fileprivate var savedCatalog: CatalogDocument? {
    switch kind {
    case .messages: nil
    case .catalog(let folder): CatalogDocument(path: folder, overlay: nil)
    case .overlay(let folder, let base): CatalogDocument(path: base, overlay: folder)
    }
  }
}
