internal import AuthCopy

/// Finds a title or action that ends in a full stop, and a message that does not.
struct EndPunctuationRule: MessageRule {
  let name = "end-punctuation"
  let severity = Finding.Severity.warning
  private static let stop: Diagnostic.ID = "end-punctuation.stop"
  private static let noStop: Diagnostic.ID = "end-punctuation.no-stop"
  let ids = [stop, noStop]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { options.isOwnCatalog ? .any : [] }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let nodes = entry.nodes, !nodes.isEmpty, let part = entry.entry.key.split(separator: "_").last else { return }
    let ends = nodes.endings
    let isSentence = ends.allSatisfy { $0.map { ".。!?！？…".contains($0) } ?? false }
    let isStopped = ends.contains { $0.map { ".。".contains($0) } ?? false }
    let spot = entry.text.utf8.count..<entry.text.utf8.count
    if part == "title" || part == "action", isStopped {
      findings.add(self, Self.stop, in: entry, at: spot)
    } else if part == "message" || part == "detail", entry.entry.key.contains("_"), !isSentence {
      findings.add(self, Self.noStop, in: entry, at: spot)
    }
  }
}

extension [MessageNode] {
  /// The last character of each path through the message, but for spaces; nil where no text is at the end.
  fileprivate var endings: [Character?] {
    guard let last else { return [nil] }
    if case .literal(let text) = last.content { return [text.last { !$0.isWhitespace }] }
    // A list after a colon ends as a list does.
    if last.branches.isEmpty, case .literal(let text)? = dropLast().last?.content, text.hasSuffix("：") { return ["。"] }
    return last.branches.isEmpty ? [nil] : last.branches.flatMap(\.nodes.endings)
  }
}
