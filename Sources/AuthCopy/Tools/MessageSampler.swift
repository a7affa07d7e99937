package import ICUMessageFormat
package import MessageFiles

/// Renders the messages of a catalog with the values that their arguments can have.
package struct MessageSampler: Sendable {
  private let catalog: Catalog
  private let examples: [String: [String: String]]
  /// The ids that the catalog has texts for, by argument and in the order of the source file.
  private let ids: [String: [(id: String, text: String)]]

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    let source = catalog.localeCopy(ofSupported: Catalog.sourceLocale)
    var ids: [String: [(id: String, text: String)]] = [:]
    for (key, _) in catalog.keys {
      for (argument, id) in catalog.argumentDefinitions.valuesNamed(by: key) {
        // The key is the default text of the argument, which has no id.
        if catalog.argumentDefinitions[argument]?.defaultValue == .copy(key: key) { continue }
        ids[argument, default: []].append((id, source?.messages[key]?.constant ?? ""))
      }
    }
    self.ids = ids
    examples = Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0.key, $0.metadata.examples) })
  }

  /// Returns the distinct texts that a key can have; the text with the example values comes first.
  ///
  /// - Parameters:
  ///   - locale: a supported locale, as a BCP 47 tag.
  ///   - message: the edited message; nil for the message of the catalog.
  ///   - limit: the number of texts after which to stop; repetitions do not count.
  package func samples(
    ofKey key: String, locale: String, as message: Message? = nil, limit: Int = .max
  ) -> [MessageSample] {
    guard let tag = LocaleTag(locale), let copy = catalog.localeCopy(ofSupported: tag),
      let message = message ?? copy.messages[key]
    else { return [] }
    let textLocale = catalog.translation(ofKey: key, locale: locale).flatMap { LocaleTag($0.locale) } ?? tag
    var values: [String: SampleValues] = [:]
    let tree = message.tree + message.argumentNames.flatMap { valueMessages(of: $0, copy).flatMap(\.tree) }
    let branching = tree.branchingNodes
    for name in inputs(of: message, copy) {
      guard let type = catalog.type(ofArgument: name) else { continue }
      values[name] = SampleValues(
        name, type: type, branching: branching[name] ?? [], ids: ids[name] ?? [], declared: examples[key]?[name],
        isTime: message.argumentNames.contains { catalog.argumentDefinitions[$0]?.time != nil }, locale: textLocale)
    }
    var samples: [MessageSample] = []
    var indices: [String: Int] = [:]
    var sentences: Set<String> = []
    for given in values.combinations(for: message) where sentences.count < limit {
      guard let text = try? message.format(with: catalog.arguments(given, of: copy)) else { continue }
      if let index = indices[text] {
        samples[index].values.append(given)
        continue
      }
      let isNew = sentences.insert(sentence(text, of: message, given, copy)).inserted
      indices[text] = samples.count
      // The text with all defaults never counts as a repetition.
      samples.append(MessageSample(text: text, given: given, values: [given], isRepetition: !isNew && !given.isEmpty))
    }
    return samples.map(\.withSmallestSets)
  }

  /// Returns the arguments that determine the text: the arguments of the message, replaced by their sources if they are
  /// derived, and the arguments in the texts of their values.
  private func inputs(of message: Message, _ copy: LocaleCopy) -> [String] {
    var inputs: [String] = []
    for name in message.argumentNames {
      let sources = catalog.argumentDefinitions[name]?.sources ?? []
      // One source of a time is enough, preferably one that the message uses itself.
      let source = sources.first(where: message.argumentNames.contains) ?? sources.first
      inputs.append(source ?? name)
      inputs += valueMessages(of: name, copy).flatMap(\.argumentNames)
    }
    return inputs
  }

  /// Returns the texts of an argument's values; empty for a derived argument.
  private func valueMessages(of name: String, _ copy: LocaleCopy) -> [Message] {
    guard catalog.argumentDefinitions[name]?.sources == nil else { return [] }
    return (ids[name] ?? []).compactMap { copy.messages["\(name)_\($0.id)"] }
  }

  /// Returns the text with placeholders for inserted values, so that texts that differ only in values become equal.
  private func sentence(
    _ text: String, of message: Message, _ given: [String: String], _ copy: LocaleCopy
  ) -> String {
    let arguments = catalog.arguments(given, of: copy)
    let insertedTexts = message.argumentNames.compactMap { name -> String? in
      guard case .text(let inserted)? = arguments.value(of: name), !inserted.isEmpty else { return nil }
      return inserted
    }
    // Longer values come first, because one may contain another: "Google account" and "Google".
    return insertedTexts.sorted { ($1.count, $1) < ($0.count, $0) }.reduce(text) { $0.replacing($1, with: "\u{FFFC}") }
  }
}
