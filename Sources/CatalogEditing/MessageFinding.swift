package import CatalogFormats
package import CatalogLint

/// A finding in a message, with positions in the text of the message rather than in the file.
package struct MessageFinding: Sendable {
  package let finding: Finding
  /// The range of the problem in UTF-8 bytes of the message; nil if the finding concerns the whole message.
  ///
  /// The range is empty where something is missing.
  package let range: Range<Int>?
  /// The edit of the text that fixes the problem; nil if there is none, or if the fix changes more than the text.
  package let fix: TextEdit?
}

extension Finding {
  /// Whether recording the translation would resolve the finding.
  package var isResolvedByRecording: Bool {
    ["stale-translation", "unrecorded-translation", "needs-review"].contains(rule)
  }
}

extension OpenCatalog {
  /// Returns the current findings of a message, in the order of its text; if the file lacks the message, of its key.
  package func findings(of id: MessageID) -> [MessageFinding] {
    let placedFindings = findings(of: id.path).filter { $0.finding.key == id.key && $0.finding.locale == id.locale }
    guard let message = message(id) else {
      return placedFindings.map { MessageFinding(finding: $0.finding, range: nil, fix: nil) }
    }
    return placedFindings.map { placed in
      let excerpt = placed.finding.excerpt
      // A rule that compares all messages may have checked an earlier text.
      let spot = (excerpt?.text).isIdentical(to: message.entry.text) ? excerpt?.spot : nil
      // Rules use the range 0..<0 for a problem of the whole message.
      return MessageFinding(
        finding: placed.finding, range: spot.flatMap { $0 == 0..<0 ? nil : $0 },
        fix: placed.fix.flatMap { textEdit(for: $0, in: message) })
    }
  }

  /// Converts a fix of the file to an edit of a message's text; nil if the fix changes more than the text.
  private func textEdit(for fix: Fix, in message: OpenMessage) -> TextEdit? {
    guard let bytes = files[message.file.path]?.text.bytes, message.range.lowerBound <= fix.range.lowerBound,
      fix.range.upperBound <= message.range.upperBound
    else { return nil }
    let edit = TextEdit(fix.range, fix.replacement)
    var string = Array(bytes[message.range])
    string.replaceSubrange(
      fix.range.lowerBound - message.range.lowerBound..<fix.range.upperBound - message.range.lowerBound,
      with: edit.replacement)
    let document = message.file.document
    // A string of several lines, or with escapes, is read with its file.
    guard
      let text = document.text(ofStringAt: 0..<string.count, in: string)
        ?? document.rereading(bytes.applying([edit]))?[message.entry.key]?.text
    else { return nil }
    return TextEdit(from: Array(message.entry.text.utf8), to: Array(text.utf8))
  }
}
