internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

extension WorkbenchDocument {
  /// Why a message was not changed.
  enum ChangeError: Error {
    /// Somebody else has changed the message since the page saw it; its text now, nil where there is none.
    case changedMeanwhile(String?)
    case notEditable(OpenCatalog.EditError)
    case unknownMessage
  }

  /// Sets the text of a message, which is not saved.
  ///
  /// - Parameters:
  ///   - base: the text that the page has seen last; nil for a message that was missing.
  ///   - isStep: whether it begins a step of its own; what is typed joins the step of the same message otherwise.
  mutating func draft(
    _ key: String, _ locale: String, base: String?, text: String, isStep: Bool = false
  ) throws(ChangeError) {
    guard let id = id(key, locale), cardsOfKeys[key] != nil else { throw .unknownMessage }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    let current = entry(key, locale)?.text
    if drafts[id]?.conflict != nil || (current != base && current != text) { throw .changedMeanwhile(current) }
    // A translation that is missing and one without text are the same to whoever types.
    if current == text || (current == nil && text.isEmpty) { return }
    if text.isEmpty, let draft = drafts[id], draft.base == nil {
      // What was typed last is a step; what was typed before something else is not the last one.
      if typing == id, isTypingMissing { _ = undo() } else { try revert(key, locale) }
      return
    }
    if typing != id || isStep {
      // The files are read once, after both changes.
      _ = recordTyped()
      isTypingMissing = current == nil
    }
    let before = drafts[id] ?? Draft(base: current)
    do throws(OpenCatalog.EditError) {
      try catalog.setText(text, ofKey: key, in: id.path, locale: locale, records: false, joins: true)
    } catch {
      readMessages(of: id.path)
      throw .notEditable(error)
    }
    typing = id
    marks.remove(id)
    drafts[id] = before.base == text ? nil : before
    if drafts[id] == nil {
      // A text in between may have been recorded, and findings of it may be known.
      _ = try? catalog.restoreRecord(of: key, in: id.path, locale: locale)
      check()
    }
    if !catalog.knowsMessages(of: id.path) { reread(checking: id) }
    noteText(of: id)
  }

  /// Takes over what was typed before the workbench was started; where the message has changed since, a person chooses.
  ///
  /// - Parameter base: the text on disk that it was typed over; nil where there was none.
  /// - Returns: whether the text is a draft now, or on disk.
  mutating func recover(_ key: String, _ locale: String, base: String?, text: String) -> Bool {
    guard let id = id(key, locale), cardsOfKeys[key] != nil, isEditable(locale) else { return false }
    let current = entry(key, locale)?.text
    if current == text { return true }
    if let draft = drafts[id] { return draft.conflict?.mine == text }
    finishStep()
    if current == base {
      set(text, id, base: base)
    } else {
      drafts[id] = Draft(base: current, conflict: Conflict(theirs: current, mine: text))
    }
    readMessages(of: id.path)
    noteText(of: id)
    return true
  }

  /// Ends the step of the message that was typed.
  mutating func finishStep() {
    guard let id = recordTyped(), !catalog.knowsMessages(of: id.path) else { return }
    reread(checking: id)
  }

  /// Records the message that was typed, in the step that is taken back with it.
  ///
  /// - Returns: the message, if anything was typed.
  private mutating func recordTyped() -> MessageID? {
    defer { catalog.endStep() }
    guard let id = typing else { return nil }
    typing = nil
    guard drafts[id] != nil, keepsRecords,
      entry(id.key, id.locale)?.text.isBlank == false
    else { return nil }
    // A key that the source does not have has nothing to be recorded.
    _ = try? catalog.record(id.key, in: id.path, locale: id.locale, joins: true)
    return id
  }

  /// Whether translations are recorded: one that is begun follows the others.
  private var keepsRecords: Bool { locales.contains { file(of: $0)?.hasRecords == true } }

  /// Records that a translation fits its source, as a person has said who changed nothing.
  mutating func mark(_ key: String, _ locale: String) throws(ChangeError) {
    guard let id = id(key, locale), cardsOfKeys[key] != nil, entry(key, locale) != nil else { throw .unknownMessage }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    finishStep()
    do throws(OpenCatalog.EditError) {
      let before = catalog.revision
      try catalog.record(key, in: id.path, locale: locale)
      if catalog.revision != before, drafts[id] == nil { marks.insert(id) }
    } catch {
      throw .notEditable(error)
    }
    readMessages(of: id.path)
    noteChange()
  }

