internal import AuthCopy

/// One message of a file.
///
/// A class, so that passing it to rules costs one retain.
final class MessageEntry: Sendable {
  let key: String
  let text: String
  /// The string's range in the file, including the quotes.
  let range: Range<Int>
  /// The parsed message; nil when the whole text is literal.
  private let parsed: Result<[MessageNode], MessageSyntaxError>?
  /// The apostrophes that are syntax.
  private let tokens: [MessageToken]
  /// Every use of an argument; empty when the message does not parse.
  let arguments: [ArgumentReference]
  /// The features of the text and of its tree.
  let features: TextFeatures

  init(_ entry: MessageDocument.Entry, dialect: Linter.Dialect, parser: MessageParser) {
    key = entry.key
    text = entry.text
    range = entry.range
    let features = TextFeatures(entry.text)
    if !dialect.mayHaveArguments(features) {
      parsed = nil
      tokens = []
      arguments = []
      self.features = features
      return
    }
    do {
      let tree = try dialect.parse(entry.text, with: parser)
      parsed = .success(tree.nodes)
      tokens = tree.tokens
      var arguments: [ArgumentReference] = []
      var treeFeatures: TextFeatures = []
      tree.nodes.forEachNode { node in
        if let argument = node.argument { arguments.append(argument) }
        treeFeatures.formUnion(node.features)
      }
      self.arguments = arguments
      if !arguments.isEmpty { treeFeatures.insert(.brace) }
      self.features = features.union(treeFeatures)
    } catch {
      parsed = .failure(error)
      tokens = []
      arguments = []
      self.features = features.union(.invalid)
    }
  }

  /// The parsed message; nil when it does not parse.
  var nodes: [MessageNode]? {
    guard let parsed else { return MessageTree(literal: text).nodes }
    return try? parsed.get()
  }

  /// The parsed message with its tokens; nil when it does not parse.
  var tree: MessageTree? { nodes.map { MessageTree(nodes: $0, tokens: tokens) } }

  /// Why the message does not parse; nil when it does.
  var syntaxError: MessageSyntaxError? {
    if case .failure(let error) = parsed { error } else { nil }
  }

  /// Whether another message uses the same arguments in the same order.
  func hasArguments(of other: MessageEntry) -> Bool {
    arguments.count == other.arguments.count && zip(arguments, other.arguments).allSatisfy { $0.name == $1.name }
  }
}
