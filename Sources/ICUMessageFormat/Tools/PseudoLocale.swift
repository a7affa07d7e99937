/// The pseudo-locale `en-XA`: English in which untranslated, truncated and concatenated text is easy to see.
///
/// Letters are accented, and the text is a third longer and enclosed in brackets; arguments stay unchanged.
package enum PseudoLocale {
  package static let tag = LocaleTag("en-XA")!

  /// Pseudo-translates a message's tree.
  package static func translate(_ nodes: [MessageNode]) -> [MessageNode] {
    let length = nodes.literalLength
    let padding = String(repeating: "~", count: (length + 2) / 3)
    func literal(_ text: String) -> MessageNode { MessageNode(content: .literal(text), range: 0..<0) }
    return [literal("[")] + nodes.accented + [literal(length == 0 ? "]" : " \(padding)]")]
  }

  fileprivate static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}

extension [MessageNode] {
  /// The number of literal characters, counting only the longest of alternative branches.
  fileprivate var literalLength: Int {
    reduce(0) { length, node in
      if case .literal(let text) = node.content { return length + text.count }
      return length + (node.branches.map(\.nodes.literalLength).max() ?? 0)
    }
  }

  fileprivate var accented: [MessageNode] {
    mapTree { node in
      guard case .literal(let text) = node.content else { return node }
      return MessageNode(
        content: .literal(String(text.map { PseudoLocale.accents[$0] ?? $0 })), range: node.range)
    }
  }
}
