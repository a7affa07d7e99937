internal import MessageFiles

/// A message's literal text with a mark in place of each argument, for rules that check words and tags.
extension [MessageNode] {
  /// The mark for an argument: U+FFFC OBJECT REPLACEMENT CHARACTER.
  static var argumentMark: Character { "\u{FFFC}" }

  /// The text that every locale can print: the `other` branch of plurals, and all branches of selects.
  var commonText: String { text { $0 == .keyword("other") } }

  /// The text of every branch.
  var allText: String { text { _ in true } }

  private func text(_ isReached: (BranchSelector) -> Bool) -> String {
    if count == 1, case .literal(let text) = self[0].content { return text }
    var text = ""
    append(to: &text, isReached)
    return text
  }

  private func append(to text: inout String, _ isReached: (BranchSelector) -> Bool) {
    for node in self {
      switch node.content {
      case .literal(let literal): text += literal
      case .pound, .argument, .formatted: text.append(Self.argumentMark)
      case .plural(_, _, let branches): append(branches.filter { isReached($0.selector) }, to: &text, isReached)
      case .select(_, let branches), .choice(_, let branches): append(branches, to: &text, isReached)
      }
    }
  }

  private func append(_ branches: [MessageBranch], to text: inout String, _ isReached: (BranchSelector) -> Bool) {
    for (index, branch) in branches.enumerated() {
      if index > 0 { text += "\n" }
      branch.nodes.append(to: &text, isReached)
    }
  }

  /// All plurals, including those inside branches.
  var plurals: [(argument: ArgumentReference, style: PluralStyle, branches: [MessageBranch])] {
    var plurals: [(argument: ArgumentReference, style: PluralStyle, branches: [MessageBranch])] = []
    forEachNode { node in
      if case .plural(let argument, let style, let branches) = node.content {
        plurals.append((argument, style, branches))
      }
    }
    return plurals
  }

  /// All selects, including those inside branches.
  var selects: [(argument: ArgumentReference, branches: [MessageBranch])] {
    var selects: [(argument: ArgumentReference, branches: [MessageBranch])] = []
    forEachNode { node in
      if case .select(let argument, let branches) = node.content { selects.append((argument, branches)) }
    }
    return selects
  }

  /// The arguments in text that every locale can print; of plurals, only the `other` branch counts.
  var printedArguments: Set<String> { printedArguments { _ in .keyword("other") } }

  /// Returns the arguments that are printed if plurals of an argument choose a given branch.
  ///
  /// Plurals without this branch, and plurals of other arguments, choose `other`.
  func printedArguments(choosing selector: BranchSelector, of argument: String) -> Set<String> {
    printedArguments { node in
      node.argument?.name == argument && node.branches.contains { $0.selector == selector }
        ? selector : .keyword("other")
    }
  }

  /// - Parameter chosen: returns the selector of the branch that a plural chooses.
  private func printedArguments(_ chosen: (MessageNode) -> BranchSelector) -> Set<String> {
    var names: Set<String> = []
    func isReached(_ branch: MessageBranch, of node: MessageNode) -> Bool {
      !node.isPlural || branch.selector == chosen(node)
    }
    forEachNode(in: isReached) { node in
      switch node.content {
      case .pound(let argument): names.insert(argument)
      case .argument(let argument), .formatted(let argument, _): names.insert(argument.name)
      case .literal, .plural, .select, .choice: break
      }
    }
    return names
  }
}

extension [MessageNode] {
  /// The plural, select or choice that the whole message consists of, apart from surrounding white space.
  var onlyPluralOrSelect: MessageNode? {
    guard let node = first(where: { !$0.isBlank }), !node.branches.isEmpty, count(where: { !$0.isBlank }) == 1 else {
      return nil
    }
    return node
  }
}

extension MessageNode {
  /// Whether the node is literal white space.
  var isBlank: Bool {
    if case .literal(let text) = content { text.isBlank } else { false }
  }

  var isPlural: Bool {
    if case .plural = content { true } else { false }
  }
}
