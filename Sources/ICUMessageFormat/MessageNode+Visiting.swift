extension MessageNode {
  /// The argument of the node; nil for literals and `#`.
  package var argument: ArgumentReference? {
    switch content {
    case .literal, .pound: nil
    case .argument(let argument), .formatted(let argument, _), .plural(let argument, _, _), .select(let argument, _),
      .choice(let argument, _):
      argument
    }
  }

  /// The branches of a plural, select or choice; empty for any other node.
  package var branches: [MessageBranch] {
    switch content {
    case .literal, .argument, .formatted, .pound: []
    case .plural(_, _, let branches), .select(_, let branches), .choice(_, let branches): branches
    }
  }

  /// Returns the node with a single branch, which every value of the argument selects.
  package func keeping(_ branch: MessageBranch) -> MessageNode {
    if case .choice = content { return replacingBranches([branch]) }
    return replacingBranches([
      MessageBranch(
        selector: .keyword("other"), selectorRange: branch.selectorRange, range: branch.range, nodes: branch.nodes)
    ])
  }

  /// Returns the node with other branches.
  fileprivate func replacingBranches(_ branches: [MessageBranch]) -> MessageNode {
    let content: Content =
      switch content {
      case .literal, .argument, .formatted, .pound: content
      case .plural(let argument, let style, _): .plural(argument, style, branches)
      case .select(let argument, _): .select(argument, branches)
      case .choice(let argument, _): .choice(argument, branches)
      }
    return MessageNode(content: content, range: range)
  }
}

extension [MessageNode] {
  /// Visits every node depth-first, in the order of the message.
  ///
  /// - Parameter visitsBranch: whether to visit the nodes of a branch.
  package func forEachNode(
    in visitsBranch: (MessageBranch, _ of: MessageNode) -> Bool = { _, _ in true }, _ body: (MessageNode) -> Void
  ) {
    for node in self {
      body(node)
      for branch in node.branches where visitsBranch(branch, node) { branch.nodes.forEachNode(in: visitsBranch, body) }
    }
  }

  /// Returns the tree with every node transformed, innermost branches first.
  package func mapTree(_ transform: (MessageNode) -> MessageNode) -> [MessageNode] {
    map { node in
      guard !node.branches.isEmpty else { return transform(node) }
      return transform(
        node.replacingBranches(
          node.branches.map { branch in
            MessageBranch(
              selector: branch.selector, selectorRange: branch.selectorRange, range: branch.range,
              nodes: branch.nodes.mapTree(transform))
          }))
    }
  }
}
