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
    var uses: [(argument: ArgumentReference, use: ArgumentUse)] = []
    collectUses(into: &uses)
    return uses
  }

  private func collectUses(into uses: inout [(argument: ArgumentReference, use: ArgumentUse)]) {
    for node in self {
      switch node {
      case .literal, .pound: break
      case .argument(let argument): uses.append((argument, .plain))
      case .formatted(let argument, let format): uses.append((argument, format.takesDate ? .date : .number))
      case .plural(let argument, let style):
        uses.append((argument, .number))
        for branch in style.branches { branch.nodes.collectUses(into: &uses) }
      case .select(let argument, let branches):
        uses.append((argument, .keyword))
        for branch in branches { branch.nodes.collectUses(into: &uses) }
      case .choice(let argument, let branches):
        uses.append((argument, .number))
        for branch in branches { branch.nodes.collectUses(into: &uses) }
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
