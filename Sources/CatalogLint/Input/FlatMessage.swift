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
