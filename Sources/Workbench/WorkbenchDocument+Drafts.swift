internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

extension WorkbenchDocument {
  /// Why a message was not changed.
  enum ChangeError: Error {
    /// The message has changed since the page loaded it; its current text, nil if it was removed.
    case changedMeanwhile(String?)
    case notEditable(OpenCatalog.EditError)
    case unknownMessage
  }

  /// Sets the text of a message without saving it.
  ///
  /// - Parameters:
  ///   - expected: the current text as the page knows it; nil for a message that was missing.
  ///   - startsStep: whether the change starts a new undo step, instead of joining the last one of the same message.
  mutating func draft(
    _ key: String, _ locale: String, expected: String?, text: String, startsStep: Bool = false
  ) throws(ChangeError) {
    guard let id = id(key, locale), cardIndicesByKey[key] != nil else { throw .unknownMessage }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    let current = entry(key, locale)?.text
    if drafts[id]?.conflict != nil || !(current.isIdentical(to: expected) || current.isIdentical(to: text)) {
      throw .changedMeanwhile(current)
    }
    // To the user, a missing translation and an empty one are the same.
    if current.isIdentical(to: text) || (current == nil && text.isEmpty) { return }
    if text.isEmpty, let draft = drafts[id], draft.base == nil {
      // Emptying a new translation removes it: by an undo if its changes are still the last undo step.
      if typedMessage == id, wasTypedMessageMissing { _ = undo() } else { try revert(key, locale) }
      return
    }
    if typedMessage != id || startsStep {
      // The files are read again below, once for the record of the earlier message and for the new text.
      _ = writeRecordOfTypedMessage()
      wasTypedMessageMissing = current == nil
    }
    let before = drafts[id] ?? Draft(base: current)
    do throws(OpenCatalog.EditError) {
      try catalog.setText(text, ofKey: key, in: id.path, locale: locale, records: false, joinsLastStep: true)
    } catch {
      updateMessageRanges(of: id.path, checking: id)
      throw .notEditable(error)
    }
    typedMessage = id
    confirmedMessages.remove(id)
    drafts[id] = before.base.isIdentical(to: text) ? nil : before
    if drafts[id] == nil {
      // The text on disk is restored, but an intermediate text may have been recorded, and may have findings.
      _ = try? catalog.restoreRecord(of: key, in: id.path, locale: locale)
      if recordDiffersFromDisk(id) { confirmedMessages.insert(id) }
      check()
    }
    updateMessageRanges(of: id.path, checking: id)
    invalidateSearchText(of: id)
  }

  /// Restores a draft of an earlier session; it becomes a conflict if the message has changed since.
  ///
  /// - Parameter base: the text on disk that the draft replaced; nil if there was none.
  /// - Returns: whether the text is now a draft, or already on disk.
  mutating func recover(_ key: String, _ locale: String, base: String?, text: String) -> Bool {
    guard let id = id(key, locale), cardIndicesByKey[key] != nil, isEditable(locale) else { return false }
    let current = entry(key, locale)?.text
    if current.isIdentical(to: text) { return true }
    // A draft that this session already has stays.
    if let draft = drafts[id] { return (draft.conflict?.mine).isIdentical(to: text) }
    finishStep()
    if current.isIdentical(to: base) {
      set(text, id, base: base)
    } else {
      drafts[id] = Draft(base: current, conflict: Conflict(theirs: current, mine: text))
    }
    updateMessageRanges(of: id.path, checking: id)
    invalidateSearchText(of: id)
    return true
  }

  /// Ends the undo step of the message that is being typed.
  mutating func finishStep() {
    if let id = writeRecordOfTypedMessage() { updateMessageRanges(of: id.path, checking: id) }
  }

  /// Records the translation that is being typed, in the same undo step.
  ///
  /// - Returns: the message; nil if there is nothing to record.
  private mutating func writeRecordOfTypedMessage() -> MessageID? {
    defer { catalog.endStep() }
    guard let id = typedMessage else { return nil }
    typedMessage = nil
    guard drafts[id] != nil, let entry = entry(id.key, id.locale), !entry.text.isBlank,
      recordsTranslations || entry.needsReview
    else { return nil }
    // Fails for a key that the source does not have, which has nothing to record.
    _ = try? catalog.record(id.key, in: id.path, locale: id.locale, joinsLastStep: true)
    return id
  }

  /// Whether translations are recorded: true if any file has records, so that new languages get them too.
  private var recordsTranslations: Bool { locales.contains { file(of: $0)?.hasRecords == true } }

  /// Records a translation that the user has confirmed without changing it.
  mutating func confirm(_ key: String, _ locale: String) throws(ChangeError) {
    guard let id = id(key, locale), cardIndicesByKey[key] != nil, entry(key, locale) != nil else {
      throw .unknownMessage
    }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    finishStep()
    do throws(OpenCatalog.EditError) {
      let before = catalog.revision
      try catalog.record(key, in: id.path, locale: locale)
      if catalog.revision != before, drafts[id] == nil { confirmedMessages.insert(id) }
    } catch {
      throw .notEditable(error)
    }
    updateMessageRanges(of: id.path, checking: id)
    invalidateStates()
  }

