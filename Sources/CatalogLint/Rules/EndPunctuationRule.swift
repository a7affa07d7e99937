internal import MessageFiles

/// Finds a title or action that ends in a full stop, and a message that does not.
struct EndPunctuationRule: MessageRule {
  let name = "end-punctuation"
  let severity = Finding.Severity.warning
  let fixes = FixKind.suggested
  private static let stop: Diagnostic.ID = "end-punctuation.stop"
  private static let noStop: Diagnostic.ID = "end-punctuation.no-stop"
  let ids = [stop, noStop]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { options.isCatalog ? .any : [] }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let nodes = entry.nodes, !nodes.isEmpty, let part = entry.entry.key.split(separator: "_").last else { return }
    let ends = nodes.endings(at: entry.text.utf8.count)
    if part == "title" || part == "action" {
      for end in ends where end.isAny(of: ".。") {
        findings.add(
          self, Self.stop, in: entry, at: end.offset..<end.offset,
          fix: end.stopRange(in: entry.text).flatMap { entry.file.fix(entry.entry, $0, with: "", isSafe: false) })
      }
    } else if part == "message" || part == "detail", entry.entry.key.contains("_") {
      // A key without an underscore, such as `message`, belongs to no kind or problem.
      for end in ends where !end.isAny(of: ".。!?！？…") {
        let stop = entry.file.isIdeographic ? "。" : "."
        findings.add(
          self, Self.noStop, in: entry, at: end.offset..<end.offset,
          fix: end.isLetterOrNumber
            ? entry.file.fix(entry.entry, end.offset..<end.offset, with: stop, isSafe: false) : nil)
      }
    }
  }
}

/// The end of one path through the branches of a message.
private struct Ending {
  /// The last character, not counting white space; nil if the path does not end in text.
  let character: Character?
  /// The end of the text of the message or branch, in UTF-8 bytes of the message.
  let offset: Int

  func isAny(of characters: String) -> Bool { character.map(characters.contains) ?? false }

  /// Whether the text ends in a letter or number, which a full stop can follow.
  var isLetterOrNumber: Bool { character.map { $0.isLetter || $0.isNumber } ?? false }

  /// Returns the range of the last character and the spaces after it; nil if the character is escaped or doubled.
  func stopRange(in text: String) -> Range<Int>? {
    guard let character else { return nil }
    var bytes = Array(text.utf8.prefix(offset))
    while bytes.last == 0x20 { bytes.removeLast() }
    let stop = Array(String(character).utf8)
    // Do not remove only one of several full stops, such as an ellipsis.
    guard bytes.suffix(stop.count).elementsEqual(stop), bytes.dropLast(stop.count).last != stop.last else { return nil }
    return bytes.count - stop.count..<offset
  }
}

extension [MessageNode] {
  /// Returns the ends of all paths through the message.
  ///
  /// - Parameter offset: the offset at which the nodes end.
  fileprivate func endings(at offset: Int) -> [Ending] {
    guard let last else { return [Ending(character: nil, offset: offset)] }
    if case .literal(let text) = last.content {
      return [Ending(character: text.last { !$0.isWhitespace }, offset: offset)]
    }
    // An argument after a full-width colon is a list, which needs no full stop: the text counts as complete.
    if last.branches.isEmpty, case .literal(let text)? = dropLast().last?.content, text.hasSuffix("：") {
      return [Ending(character: "。", offset: offset)]
    }
    if last.branches.isEmpty { return [Ending(character: nil, offset: offset)] }
    return last.branches.flatMap { branch in branch.nodes.endings(at: branch.textEnd(in: last)) }
  }
}

extension MessageBranch {
  /// Returns the offset at which the text of the branch ends: before its brace, which only a choice lacks.
  fileprivate func textEnd(in node: MessageNode) -> Int {
    if case .choice = node.content { range.upperBound } else { range.upperBound - 1 }
  }
}