  /// Suppresses a rule that has found something in a message.
  mutating func ignore(_ rule: String, of key: String, _ locale: String, reason: String) throws(ChangeError) {
    guard let id = id(key, locale), let found = findings(of: id).first(where: { $0.finding.rule == rule }) else {
      throw .unknownMessage
    }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    // The files are read once, after both changes.
    let typed = recordTyped()
    defer { for path in Set([typed?.path, id.path].compactMap(\.self)) { readMessages(of: path) } }
    do throws(OpenCatalog.EditError) {
      try catalog.ignore(found.finding, reason: reason)
    } catch {
      throw .notEditable(error)
    }
    suppressions[id] = newSuppressions(of: id)
    noteChange()
  }

  /// Takes back that a rule is suppressed for a message.
  mutating func unignore(_ rule: String, of key: String, _ locale: String) throws(ChangeError) {
    guard let id = id(key, locale), ignored(id).contains(where: { $0.rule == rule }) else { throw .unknownMessage }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    finishStep()
    do throws(OpenCatalog.EditError) {
      try catalog.noticeAgain(rule, of: key, in: id.path, locale: locale)
    } catch {
      throw .notEditable(error)
    }
    readMessages(of: id.path)
    suppressions[id] = newSuppressions(of: id)
    if suppressions[id] == nil, drafts[id] == nil { marks.insert(id) }
    noteChange()
  }

  /// Writes whether there is anything to undo and to redo, and where that which is undone next was done.
  func writeSteps(to json: inout JSONWriter) {
    json.member("canUndo", typing != nil || catalog.canUndo)
    json.member("canRedo", catalog.canRedo)
    guard let id = typing ?? catalog.messagesToUndo?.min(by: { $0.key < $1.key }), let card = cardsOfKeys[id.key] else {
      return
    }
    json.key("undo")
    json.object { json in
      json.member("card", cards[card].name)
      json.member("locale", id.locale)
    }
  }

  /// - Returns: the messages that are as they were before; nil when there is nothing to take back.
  mutating func undo() -> Set<MessageID>? {
    finishStep()
    return catalog.undo().map { follow($0) }
  }

  /// - Returns: the messages that are as they were after the change; nil when there is nothing to make again.
  mutating func redo() -> Set<MessageID>? {
    finishStep()
    return catalog.redo().map { follow($0) }
  }

  /// Finds out which messages of a step differ from those on disk.
  private mutating func follow(_ step: OpenCatalog.HistoryStep) -> Set<MessageID> {
    for path in step.paths { readMessages(of: path) }
    for id in step.messages {
      suppressions[id] = newSuppressions(of: id)
      let saved = catalog.savedText(of: id)
      let isEdited = catalog.files[id.path]?.isEdited ?? false
      if entry(id.key, id.locale)?.text != saved {
        drafts[id] = Draft(base: saved)
        marks.remove(id)
      } else {
        drafts[id] = nil
        // The text is that on disk: what differs can only be beside it.
        if isEdited, hasOtherRecord(than: id) { marks.insert(id) } else { marks.remove(id) }
      }
      noteText(of: id)
    }
    noteChange()
    return step.messages
  }

  /// Whether the record of a message differs from that on disk.
  private func hasOtherRecord(than id: MessageID) -> Bool {
    let (now, saved) = metadata(of: id)
    func record(_ node: JSONNode?) -> [String?] {
      [node?[TranslationRecord.sourceKey]?.string, node?[TranslationRecord.translationKey]?.string]
    }
    return record(now) != record(saved)
  }

  /// The suppressions of a message that are not on disk; nil when there are none.
  func newSuppressions(of id: MessageID) -> [Suppression]? {
    let (now, saved) = metadata(of: id)
    func all(_ node: JSONNode?) -> [Suppression] {
      (node?[KeyMetadata.suppressionsKey]?.array ?? []).map {
        Suppression(rule: $0["rule"]?.string ?? "", reason: $0["reason"]?.string ?? "")
      }
    }
    let old = all(saved)
    let new = all(now).filter { !old.contains($0) }
    return new.isEmpty ? nil : new
  }

  /// The metadata of a message as it is now, and as it is on disk.
  private func metadata(of id: MessageID) -> (now: JSONNode?, saved: JSONNode?) {
    func metadata(_ bytes: [UInt8]) -> JSONNode? { (try? JSONParser.parse(bytes))?["@\(id.key)"] }
    guard let file = catalog.files[id.path], let saved = file.disk?.bytes else { return (nil, nil) }
    return (metadata(file.text.bytes), metadata(saved))
  }

  /// Where the messages are is not known once more than texts have changed.
  mutating func readMessages(of path: String) {
    if !catalog.knowsMessages(of: path) { check() }
  }
}
