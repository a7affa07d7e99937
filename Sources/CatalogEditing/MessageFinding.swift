package import CatalogFormats
package import CatalogLint

/// A finding in the text of a message, as people who see nothing but the text are shown it.
package struct MessageFinding: Sendable {
  package let finding: Finding
  /// The range of the problem in UTF-8 bytes of the message, empty where something is missing; nil when the finding is
  /// about all of it.
  package let range: Range<Int>?
  /// The edit of the message that removes the finding; nil where there is none, or it changes more than the text.
  package let fix: TextEdit?
}

extension Finding {
  /// Whether the finding says no more than that nobody has recorded what the translation, as it is, was made from.
  package var isSettledByRecord: Bool { ["stale-translation", "unrecorded-translation"].contains(rule) }
}

extension OpenCatalog {
  /// The findings of a message as it is now, in its order; of one that the file does not have, what is said of its key.
  package func findings(of id: MessageID) -> [MessageFinding] {
    let found = findings(of: id.path).filter { $0.finding.key == id.key && $0.finding.locale == id.locale }
    guard let message = message(id) else {
      return found.map { MessageFinding(finding: $0.finding, range: nil, fix: nil) }
    }
    return found.map { placed in
      let excerpt = placed.finding.excerpt
      // The text may have changed since a rule looked at it that compares all messages.
      let spot = excerpt?.text == message.entry.text ? excerpt?.spot : nil
      return MessageFinding(
        finding: placed.finding, range: spot.flatMap { $0 == 0..<0 ? nil : $0 },
        fix: placed.fix.flatMap { textEdit(for: $0, in: message) })
    }
  }

  /// The edit of a message's text that a change to the file is; nil when it changes more than that.
  private func textEdit(for fix: Fix, in message: OpenMessage) -> TextEdit? {
    guard let bytes = files[message.file.path]?.text.bytes, message.range.lowerBound <= fix.range.lowerBound,
      fix.range.upperBound <= message.range.upperBound
    else { return nil }
    let edit = TextEdit(fix.range, fix.replacement)
    var string = Array(bytes[message.range])
    string.replaceSubrange(
      fix.range.lowerBound - message.range.lowerBound..<fix.range.upperBound - message.range.lowerBound,
      with: edit.replacement)
    guard let text = message.file.document.text(ofStringAt: 0..<string.count, in: string) else { return nil }
    return TextEdit(from: Array(message.entry.text.utf8), to: Array(text.utf8))
  }
}
