/// An ICU MessageFormat 1 message in one locale, which is parsed once and can be formatted by many threads.
///
/// The output equals that of `icu::MessageFormat` byte for byte, with one exception: in Korean, a particle in its
/// tolerant form, as in `{name}이(가)` or `{name}님이(가)`, takes the form that fits the pronunciation of what precedes it.
/// If the pronunciation is unknown, the tolerant form remains; after an empty argument there is no particle, and space
/// at the end of an argument is dropped before one. Times are printed in UTC unless you specify another time zone.
public struct Message: Sendable {
  /// The tree of the parsed message.
  package let tree: [MessageNode]
  let compiled: CompiledMessage

  /// The message as written.
  public var pattern: String { compiled.pattern }

  /// The whole text of a message without arguments.
  package var constant: String? {
    if case .constant(let text) = compiled.root { text } else { nil }
  }

  /// Parses a message.
  ///
  /// - Parameters:
  ///   - pattern: the message in ICU MessageFormat 1.
  ///   - locale: a BCP 47 tag.
  ///   - timeZone: an id of the IANA database.
  ///   - resolvesParticles: whether Korean particles are adapted to the arguments; false leaves them as written.
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

  /// Compiles a message that has already been parsed, in whatever dialect.
  ///
  /// - Parameters:
  ///   - pattern: the message as written.
  ///   - locale: a BCP 47 tag.
  /// - Returns: nil when ICU does not know the locale, or a format in the message.
  package init?(_ pattern: String, parsed tree: MessageTree, locale: String, resolvesParticles: Bool) {
    guard let tag = LocaleTag(locale), let context = FormattingContext.shared(locale: tag, timeZone: "UTC"),
      let message = try? Message(pattern, nodes: tree.nodes, context: context, resolvesParticles: resolvesParticles)
    else { return nil }
    self = message
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

  package func format(with arguments: some ArgumentSource) throws(FormatError) -> String {
    try compiled.format(arguments)
  }
}

extension Message {
  /// The names of all arguments.
  package var argumentNames: Set<String> { Set(tree.arguments.map(\.name)) }
}
