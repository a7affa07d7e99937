package import CatalogFormats
public import CatalogLint
public import Foundation
package import MessageFiles

extension OpenCatalog {
  /// An error that explains why a message cannot be changed.
  public enum EditError: LocalizedError, Hashable, CustomStringConvertible {
    /// No file of the catalog has the locale, or it is not open.
    case noFile
    /// The current content of the file cannot be read.
    case unreadable
    /// The format has no place for the change.
    case unwritable

    /// The reason why the message cannot be changed, in English.
    public var description: String {
      switch self {
      case .noFile: "no open file has the locale"
      case .unreadable: "the current content of the file cannot be read"
      case .unwritable: "the format does not support the change"
      }
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }
  }

  /// Sets the text of a message, or adds the message to a translation.
  ///
  /// - Parameters:
  ///   - path: the path of an open file.
  ///   - records: whether to record that the translation fits its source, if the file keeps records or marks
  ///     translations that need review.
  ///   - joinsLastStep: whether the change is undone together with the previous change, if that change was of the same
  ///     message and also joined the last step: typing is a single step until ``endStep()``.
  /// - Returns: the files whose findings may have changed.
  @discardableResult package mutating func setText(
    _ text: String, ofKey key: String, in path: String, locale: String, records: Bool, joinsLastStep: Bool = false
  ) throws(EditError) -> Set<String> {
    let file = try file(path, locale)
    guard let edit = try setting(key, to: text, in: file) else { throw .unwritable }
    var changes: [EditHistory.Change] = []
    var paths = apply(edit, to: path, appendingTo: &changes)
    if records, file.hasRecords || !file.canHaveKeyMetadata, !text.isBlank,
      let record = try editor(of: file).recording(key, source: sourceText(ofKey: key))
    {
      paths.formUnion(apply(record, to: path, appendingTo: &changes))
    }
    history.append(changes, of: MessageID(path: path, locale: locale, key: key), joinsLastStep: joinsLastStep)
    return paths
  }

  /// Records that a translation fits its current source.
  ///
  /// - Parameter joinsLastStep: whether the record is undone together with the text that was set before it.
  /// - Returns: the files whose findings may have changed.
  @discardableResult package mutating func record(
    _ key: String, in path: String, locale: String, joinsLastStep: Bool = false
  ) throws(EditError) -> Set<String> {
    let edit = try recording(key, in: path, locale: locale)
    var changes: [EditHistory.Change] = []
    let paths = edit.map { apply($0, to: path, appendingTo: &changes) } ?? []
    history.append(changes, of: MessageID(path: path, locale: locale, key: key), joinsLastStep: joinsLastStep)
    return paths
  }

  /// Restores the record of a translation from disk, in the same undo step as the text that was set before it.
  ///
  /// - Returns: the files whose findings may have changed.
  @discardableResult package mutating func restoreRecord(
    of key: String, in path: String, locale: String
  ) throws(EditError) -> Set<String> {
    guard let disk = files[path]?.disk else { throw .noFile }
    let edit = try editor(of: file(path, locale)).restoringRecord(of: key, from: disk.bytes)
    var changes: [EditHistory.Change] = []
    let paths = edit.map { apply($0, to: path, appendingTo: &changes) } ?? []
    history.append(changes, of: MessageID(path: path, locale: locale, key: key), joinsLastStep: true)
    return paths
  }

  /// Clears the undo history.
  package mutating func clearHistory() { history = EditHistory() }

  /// Ends the last undo step, so that later changes are undone separately.
  package mutating func endStep() { history.endStep() }

  /// Returns the edit that records that a translation fits its current source; nil if it is recorded already.
  package func recording(_ key: String, in path: String, locale: String) throws(EditError) -> TextEdit? {
    let file = try file(path, locale)
    let source = sourceText(ofKey: key)
    if file.canHaveKeyMetadata, source == nil { throw .unwritable }
    return try editor(of: file).recording(key, source: source)
  }

  /// Reports whether a finding can be suppressed in its message.
  ///
  /// A finding about a whole file cannot be suppressed, nor can an invalid message, which programs cannot load.
  package func canSuppress(_ finding: Finding) -> Bool {
    finding.excerpt != nil && finding.rule != "invalid-message"
      && (try? file(finding.path, finding.locale))?.canHaveKeyMetadata ?? false
  }

  /// Returns the edit that suppresses the rule of a finding for its key; nil if the finding cannot be suppressed.
  ///
  /// - Parameter reason: the reason, written by a person.
  package func suppressing(_ finding: Finding, reason: String) throws(EditError) -> TextEdit? {
    guard canSuppress(finding) else { return nil }
    return try editor(of: file(finding.path, finding.locale)).suppressing(finding.rule, of: finding.key, reason: reason)
  }

  /// Suppresses the rule of a finding for its key.
  ///
  /// - Returns: the files whose findings may have changed.
  @discardableResult public mutating func suppress(
    _ finding: Finding, reason: String
  ) throws(EditError) -> Set<String> {
    guard let edit = try suppressing(finding, reason: reason) else { throw .unwritable }
    var changes: [EditHistory.Change] = []
    let paths = apply(edit, to: finding.path, appendingTo: &changes)
    history.append(changes, of: MessageID(path: finding.path, locale: finding.locale, key: finding.key))
    return paths
  }

  /// Removes the suppression of a rule for a key.
  ///
  /// - Returns: the files whose findings may have changed.
  @discardableResult package mutating func removeSuppression(
    _ rule: String, of key: String, in path: String, locale: String
  ) throws(EditError) -> Set<String> {
    guard let edit = try editor(of: file(path, locale)).removingSuppression(rule, of: key) else { throw .unwritable }
    var changes: [EditHistory.Change] = []
    let paths = apply(edit, to: path, appendingTo: &changes)
    history.append(changes, of: MessageID(path: path, locale: locale, key: key))
    return paths
  }

