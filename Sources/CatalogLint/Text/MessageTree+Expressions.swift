internal import MessageFiles

extension MessageTree {
  /// Creates the tree of a text with expressions of Bean Validation, such as `${inclusive ? 'at least' : 'over'}`.
  ///
  /// Each expression is an argument with the name of its first property. nil for a text without expressions; a property
  /// alone, `${name}`, is none.
  ///
  /// - Parameter hasNames: whether `{name}` is an argument too.
  init?(withExpressionsOf text: String, hasNames: Bool) {
    guard text.contains("${") else { return nil }
    let expression = /\$\{\s*([A-Za-z_]\w*)[^{}]*[?'=<>][^{}]*\}|\{([A-Za-z]\w*)\}/
    let matches = text.matches(of: expression)
    guard matches.contains(where: { $0.output.1 != nil }) else { return nil }
    func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    var nodes: [MessageNode] = []
    var position = 0
    func appendLiteral(upTo end: Int) {
      guard position < end else { return }
      nodes.append(MessageNode(content: .literal(String(text.text(inUTF8: position..<end))), range: position..<end))
    }
    for match in matches {
      guard let name = match.output.1 ?? (hasNames ? match.output.2 : nil) else { continue }
      let range = offset(match.range.lowerBound)..<offset(match.range.upperBound)
      appendLiteral(upTo: range.lowerBound)
      let nameRange = offset(name.startIndex)..<offset(name.endIndex)
      nodes.append(
        MessageNode(
          content: .argument(ArgumentReference(name: String(name), nameRange: nameRange)), range: range))
      position = range.upperBound
    }
    appendLiteral(upTo: text.utf8.count)
    self.init(nodes: nodes, tokens: [])
  }
}
