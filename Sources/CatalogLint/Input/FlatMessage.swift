internal import AuthCopy

/// A message's literal text with marks where arguments stand, for rules that look at words and tags.
extension [MessageNode] {
  /// Stands for an argument: U+FFFC OBJECT REPLACEMENT CHARACTER.
  static var argumentMark: Character { "\u{FFFC}" }

  /// The text on the path that every locale reaches: of plurals the branch `other`, of selects all branches.
  var commonText: String { text { $0 == .keyword("other") } }

  /// The text of every branch.
  var allText: String { text { _ in true } }

  private func text(_ isReached: (PluralSelector) -> Bool) -> String {
    map { node in
      switch node {
      case .literal(let text): text
      case .pound, .argument, .formatted: String(Self.argumentMark)
      case .plural(_, let style):
        style.branches.filter { isReached($0.selector) }.map { $0.nodes.text(isReached) }.joined(separator: "\n")
      case .select(_, let branches): branches.map { $0.nodes.text(isReached) }.joined(separator: "\n")
      case .choice(_, let branches): branches.map { $0.nodes.text(isReached) }.joined(separator: "\n")
      }
    }.joined()
  }

  /// Every plural, inside branches too.
  var plurals: [(argument: ArgumentReference, style: PluralStyle)] {
    flatMap { node -> [(argument: ArgumentReference, style: PluralStyle)] in
      switch node {
      case .literal, .pound, .argument, .formatted: []
      case .plural(let argument, let style): [(argument, style)] + style.branches.flatMap(\.nodes.plurals)
      case .select(_, let branches): branches.flatMap(\.nodes.plurals)
      case .choice(_, let branches): branches.flatMap(\.nodes.plurals)
      }
    }
  }

  /// Every select, inside branches too.
  var selects: [(argument: ArgumentReference, branches: [SelectBranch])] {
    flatMap { node -> [(argument: ArgumentReference, branches: [SelectBranch])] in
      switch node {
      case .literal, .pound, .argument, .formatted: []
      case .plural(_, let style): style.branches.flatMap(\.nodes.selects)
      case .select(let argument, let branches): [(argument, branches)] + branches.flatMap(\.nodes.selects)
      case .choice(_, let branches): branches.flatMap(\.nodes.selects)
      }
    }
  }
}
