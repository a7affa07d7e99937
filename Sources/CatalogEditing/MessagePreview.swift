package import CatalogLint
package import MessageFiles

/// A preview of a message: its text with example values for its arguments.
package struct MessagePreview: Sendable {
  private enum Backend: Sendable {
    case catalog(any LoadedMessages, Message)
    case external(ExternalMessageSampler)
  }

  private let backend: Backend
  private let key: String
  private let locale: String

  /// - Parameters:
  ///   - entry: the current message.
  ///   - file: the file that contains the message.
  ///   - catalog: the catalog that contains the file; nil if the file belongs to none.
  ///   - examples: the example values in the file or its source, by argument.
  /// - Returns: nil if the message does not parse.
  package init?(
    of entry: MessageEntry, in file: MessageFile, catalog: (any LoadedMessages)?, examples: [String: String] = [:]
  ) {
    let direction = catalog?.direction(ofLocale: file.locale) ?? .leftToRight
    guard let tree = entry.tree,
      let message = Message(
        entry.text, parsed: tree, locale: file.locale, direction: direction, resolvesParticles: catalog != nil)
    else { return nil }
    key = entry.key
    locale = file.locale
    backend =
      catalog.map { .catalog($0, message) }
      ?? .external(
        ExternalMessageSampler(message, examples: examples, numbers: entry.numericArguments(in: file.dialect)))
  }

  /// Returns the variants of the text, with the values that select them; variants for example values come first.
  ///
  /// - Parameter limit: the number of variants after which to stop; repetitions do not count.
  package func samples(limit: Int = .max) -> [MessageSample] {
    switch backend {
    case .catalog(let catalog, let message): catalog.samples(ofKey: key, locale: locale, as: message, limit: limit)
    case .external(let sampler): sampler.samples(limit: limit)
    }
  }

  /// Returns the text for the given values in segments; nil if an argument has no value.
  ///
  /// - Parameter values: the arguments as text.
  package func segments(_ values: [String: String]) -> [MessageSegment]? {
    switch backend {
    case .catalog(let catalog, let message): catalog.segments(of: message, locale: locale, values)
    case .external(let sampler): sampler.segments(values)
    }
  }
}
