internal import AuthCopy

/// One message of a file. A class, so that handing it to rules costs one reference.
final class MessageEntry: Sendable {
  let key: String
  let text: String
  /// The string in the file, quotes included.
  let range: Range<Int>
  /// Nil when all of the text is literal.
  private let parsed: Result<MessageTree, MessageSyntaxError>?
  /// Every place where an argument stands; none when the message does not parse.
  let arguments: [ArgumentReference]
  /// What the text and its tree are made of.
  let features: TextFeatures

  init(_ entry: MessageDocument.Entry, dialect: Linter.Dialect, parser: MessageParser) {
    key = entry.key
    text = entry.text
    range = entry.range
    let features = TextFeatures(entry.text)
    if features.isDisjoint(with: [.brace, .apostrophe]) {
      parsed = nil
      arguments = []
      self.features = features
      return
    }
    let parsed = Result { () throws(MessageSyntaxError) in
      try parser.parse(entry.text, apostrophes: dialect == .flutter ? .literal : .quoting)
    }
    self.parsed = parsed
    switch parsed {
    case .success(let tree):
      arguments = tree.nodes.arguments
      self.features = features.union(tree.nodes.features)
    case .failure:
      arguments = []
      self.features = features.union(.invalid)
    }
  }

  var tree: Result<MessageTree, MessageSyntaxError> { parsed ?? .success(MessageTree(literal: text)) }

  /// Nil when the message does not parse.
  var nodes: [MessageNode]? { try? tree.get().nodes }

  /// The same arguments stand in another message, in the same order.
  func hasArguments(of other: MessageEntry) -> Bool {
    arguments.count == other.arguments.count && zip(arguments, other.arguments).allSatisfy { $0.name == $1.name }
  }
}
