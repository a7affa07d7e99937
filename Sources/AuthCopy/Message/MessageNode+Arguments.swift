extension [MessageNode] {
  /// Every place where an argument stands, in the order of the message, inside branches too.
  package var arguments: [ArgumentReference] {
    flatMap { node -> [ArgumentReference] in
      switch node {
      case .literal, .pound: []
      case .argument(let argument), .formatted(let argument, _): [argument]
      case .plural(let argument, let style): [argument] + style.branches.flatMap(\.nodes.arguments)
      case .select(let argument, let branches): [argument] + branches.flatMap(\.nodes.arguments)
      case .choice(let argument, let branches): [argument] + branches.flatMap(\.nodes.arguments)
      }
    }
  }
}
