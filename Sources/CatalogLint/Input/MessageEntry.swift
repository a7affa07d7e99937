internal import AuthCopy
internal import CatalogFormats

/// One message of a file.
///
/// A class, so that passing it to rules costs one retain.
final class MessageEntry: Sendable {
  let key: String
  let text: String
  /// The string's range in the file; in JSON it includes the quotes.
  let range: Range<Int>
  /// The parsed message; nil when the whole text is literal.
  private let parsed: Result<[MessageNode], MessageSyntaxError>?
  /// The apostrophes that are syntax.
  private let tokens: [MessageToken]
  /// Every use of an argument; empty when the message does not parse.
  let arguments: [ArgumentReference]
  /// The features of the text and of its tree.
  let features: TextFeatures
  /// What the format says about the entry; nil when it says nothing.
  private let detail: LocaleDocument.Detail?

  /// - Parameter dialect: the dialect of the file, unless the format says that the entry has another.
  init(
    _ entry: MessageDocument.Entry, _ detail: LocaleDocument.Detail? = nil, dialect: Linter.Dialect,
    parser: MessageParser
  ) {
    self.detail = detail
    key = entry.key
    text = entry.text
    range = entry.range
    // A message in several forms has branches; each is an entry of its own.
    let features = TextFeatures(entry.text).union(detail?.form == nil ? [] : .branches)
    let dialect = detail?.syntax.map { Linter.Dialect($0) } ?? dialect
    guard let dialect, dialect.mayHaveArguments(features) else {
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

  /// The plural form that the text is; nil when it is none.
  var form: PluralForm? { detail?.form }
  /// The key of the message that the entry is, or is a part of.
  var message: String { detail?.message ?? key }
  /// Whether the file says that a person has to look at the translation.
  var needsReview: Bool { detail?.needsReview ?? false }
  /// Whether programs do not use the text yet.
  var isUnused: Bool { detail?.isUnused ?? false }
  /// Whether every number leads to the text, so that it has to print what the source prints.
  var isGeneral: Bool { detail?.form?.isGeneral ?? true }

  /// Whether variables of a string catalog, `%#@name@`, stand for arguments: each locale has its own.
  var hasVariables: Bool { arguments.contains { $0.name.hasPrefix("#") } }

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
