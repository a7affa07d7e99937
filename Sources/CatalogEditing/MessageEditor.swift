internal import CatalogFormats
internal import CatalogLint
internal import MessageFiles

/// Computes edits that change only a single message of a file, in the layout of the file.
struct MessageEditor {
  private let document: LocaleDocument
  private let file: MessageFile
  /// The content of the file.
  private let bytes: [UInt8]

  /// - Parameters:
  ///   - file: the file, as of the last time it was read.
  ///   - bytes: the current content of the file.
  /// - Returns: nil if the content is not valid in the format of the file.
  init?(_ file: MessageFile, _ bytes: [UInt8]) {
    guard let document = file.document.rereading(bytes) else { return nil }
    self.document = document
    self.file = file
    self.bytes = bytes
  }

  /// Returns the edit that sets the text of a message, or adds the message.
  ///
  /// - Parameter source: the file that the message is translated from.
  /// - Returns: nil if the file has no place for the text.
  func setting(_ key: String, to text: String, source: MessageFile?) -> TextEdit? {
    guard let entry = document[key] else {
      // If the source is in the same file, earlier edits have shifted its ranges, so it is read again.
      let source = source.flatMap { $0.path == file.path ? $0.document.rereading(bytes) : $0.document }
      return source.flatMap { document.adding(text, as: key, from: $0) }
    }
    return document.edit(entry.text, at: entry.range, to: text)
  }

  /// Returns the edit that records that a translation fits its source; nil if it is recorded already.
  ///
  /// A file that cannot contain records may mark a translation as needing review: the edit removes the mark.
  ///
  /// - Parameter source: the source; nil if there is none, so that nothing can be recorded.
  func recording(_ key: String, source: String?) -> TextEdit? {
    guard file.canHaveKeyMetadata else { return document.confirming(key) }
    guard let source, let editor = ARBEditor(bytes) else { return nil }
    return joined(editor.recording([key: source]).edits)
  }

  /// Returns the edit that restores the record of a translation from another version of the file; nil if the two
  /// versions have the same record.
  func restoringRecord(of key: String, from other: [UInt8]) -> TextEdit? {
    guard file.canHaveKeyMetadata, let other = ARBEditor(other) else { return nil }
    var new = bytes
    // Compute the second edit after the first: two edits of the same content could both remove the comma between them.
    for name in [TranslationRecord.sourceKey, TranslationRecord.translationKey] {
      guard let editor = ARBEditor(new) else { return nil }
      new = new.applying(editor.restoring(name, of: key, from: other))
    }
    return TextEdit(from: bytes, to: new)
  }

  /// Returns the edit that suppresses a rule for a key; nil if the file cannot contain suppressions.
  func suppressing(_ rule: String, of key: String, reason: String) -> TextEdit? {
    guard file.canHaveKeyMetadata, let editor = ARBEditor(bytes) else { return nil }
    return joined(editor.suppressing(rule, of: key, reason: reason))
  }

  /// Returns the edit that removes the suppression of a rule for a key; nil if the rule is not suppressed.
  func removingSuppression(_ rule: String, of key: String) -> TextEdit? {
    guard file.canHaveKeyMetadata, let editor = ARBEditor(bytes) else { return nil }
    return joined(editor.removingSuppression(rule, of: key))
  }

  /// Joins edits to a single edit; nil if they change nothing.
  private func joined(_ edits: [TextEdit]) -> TextEdit? { TextEdit(from: bytes, to: bytes.applying(edits)) }
}

extension LocaleDocument {
  /// Returns the edit that sets the text of an entry; an empty edit if the text is equal, nil if the format cannot
  /// represent the text.
  ///
  /// - Parameter range: the range of the entry in the content.
  func edit(_ old: String, at range: Range<Int>, to new: String) -> TextEdit? {
    guard let change = TextEdit(from: Array(old.utf8), to: Array(new.utf8)) else {
      return TextEdit(range.lowerBound..<range.lowerBound, "")
    }
    let replacement = String(decoding: change.replacement, as: UTF8.self)
    return edit(change.range, of: range, text: old, to: replacement)
  }
}
