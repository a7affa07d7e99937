internal import AuthCopy

/// One message of a file.
///
/// A class, so that handing it to rules costs one reference.
final class MessageEntry: Sendable {
  let key: String
  let text: String
  /// The string in the file, quotes included.
  let range: Range<Int>
  /// Nil when all of the text is literal.
  private let parsed: Result<[MessageNode], MessageSyntaxError>?
  /// The apostrophes that are syntax.
  private let tokens: [MessageToken]
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
      tokens = []
      arguments = []
      self.features = features
      return
    }
    do {
      let tree = try parser.parse(entry.text, apostrophes: dialect == .flutter ? .literal : .quoting)
      parsed = .success(tree.nodes)
      tokens = tree.tokens
      var arguments: [ArgumentReference] = []
      var treeFeatures: TextFeatures = []
      tree.nodes.forEachNode { node in
        if let argument = node.argument { arguments.append(argument) }
        treeFeatures.formUnion(node.features)
      }
      self.arguments = arguments
      self.features = features.union(treeFeatures)
    } catch {
      parsed = .failure(error)
      tokens = []
      arguments = []
      self.features = features.union(.invalid)
    }
  }

  /// Nil when the message does not parse.
  var nodes: [MessageNode]? {
    guard let parsed else { return MessageTree(literal: text).nodes }
    return try? parsed.get()
  }

  /// Nil when the message does not parse.
  var tree: MessageTree? { nodes.map { MessageTree(nodes: $0, tokens: tokens) } }

  /// Why the message does not parse; nil when it does.
  var syntaxError: MessageSyntaxError? {
    if case .failure(let error) = parsed { error } else { nil }
  }

  /// The same arguments stand in another message, in the same order.
  func hasArguments(of other: MessageEntry) -> Bool {
    arguments.count == other.arguments.count && zip(arguments, other.arguments).allSatisfy { $0.name == $1.name }
  }
}
