package import AuthCopy
package import CatalogLint
package import CatalogTools

/// What people see for a message: its text with values in the place of its arguments.
package struct MessagePreview: Sendable {
  private enum Values: Sendable {
    case catalog(Catalog, MessageSampler, Message)
    case foreign(ForeignSamples)
  }

  private let values: Values
  private let key: String
  private let locale: String

  /// - Parameters:
  ///   - entry: the message as it is now.
  ///   - file: the file that it is in.
  ///   - catalog: the AuthCopy catalog that the file is part of; nil for somebody else's.
  ///   - examples: what the file or its source gives as examples, by argument.
  /// - Returns: nil when the message does not parse.
  package init?(
    of entry: MessageEntry, in file: MessageFile, catalog: Catalog?, examples: [String: String] = [:]
  ) {
    guard let tree = entry.tree,
      let message = Message(entry.text, parsed: tree, locale: file.locale, resolvesParticles: catalog != nil)
    else { return nil }
    key = entry.key
    locale = file.locale
    values =
      catalog.map { .catalog($0, MessageSampler($0), message) } ?? .foreign(ForeignSamples(message, examples: examples))
  }

  /// Every text that the message can become, with the values that lead there; those of examples first.
  package var samples: [MessageSample] {
    switch values {
    case .catalog(_, let sampler, let message): sampler.samples(ofKey: key, locale: locale, as: message)
    case .foreign(let samples): samples.samples
    }
  }

  /// The text for some values in pieces; nil where an argument has no value.
  ///
  /// - Parameter values: the arguments as text.
  package func segments(_ values: [String: String]) -> [MessageSegment]? {
    switch self.values {
    case .catalog(let catalog, _, let message): catalog.segments(of: message, locale: locale, values)
    case .foreign(let samples): samples.segments(values)
    }
  }
}
