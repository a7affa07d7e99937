/// What a message does with an argument.
package enum ArgumentUse: String, Sendable {
  /// `{x}`, which any value suits.
  case plain = "text"
  case number = "a number"
  case date = "a date"
  /// The keyword of a select.
  case keyword = "a keyword"
}

extension [MessageNode] {
  /// Every use of an argument, in the order of the message, inside branches too.
  package var uses: [(argument: ArgumentReference, use: ArgumentUse)] {
    flatMap { node -> [(argument: ArgumentReference, use: ArgumentUse)] in
      switch node {
      case .literal, .pound: []
      case .argument(let argument): [(argument, .plain)]
      case .formatted(let argument, let format): [(argument, format.takesDate ? .date : .number)]
      case .plural(let argument, let style): [(argument, .number)] + style.branches.flatMap(\.nodes.uses)
      case .select(let argument, let branches): [(argument, .keyword)] + branches.flatMap(\.nodes.uses)
      case .choice(let argument, let branches): [(argument, .number)] + branches.flatMap(\.nodes.uses)
      }
    }
  }

  /// Every place where an argument stands.
  package var arguments: [ArgumentReference] { uses.map(\.argument) }
}

extension [MessageNode] {
  /// The whole text, where nothing but text is there.
  var literalText: String? {
    var text = ""
    for node in self {
      guard case .literal(let literal) = node else { return nil }
      text += literal
    }
    return text
  }
}
