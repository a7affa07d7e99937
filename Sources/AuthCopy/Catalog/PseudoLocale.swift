/// The pseudo-locale `en-XA`: English that shows what is not translated, cut off or put together from pieces.
///
/// Letters are accented, the text is a third longer and stands in brackets; arguments are intact.
enum PseudoLocale {
  static let tag = LocaleTag("en-XA")!

  /// The pseudo-translation of a message's tree.
  static func translate(_ nodes: [MessageNode]) -> [MessageNode] {
    let length = nodes.literalLength
    let padding = String(repeating: "~", count: (length + 2) / 3)
    return [.literal("[")] + nodes.accented + [.literal(length == 0 ? "]" : " \(padding)]")]
  }

  fileprivate static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}

extension [MessageNode] {
  /// Characters that are there whatever the arguments are, of branches the longest.
  fileprivate var literalLength: Int {
    map { node in
      switch node {
      case .literal(let text): text.count
      case .argument, .formatted, .pound: 0
      case .plural(_, let style): style.branches.map(\.nodes.literalLength).max() ?? 0
      case .select(_, let branches): branches.map(\.nodes.literalLength).max() ?? 0
      case .choice(_, let branches): branches.map(\.nodes.literalLength).max() ?? 0
      }
    }.reduce(0, +)
  }

  fileprivate var accented: [MessageNode] {
    map { node in
      switch node {
      case .literal(let text): .literal(String(text.map { PseudoLocale.accents[$0] ?? $0 }))
      case .argument, .formatted, .pound: node
      case .plural(let argument, let style):
        .plural(
          argument,
          PluralStyle(
            isOrdinal: style.isOrdinal, offset: style.offset,
            branches: style.branches.map {
              PluralBranch(selector: $0.selector, selectorRange: $0.selectorRange, nodes: $0.nodes.accented)
            }))
      case .select(let argument, let branches):
        .select(
          argument,
          branches.map {
            SelectBranch(keyword: $0.keyword, selectorRange: $0.selectorRange, nodes: $0.nodes.accented)
          })
      case .choice(let argument, let branches):
        .choice(
          argument,
          branches.map { ChoiceBranch(limit: $0.limit, isExclusive: $0.isExclusive, nodes: $0.nodes.accented) })
      }
    }
  }
}
