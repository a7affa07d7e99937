/// An ICU MessageFormat 1 message in one locale, which is parsed once and can be formatted by many threads.
///
/// The output equals that of `icu::MessageFormat` byte for byte, with one exception: in Korean, a particle in its
/// tolerant form, as in `{name}이(가)` or `{name}님이(가)`, is replaced by the form that fits the word before it. If the
/// pronunciation of the word is unknown, the tolerant form remains. A particle after an empty argument is omitted, and
/// white space between an argument and a particle is removed. Times are in UTC unless you specify another time zone.
public struct Message: Sendable {
  /// The tree of the parsed message.
  package let tree: [MessageNode]
  let compiled: CompiledMessage

  /// The message as written.
  public var pattern: String { compiled.pattern }

  /// The locale in which the message is formatted.
  package var locale: String { compiled.context.locale.description }

  /// The text of a message without arguments; nil for any other message.
  package var constant: String? {
    if case .constant(let text) = compiled.root { text } else { nil }
  }

  /// Compiles a message that has already been parsed.
  package init(
    _ pattern: String, nodes: [MessageNode], context: FormattingContext, resolvesParticles: Bool = true
  ) throws(MessageSyntaxError) {
    tree = nodes
    compiled = try MessageCompiler.compile(pattern, nodes, context: context, resolvesParticles: resolvesParticles)
  }

  /// Formats the message.
  ///
  /// Unused arguments are ignored.
  public func format(_ arguments: [String: ArgumentValue] = [:]) throws(FormatError) -> String {
    try format(with: arguments)
  }

  package func format(with arguments: any ArgumentSource) throws(FormatError) -> String {
    try compiled.format(arguments)
  }
}

extension Message {
  /// The names of all arguments.
  package var argumentNames: Set<String> { Set(tree.arguments.map(\.name)) }
}
