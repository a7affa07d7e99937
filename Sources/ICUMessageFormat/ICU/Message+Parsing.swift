extension Message {
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

  /// Compiles a message of any dialect that has already been parsed.
  ///
  /// - Parameters:
  ///   - pattern: the message as written.
  ///   - locale: a BCP 47 tag.
  ///   - direction: the direction in which the locale is written; from right to left, arguments are isolated.
  /// - Returns: nil when ICU does not know the locale, or a format in the message.
  package init?(
    _ pattern: String, parsed tree: MessageTree, locale: String, direction: TextDirection, resolvesParticles: Bool
  ) {
    guard let tag = LocaleTag(locale),
      let context = FormattingContext.shared(locale: tag, timeZone: "UTC", direction: direction),
      let message = try? Message(pattern, nodes: tree.nodes, context: context, resolvesParticles: resolvesParticles)
    else { return nil }
    self = message
  }
}

extension [MessageNode] {
  /// Returns the syntax error for the first argument with a type or style unknown to ICU; nil if there is none.
  ///
  /// - Parameter locale: a canonical BCP 47 tag; an unknown one is treated as English.
  package func firstUnknownFormat(locale: String) -> MessageSyntaxError? {
    let tags = [LocaleTag(locale), .english].compactMap(\.self)
    return tags.lazy.compactMap { FormattingContext.shared(locale: $0, timeZone: "UTC") }.first
      .flatMap { firstUnknownFormat(in: $0) }
  }
}