  /// Changes an open file in one step, such as by a fix.
  ///
  /// - Parameters:
  ///   - edits: edits of the current content, which do not overlap.
  ///   - message: the message that the edits change; nil if they do not change a particular message.
  /// - Returns: the files whose findings may have changed.
  @discardableResult package mutating func change(
    _ path: String, by edits: [TextEdit], of message: MessageID? = nil
  ) -> Set<String> {
    var changes: [EditHistory.Change] = []
    var paths: Set<String> = []
    // Apply the last edit first, so that the ranges of the remaining edits stay valid.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      paths.formUnion(apply(edit, to: path, appendingTo: &changes))
    }
    history.append(changes, of: message)
    return paths
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { history.canUndo }
  /// The messages of the step that is undone next; nil if there is none.
  package var messagesToUndo: Set<MessageID>? { history.undoStep?.messages }
  /// Whether there is a step to redo.
  public var canRedo: Bool { history.canRedo }

  /// The changes of a step of the undo history.
  public struct HistoryStep: Sendable {
    /// The files whose findings may have changed.
    public let paths: Set<String>
    /// The messages that the step changes; empty if the edit specified none.
    package let messages: Set<MessageID>
  }

  /// Undoes the last step; edits by `apply(_:to:)` are not steps.
  ///
  /// - Returns: nil if there is nothing to undo.
  @discardableResult public mutating func undo() -> HistoryStep? {
    guard let step = history.undo() else { return nil }
    let paths = step.changes.reversed().reduce(into: Set()) { $0.formUnion(change($1.path, by: $1.inverse)) }
    return HistoryStep(paths: paths, messages: step.messages)
  }

  /// Redoes the step that was undone last.
  ///
  /// - Returns: nil if there is nothing to redo.
  @discardableResult public mutating func redo() -> HistoryStep? {
    guard let step = history.redo() else { return nil }
    let paths = step.changes.reduce(into: Set()) { $0.formUnion(change($1.path, by: $1.edit)) }
    return HistoryStep(paths: paths, messages: step.messages)
  }

  /// Returns the text of a message in its file on disk, as last read or saved; nil if there is none.
  package func savedText(of id: MessageID) -> String? { savedDocument(of: id)?[id.key]?.text }

  /// Returns the messages of a message's file on disk, as last read or saved; nil if they cannot be read.
  package func savedDocument(of id: MessageID) -> LocaleDocument? {
    guard let bytes = files[id.path]?.disk?.bytes else { return nil }
    return (try? file(id.path, id.locale))?.document.rereading(bytes)
  }

  /// Saves an open file; throws without writing if the file has changed on disk.
  package mutating func save(_ path: String) throws(DiskFile.SaveError) {
    guard let file = files[path] else { return }
    let saved =
      if let disk = file.disk { try disk.saving(file.text.bytes) } else {
        try DiskFile.creating(path, with: file.text.bytes)
      }
    markSaved(path, as: saved)
  }

  /// Writes an open file again after it was removed from the disk.
  package mutating func restore(_ path: String) throws(DiskFile.SaveError) {
    guard let file = files[path], let disk = file.disk else { return }
    markSaved(path, as: try disk.restoring(file.text.bytes))
  }

  /// Replaces the content of an open file with the file on disk, and clears the undo history.
  package mutating func reload(_ path: String) throws(CatalogError) {
    let disk = try DiskFile(reading: path)
    open(OpenFile(path: path, bytes: disk.bytes, disk: disk))
  }

  /// Returns the edit that sets the text of a message, or adds the message.
  private func setting(_ key: String, to text: String, in file: MessageFile) throws(EditError) -> TextEdit? {
    // Use the known range of the message: reading the whole file for each keystroke would be too slow.
    if let open = files[file.path], let spans = open.spans(of: file.locale),
      let index = spans.file.document.indices[key]
    {
      let document = spans.file.document.replacingContent(with: open.text.bytes)
      return document.edit(spans.entry(index).text, at: spans.range(of: index), to: text)
    }
    return try editor(of: file).setting(key, to: text, source: linted?.source)
  }

  private mutating func apply(
    _ edit: TextEdit, to path: String, appendingTo changes: inout [EditHistory.Change]
  ) -> Set<String> {
    guard let text = files[path]?.text, !edit.range.isEmpty || !edit.replacement.isEmpty else { return [] }
    changes.append(EditHistory.Change(path: path, edit: edit, inverse: text.inverse(of: edit)))
    return change(path, by: edit)
  }

  /// The files of all locales as of the last check, including the source.
  var checkedFiles: [MessageFile] { (linted?.pairings.map(\.file) ?? []) + [linted?.source].compactMap(\.self) }

  private func file(_ path: String, _ locale: String) throws(EditError) -> MessageFile {
    guard files[path] != nil, let file = checkedFiles.first(where: { $0.path == path && $0.locale == locale }) else {
      throw .noFile
    }
    return file
  }

  private func editor(of file: MessageFile) throws(EditError) -> MessageEditor {
    guard let bytes = files[file.path]?.text.bytes, let editor = MessageEditor(file, bytes) else { throw .unreadable }
    return editor
  }

  /// Returns the current source of a message; nil if there is none.
  private func sourceText(ofKey key: String) -> String? {
    guard let source = linted?.source else { return nil }
    guard let open = files[source.path] else { return source[key]?.text }
    return source.text(ofKey: key, in: open.text.bytes)
  }
}

extension MessageFile {
  /// Returns the text of a key in another version of the file; nil if there is none.
  package func text(ofKey key: String, in bytes: [UInt8]) -> String? { document.rereading(bytes)?[key]?.text }
}
