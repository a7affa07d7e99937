/// An ICU MessageFormat 1 message of one locale, parsed once and formatted often, by many threads.
///
/// The output is what `icu::MessageFormat` gives, byte for byte; only Korean particles in their tolerant form after an
/// argument, `{name}이(가)`, take the shape that fits how the argument is read aloud. Where that is not known they stay.
/// Times are printed in UTC unless another zone is asked for.
public struct Message: Sendable {
  /// As it was parsed.
  package let tree: [MessageNode]
  private let compiled: CompiledMessage

  /// The message as it was written.
  public var pattern: String { compiled.pattern }

  /// The whole text of a message without arguments.
  var constant: String? {
    if case .constant(let text) = compiled.root { text } else { nil }
  }

  /// Parses a message.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag.
  ///   - timeZone: an id of the IANA database.
  ///   - resolvesParticles: false leaves Korean particles as they are written.
  /// - Throws: `MessageSyntaxError`, or `FormatError` for a locale or time zone that ICU does not know.
  public init(_ pattern: String, locale: String, timeZone: String = "UTC", resolvesParticles: Bool = true) throws {
    func failure(_ reason: FormatError.Reason) -> FormatError {
      FormatError(reason: reason, message: pattern, locale: locale)
    }
    guard let tag = LocaleTag(locale) else { throw failure(.unknownLocale) }
    guard FormattingContext.isKnown(timeZone: timeZone) else { throw failure(.unknownTimeZone(timeZone)) }
    guard let context = FormattingContext.shared(locale: tag, timeZone: timeZone) else {
      throw failure(.unknownLocale)
    }
    try self.init(
      pattern, nodes: MessageParser().parse(pattern).nodes, context: context, resolvesParticles: resolvesParticles)
  }

  /// Binds a message that has been parsed already.
  init(
    _ pattern: String, nodes: [MessageNode], context: FormattingContext, resolvesParticles: Bool = true
  ) throws(MessageSyntaxError) {
    tree = nodes
    compiled = try MessageCompiler.compile(pattern, nodes, context: context, resolvesParticles: resolvesParticles)
  }

  /// Formats the message.
  ///
  /// Arguments that it does not use are ignored.
  public func format(_ arguments: [String: ArgumentValue] = [:]) throws(FormatError) -> String {
    try format(with: arguments)
  }

  func format(with arguments: some ArgumentSource) throws(FormatError) -> String {
    try compiled.format(arguments)
  }
}

extension Message {
  /// The names of its arguments, each once.
  package var argumentNames: Set<String> { Set(tree.arguments.map(\.name)) }
}
