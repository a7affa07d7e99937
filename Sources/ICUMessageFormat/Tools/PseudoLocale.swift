/// A locale that is generated from the English text, to test an interface; arguments stay unchanged.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// English in which untranslated, truncated and concatenated text is easy to see: letters are accented, and the text is
  /// a third longer and enclosed in brackets.
  case accented = "en-XA"
  /// English with words from right to left, in which parts of an interface that are not mirrored are easy to see.
  case rightToLeft = "ar-XB"

  package var tag: LocaleTag { LocaleTag(rawValue)! }

  package var direction: TextDirection {
    switch self {
    case .accented: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// Pseudo-translates a message's tree.
  package func translate(_ nodes: [MessageNode]) -> [MessageNode] {
    switch self {
    case .accented: nodes.accentedInBrackets
    case .rightToLeft: nodes.mapLiterals(\.withWordsFromRightToLeft)
    }
  }

  fileprivate static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}

extension [MessageNode] {
  fileprivate var accentedInBrackets: [MessageNode] {
    let length = literalLength
    let padding = String(repeating: "~", count: (length + 2) / 3)
    func literal(_ text: String) -> MessageNode { MessageNode(content: .literal(text), range: 0..<0) }
    let accented = mapLiterals { String($0.map { PseudoLocale.accents[$0] ?? $0 }) }
    return [literal("[")] + accented + [literal(length == 0 ? "]" : " \(padding)]")]
  }

  /// The number of literal characters, counting only the longest of alternative branches.
  private var literalLength: Int {
    reduce(0) { length, node in
      if case .literal(let text) = node.content { return length + text.count }
      return length + (node.branches.map(\.nodes.literalLength).max() ?? 0)
    }
  }

  fileprivate func mapLiterals(_ transform: (String) -> String) -> [MessageNode] {
    mapTree { node in
      guard case .literal(let text) = node.content else { return node }
      return MessageNode(content: .literal(transform(text)), range: node.range)
    }
  }
}

extension String {
  /// The text with each word between a right-to-left override and its end (UAX 9), and right-to-left marks around both,
  /// as in the pseudo-locale of Android.
  fileprivate var withWordsFromRightToLeft: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{200F}\u{202E}\($0)\u{202C}\u{200F}" }.joined(separator: " ")
  }
}