  /// Suppresses a rule that has a finding in a message.
  mutating func suppress(_ rule: String, of key: String, _ locale: String, reason: String) throws(ChangeError) {
    guard let id = id(key, locale), let found = findings(of: id).first(where: { $0.finding.rule == rule }) else {
      throw .unknownMessage
    }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    // The files are read again once, after the record of the typed message and the suppression are written.
    let typed = writeRecordOfTypedMessage()
    // The finding may be of a rule that compares messages, which only a check of all of them updates.
    defer {
      if [typed?.path, id.path].compactMap(\.self).contains(where: { !catalog.hasMessageRanges(of: $0) }) { check() }
    }
    do throws(OpenCatalog.EditError) {
      try catalog.suppress(found.finding, reason: reason)
    } catch {
      throw .notEditable(error)
    }
    unsavedSuppressions[id] = suppressionsMissingOnDisk(of: id)
    invalidateStates()
  }

  /// Removes the suppression of a rule from a message.
  mutating func removeSuppression(_ rule: String, of key: String, _ locale: String) throws(ChangeError) {
    guard let id = id(key, locale), allSuppressions(of: id).contains(where: { $0.rule == rule }) else {
      throw .unknownMessage
    }
    guard isEditable(locale) else { throw .notEditable(.noFile) }
    finishStep()
    do throws(OpenCatalog.EditError) {
      try catalog.removeSuppression(rule, of: key, in: id.path, locale: locale)
    } catch {
      throw .notEditable(error)
    }
    check()
    unsavedSuppressions[id] = suppressionsMissingOnDisk(of: id)
    // The text is unchanged, but the message must count as unsaved.
    if unsavedSuppressions[id] == nil, drafts[id] == nil { confirmedMessages.insert(id) }
    invalidateStates()
  }

  /// Writes whether undo and redo are possible, and the card and locale of the next step to undo.
  func writeUndoState(to json: inout JSONWriter) {
    json.member("canUndo", typedMessage != nil || catalog.canUndo)
    json.member("canRedo", catalog.canRedo)
    guard let id = typedMessage ?? catalog.messagesToUndo?.min(by: { $0.key < $1.key }),
      let card = cardIndicesByKey[id.key]
    else {
      return
    }
    json.key("undo")
    json.object { json in
      json.member("card", cards[card].name)
      json.member("locale", id.locale)
    }
  }

  /// Undoes the last step and returns the messages it changed; nil if there is nothing to undo.
  mutating func undo() -> Set<MessageID>? {
    finishStep()
    return catalog.undo().map { updateUnsavedChanges(after: $0) }
  }

  /// Redoes the last undone step and returns the messages it changed; nil if there is nothing to redo.
  mutating func redo() -> Set<MessageID>? {
    finishStep()
    return catalog.redo().map { updateUnsavedChanges(after: $0) }
  }

  /// Updates the drafts, confirmations and suppressions of the messages that an undo or redo has changed.
  private mutating func updateUnsavedChanges(after step: OpenCatalog.HistoryStep) -> Set<MessageID> {
    for path in step.paths { updateMessageRanges(of: path, checking: step.messages.first { $0.path == path }) }
    for id in step.messages {
      unsavedSuppressions[id] = suppressionsMissingOnDisk(of: id)
      let saved = catalog.savedText(of: id)
      let isEdited = catalog.files[id.path]?.isEdited ?? false
      if !(entry(id.key, id.locale)?.text).isIdentical(to: saved) {
        drafts[id] = Draft(base: saved)
        confirmedMessages.remove(id)
      } else {
        drafts[id] = nil
        // The text equals the one on disk: only the record can differ.
        if isEdited, recordDiffersFromDisk(id) { confirmedMessages.insert(id) } else { confirmedMessages.remove(id) }
      }
      invalidateSearchText(of: id)
    }
    invalidateStates()
    return step.messages
  }

  /// Whether the record of a message, or the mark that it needs review, differs from the one on disk.
  private func recordDiffersFromDisk(_ id: MessageID) -> Bool {
    if file(of: id.locale)?.canHaveKeyMetadata == false {
      return catalog.savedDocument(of: id)?.needsReview(id.key) != entry(id.key, id.locale)?.needsReview
    }
    let (now, saved) = metadata(of: id)
    func record(_ node: JSONNode?) -> [String?] {
      [node?[TranslationRecord.sourceKey]?.string, node?[TranslationRecord.translationKey]?.string]
    }
    return record(now) != record(saved)
  }

  /// Returns the suppressions of a message that are not on disk; nil if there are none.
  func suppressionsMissingOnDisk(of id: MessageID) -> [Suppression]? {
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

  /// Returns the current metadata of a message, and the metadata on disk.
  private func metadata(of id: MessageID) -> (now: JSONNode?, saved: JSONNode?) {
    func metadata(_ bytes: [UInt8]) -> JSONNode? {
      (try? JSONParser.parse(bytes, allowsByteOrderMark: true))?["@\(id.key)"]
    }
    guard let file = catalog.files[id.path], let saved = file.disk?.bytes else { return (nil, nil) }
    return (metadata(file.text.bytes), metadata(saved))
  }

  /// Reads the files again if a structural change has made the positions of a file's messages unknown.
  ///
  /// - Parameter id: the message to check; all other messages wait for the next check.
  mutating func updateMessageRanges(of path: String, checking id: MessageID?) {
    if !catalog.hasMessageRanges(of: path) { reread(checking: id) }
  }
}
