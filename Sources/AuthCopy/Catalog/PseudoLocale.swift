/// The pseudo-locale `en-XA`: English that shows what is not translated, cut off or put together from pieces.
///
/// Letters are accented, the text is a third longer and stands in brackets; arguments are intact.
enum PseudoLocale {
  static let tag = LocaleTag("en-XA")!

  /// The pseudo-translation of a message's tree.
  static func translate(_ nodes: [MessageNode]) -> [MessageNode] {
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
  /// Characters that are there whatever the arguments are, of branches the longest.
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
