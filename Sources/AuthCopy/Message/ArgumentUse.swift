/// What a message does with an argument.
package enum ArgumentUse: String, Comparable, Sendable {
  /// `{x}`, which any value suits.
  case plain = "text"
  case number
  case date
  /// The keyword of a select.
  case keyword

  package static func < (first: ArgumentUse, second: ArgumentUse) -> Bool { first.rawValue < second.rawValue }
}

extension MessageNode {
  /// What the node does with its argument; nil for text and `#`.
  package var use: ArgumentUse? {
    switch content {
    case .literal, .pound: nil
    case .argument: .plain
    case .formatted(_, let format): format.takesDate ? .date : .number
    case .plural, .choice: .number
    case .select: .keyword
    }
  }
}

extension [MessageNode] {
  /// Every use of an argument, in the order of the message, inside branches too.
  package var uses: [(argument: ArgumentReference, use: ArgumentUse)] {
    var uses: [(argument: ArgumentReference, use: ArgumentUse)] = []
    forEachNode { node in
      if let argument = node.argument, let use = node.use { uses.append((argument, use)) }
    }
    return uses
  }

  /// Every place where an argument stands.
  package var arguments: [ArgumentReference] {
    var arguments: [ArgumentReference] = []
    forEachNode { node in
      if let argument = node.argument { arguments.append(argument) }
    }
    return arguments
  }

  /// The whole text, where nothing but text is there.
  var literalText: String? {
    var text = ""
    for node in self {
      guard case .literal(let literal) = node.content else { return nil }
      text += literal
    }
    return text
  }
}

extension FormatType {
  /// Whether the format prints moments rather than numbers.
  var takesDate: Bool { ["date", "time"].contains(type.lowercased()) }
}
