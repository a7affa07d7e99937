/// How a message uses an argument; the raw value selects a branch in the messages of diagnostics.
package enum ArgumentUse: String, Comparable, Sendable {
  /// A plain `{x}`, which accepts any value.
  case plain = "text"
  case number
  case date
  /// The argument of a select.
  case keyword

  package static func < (first: ArgumentUse, second: ArgumentUse) -> Bool { first.rawValue < second.rawValue }
}

extension MessageNode {
  /// How the node uses its argument; nil for literals and `#`.
  package var use: ArgumentUse? {
    switch content {
    case .literal, .pound: nil
    case .argument: .plain
    case .formatted(_, let format): format.formatsDate ? .date : .number
    case .plural, .choice: .number
    case .select: .keyword
    }
  }
}

extension [MessageNode] {
  /// All uses of arguments in the order of the message, including those inside branches.
  package var uses: [(argument: ArgumentReference, use: ArgumentUse)] {
    var uses: [(argument: ArgumentReference, use: ArgumentUse)] = []
    forEachNode { node in
      if let argument = node.argument, let use = node.use { uses.append((argument, use)) }
    }
    return uses
  }

  /// All references to arguments.
  package var arguments: [ArgumentReference] {
    var arguments: [ArgumentReference] = []
    forEachNode { node in
      if let argument = node.argument { arguments.append(argument) }
    }
    return arguments
  }

  /// The text of a message that consists only of literals; nil for any other message.
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
  /// Whether the format prints dates or times rather than numbers.
  var formatsDate: Bool { ["date", "time"].contains(type.lowercased()) }
}
