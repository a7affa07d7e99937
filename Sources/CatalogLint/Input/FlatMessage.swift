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
    if count == 1, case .literal(let text) = self[0] { return text }
    var text = ""
    append(to: &text, isReached)
    return text
  }

  private func append(to text: inout String, _ isReached: (PluralSelector) -> Bool) {
    func append(_ branches: [[MessageNode]]) {
      for (index, nodes) in branches.enumerated() {
        if index > 0 { text += "\n" }
        nodes.append(to: &text, isReached)
      }
    }
    for node in self {
      switch node {
      case .literal(let literal): text += literal
      case .pound, .argument, .formatted: text.append(Self.argumentMark)
      case .plural(_, let style): append(style.branches.filter { isReached($0.selector) }.map(\.nodes))
      case .select(_, let branches): append(branches.map(\.nodes))
      case .choice(_, let branches): append(branches.map(\.nodes))
      }
    }
  }

  /// Every plural, inside branches too.
  var plurals: [(argument: ArgumentReference, style: PluralStyle)] {
    var plurals: [(argument: ArgumentReference, style: PluralStyle)] = []
    forEachBranching { node in
      if case .plural(let argument, let style) = node { plurals.append((argument, style)) }
    }
    return plurals
  }

  /// Every select, inside branches too.
  var selects: [(argument: ArgumentReference, branches: [SelectBranch])] {
    var selects: [(argument: ArgumentReference, branches: [SelectBranch])] = []
    forEachBranching { node in
      if case .select(let argument, let branches) = node { selects.append((argument, branches)) }
    }
    return selects
  }

  /// Every plural and select, inside branches too.
  private func forEachBranching(_ body: (MessageNode) -> Void) {
    for node in self {
      switch node {
      case .literal, .pound, .argument, .formatted: continue
      case .plural(_, let style):
        body(node)
        for branch in style.branches { branch.nodes.forEachBranching(body) }
      case .select(_, let branches):
        body(node)
        for branch in branches { branch.nodes.forEachBranching(body) }
      case .choice(_, let branches):
        for branch in branches { branch.nodes.forEachBranching(body) }
      }
    }
  }
}
