package import CatalogFormats
internal import MessageFiles

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
  /// The details of the entry that the format specifies; nil when there are none.
  private let detail: Detail?

  /// A separate object, like `Detail`, so that the many entries without one need little memory.
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

  /// - Parameters:
  ///   - dialect: the dialect of the file; a syntax that the format specifies for the entry takes precedence.
  ///   - hasExpressions: whether messages may have expressions of Bean Validation, such as `${a ? 'b' : 'c'}`.
  init(
    _ entry: MessageDocument.Entry, _ detail: LocaleDocument.Detail? = nil, dialect: Linter.Dialect,
    parser: MessageParser, hasExpressions: Bool = false
  ) {
    self.detail = detail.map(Detail.init)
    key = entry.key
    text = entry.text
    range = entry.range
    // A plural form counts as a branch, although it is an entry of its own.
    let features = TextFeatures(entry.text).union(detail?.form == nil ? [] : .branches)
    let dialect = detail?.syntax.map { Linter.Dialect($0) } ?? dialect
    guard let dialect, dialect.mayHaveArguments(features) else {
      parsed = nil
      self.features = features
      return
    }
    do {
      let tree: MessageTree
      if hasExpressions, let expressions = MessageTree(withExpressionsOf: entry.text, hasNames: dialect != .java) {
        tree = expressions
      } else {
        tree = try dialect.parse(entry.text, with: parser, format: detail?.format)
      }
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
  /// The plural form of the text; nil when the text is not a plural form.
  package var form: PluralForm? { detail?.content.form }
  /// Whether the message lacks forms that its file declares, so that programs show no text for some numbers.
  package var lacksForms: Bool { form?.missing.isEmpty == false }
  /// The key of the message that the entry belongs to.
  package var messageKey: String { detail?.content.message ?? key }
  /// Whether the file marks the translation as needing review.
  package var needsReview: Bool { detail?.content.needsReview ?? false }
  /// Whether programs do not use the text yet.
  var isUnused: Bool { detail?.content.isUnused ?? false }
  /// Whether other texts contain the text.
  var isFragment: Bool { detail?.content.isFragment ?? false }
  /// The runtime that the file declares for the message.
  var format: FormatFlag? { detail?.content.format }
  /// The message as that runtime reads it; nil without a runtime whose placeholders begin with a percent sign.
  var formatString: FormatString? { format?.formatString(text) }
  /// Whether the format specifies that programs print the text unchanged.
  var isPlain: Bool { detail?.content.syntax == .plain }
  /// The kind of text in place of the source, in a file with source and translation.
  var sourceTextKind: LocaleDocument.SourceTextKind { detail?.content.sourceTextKind ?? .text }
  /// Whether the text is not limited to certain numbers, so that it has to print the same arguments as the source.
  var isGeneral: Bool { detail?.content.form?.isGeneral ?? true }

  /// Whether the text has variables of a string catalog, `%#@name@`, which differ between locales.
  var hasVariables: Bool { arguments.contains { $0.name.hasPrefix("#") } }

  /// Returns the arguments that programs print as numbers, such as that of `%d`; empty for ICU syntax.
  ///
  /// - Parameter dialect: the dialect of the file.
  package func numericArguments(in dialect: Linter.Dialect) -> Set<String> {
    let dialect = detail?.content.syntax.flatMap { Linter.Dialect($0) } ?? dialect
    let placeholders = dialect.placeholders(in: text, format: format)
    return Set(placeholders.filter { [.integer, .decimal].contains($0.kind) }.map(\.name))
  }

  /// The parsed message; nil when it does not parse.
  package var nodes: [MessageNode]? { tree?.nodes }

  /// The parsed message with its tokens; nil when it does not parse.
  package var tree: MessageTree? {
    guard let parsed else { return MessageTree(literal: text) }
    return try? parsed.result.get()
  }

  /// The error that prevents parsing; nil when the message parses.
  package var syntaxError: MessageSyntaxError? {
    if case .failure(let error) = parsed?.result { error } else { nil }
  }

  /// Returns whether another message has the same text, apart from white space and invisible characters.
  func hasSameText(as other: MessageEntry) -> Bool {
    if text == other.text { return true }
    // Other rules report the difference.
    let mayHaveSameWords = !features.union(other.features).isDisjoint(with: [.edgeSpace, .doubleSpace, .invisible])
    return mayHaveSameWords && text.visibleWords == other.text.visibleWords
  }

  /// Returns whether another message uses the same arguments in the same order.
  func hasSameArguments(as other: MessageEntry) -> Bool {
    arguments.count == other.arguments.count && zip(arguments, other.arguments).allSatisfy { $0.name == $1.name }
  }
}

extension String {
  /// The words of the text without invisible characters.
  fileprivate var visibleWords: [Substring] {
    let visible = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace)
  }
}

extension MessageNode {
  /// The features that are found only by parsing the message.
  fileprivate var features: TextFeatures {
    switch content {
    case .literal, .argument, .pound: []
    case .formatted: .formats
    case .plural, .select, .choice: .branches
    }
  }
}
