internal import AuthCopy
internal import CatalogFormats
internal import CatalogLint

/// Computes the edits that change a message of a file and nothing else, in the layout of the file.
struct MessageWriter {
  private let document: LocaleDocument
  private let file: MessageFile
  /// The content of the file.
  private let bytes: [UInt8]

  /// - Parameters:
  ///   - file: the file as it was read last.
  ///   - bytes: its content as it is now.
  /// - Returns: nil when the content is not of the file's format.
  init?(_ file: MessageFile, _ bytes: [UInt8]) {
    guard let document = file.document.rereading(bytes) else { return nil }
    self.document = document
    self.file = file
    self.bytes = bytes
  }

  /// Gives a message another text, or adds it.
  ///
  /// - Parameter source: the file that the message is translated from.
  /// - Returns: nil when the file has no place for the text.
  func setting(_ key: String, to text: String, source: MessageFile?) -> TextEdit? {
    guard let entry = document[key] else {
      // Beside its translation, the source has moved with it.
      let source = source.flatMap { $0.path == file.path ? $0.document.rereading(bytes) : $0.document }
      return source.flatMap { document.adding(text, as: key, from: $0) }
    }
    return document.edit(entry.text, at: entry.range, to: text)
  }

  /// Records that a translation fits its source; nil when it is recorded already, or the file keeps no records.
  func recording(_ key: String, source: String) -> TextEdit? {
    guard file.canHaveRecords, let editor = document.json.flatMap(ARBEditor.init) else { return nil }
    return joined(editor.recording([key: source]).edits)
  }

  /// Gives a translation the record that it has in another version of the file; nil when it has that.
  func restoringRecord(of key: String, from other: [UInt8]) -> TextEdit? {
    guard let other = document.rereading(other)?.json.flatMap(ARBEditor.init) else { return nil }
    var new = bytes
    // One at a time, because the members that are taken away may share a comma.
    for name in [TranslationRecord.sourceKey, TranslationRecord.translationKey] {
      guard let editor = document.rereading(new)?.json.flatMap(ARBEditor.init) else { return nil }
      new = new.applying(editor.restoring(name, of: key, from: other))
    }
    return TextEdit(from: bytes, to: new)
  }

  /// Suppresses a rule for a key; nil when the file has no place for that.
  func ignoring(_ rule: String, of key: String, reason: String) -> TextEdit? {
    guard file.canHaveRecords, let editor = document.json.flatMap(ARBEditor.init) else { return nil }
    return joined(editor.ignoring(rule, of: key, reason: reason))
  }

  /// Takes back that a rule is suppressed for a key; nil where it is not.
  func noticing(_ rule: String, of key: String) -> TextEdit? {
    guard let editor = document.json.flatMap(ARBEditor.init) else { return nil }
    return joined(editor.noticing(rule, of: key))
  }

  /// The edits as one; nil without any.
  private func joined(_ edits: [TextEdit]) -> TextEdit? { TextEdit(from: bytes, to: bytes.applying(edits)) }
}

extension LocaleDocument {
  /// The edit that gives an entry another text; an empty one when it has that text, nil when the format does not allow it.
  ///
  /// - Parameter range: the entry's range in the content.
  func edit(_ old: String, at range: Range<Int>, to new: String) -> TextEdit? {
    guard let change = TextEdit(from: Array(old.utf8), to: Array(new.utf8)) else {
      return TextEdit(range.lowerBound..<range.lowerBound, "")
    }
    let replacement = String(decoding: change.replacement, as: UTF8.self)
    return edit(change.range, of: range, text: old, to: replacement)
  }
}
