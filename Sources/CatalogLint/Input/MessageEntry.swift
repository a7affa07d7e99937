package import AuthCopy
package import CatalogFormats

/// One message of a file.
///
/// A class, so that passing it to rules costs one retain.
package final class MessageEntry: Sendable {
  package let key: String
  package let text: String
  /// The string's range in the file; in JSON it includes the quotes.
  package let range: Range<Int>
  /// The features of the text and of its tree.
  let features: TextFeatures
  /// The parsed message; nil when the whole text is literal.
  private let parsed: ParsedMessage?
  /// What the format says about the entry; nil when it says nothing.
  private let detail: Detail?

  /// Few messages are parsed, or have details, so that most take little memory.
  private final class ParsedMessage: Sendable {
    let result: Result<MessageTree, MessageSyntaxError>
    let arguments: [ArgumentReference]

    init(_ result: Result<MessageTree, MessageSyntaxError>, arguments: [ArgumentReference] = []) {
      self.result = result
      self.arguments = arguments
    }
  }

  private final class Detail: Sendable {
    let content: LocaleDocument.Detail

    init(_ content: LocaleDocument.Detail) { self.content = content }
  }

  /// - Parameter dialect: the dialect of the file, unless the format says that the entry has another.
  init(
    _ entry: MessageDocument.Entry, _ detail: LocaleDocument.Detail? = nil, dialect: Linter.Dialect,
    parser: MessageParser
  ) {
    self.detail = detail.map(Detail.init)
    key = entry.key
    text = entry.text
    range = entry.range
    // A message in several forms has branches; each is an entry of its own.
    let features = TextFeatures(entry.text).union(detail?.form == nil ? [] : .branches)
    let dialect = detail?.syntax.map { Linter.Dialect($0) } ?? dialect
    guard let dialect, dialect.mayHaveArguments(features) else {
      parsed = nil
      self.features = features
      return
    }
    do {
      let tree = try dialect.parse(entry.text, with: parser)
      var arguments: [ArgumentReference] = []
      var treeFeatures: TextFeatures = []
      tree.nodes.forEachNode { node in
        if let argument = node.argument { arguments.append(argument) }
        treeFeatures.formUnion(node.features)
      }
      parsed = ParsedMessage(.success(tree), arguments: arguments)
      if !arguments.isEmpty { treeFeatures.insert(.brace) }
      self.features = features.union(treeFeatures)
    } catch {
      parsed = ParsedMessage(.failure(error))
      self.features = features.union(.invalid)
    }
  }

  /// Every use of an argument; empty when the message does not parse.
  package var arguments: [ArgumentReference] { parsed?.arguments ?? [] }
  /// The plural form that the text is; nil when it is none.
  package var form: PluralForm? { detail?.content.form }
  /// The key of the message that the entry is, or is a part of.
  package var message: String { detail?.content.message ?? key }
  /// Whether the file says that a person has to look at the translation.
  package var needsReview: Bool { detail?.content.needsReview ?? false }
  /// Whether programs do not use the text yet.
  var isUnused: Bool { detail?.content.isUnused ?? false }
  /// Whether the message is formatted by C.
  var isOfC: Bool { detail?.content.isOfC ?? false }
  /// Whether the format says that programs print the text as it is.
  var isPlain: Bool { detail?.content.syntax == .plain }
  /// What the text of a source is beside a translation.
  var sourceText: LocaleDocument.SourceText { detail?.content.sourceText ?? .text }
  /// Whether every number leads to the text, so that it has to print what the source prints.
  var isGeneral: Bool { detail?.content.form?.isGeneral ?? true }

  /// Whether variables of a string catalog, `%#@name@`, stand for arguments: each locale has its own.
  var hasVariables: Bool { arguments.contains { $0.name.hasPrefix("#") } }

  /// The parsed message; nil when it does not parse.
  package var nodes: [MessageNode]? { tree?.nodes }

  /// The parsed message with its tokens; nil when it does not parse.
  package var tree: MessageTree? {
    guard let parsed else { return MessageTree(literal: text) }
    return try? parsed.result.get()
  }

  /// Why the message does not parse; nil when it does.
  package var syntaxError: MessageSyntaxError? {
    if case .failure(let error) = parsed?.result { error } else { nil }
  }

  /// Whether another message uses the same arguments in the same order.
  func hasArguments(of other: MessageEntry) -> Bool {
    arguments.count == other.arguments.count && zip(arguments, other.arguments).allSatisfy { $0.name == $1.name }
  }
}
