import AuthCopy
import CatalogFormats

/// The entries of a platform's string file, and the places where they differ from the library.
///
/// Platforms support only plural categories, so each exact number and each value of a select has a separate key:
/// `codeLength` and `codeLength_count_0`. Each id of an argument before a Korean particle has a separate key too,
/// because the form of the particle depends on it: `continueWith_provider_kakao`.
struct PlatformEntries {
  private(set) var entries: [PlatformEntry] = []
  /// The values that an entry applies to, by its name; empty for the entry for all values without a separate key.
  private(set) var choices: [String: [BranchChoice]] = [:]
  private(set) var losses: [ExportLoss] = []
  private let arguments: [String: ArgumentDefinition]
  /// The texts of the ids that arguments can have, by locale, argument and id.
  private let ids: [String: [String: [String: String]]]

  /// The maximum number of keys for combinations of values in one message.
  private static let maximumCombinations = 64

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    arguments = catalog.argumentDefinitions
    ids = Self.ids(in: catalog, selection)
    let messages = Dictionary(
      selection.locales.map { ($0, catalog.messages(ofLocale: $0)) }, uniquingKeysWith: { first, _ in first })
    let catalogKeys = Set(catalog.keys.map(\.key))
    for (key, metadata) in catalog.keys where selection.includes(key) {
      let translations = selection.locales.compactMap { locale in
        messages[locale]??[key].map { (locale: locale, message: $0, parts: $0.parts) }
      }
      add(key, metadata, translations, catalog, avoiding: catalogKeys)
    }
    losses = losses.sorted()
  }

  private mutating func add(
    _ key: String, _ metadata: KeyMetadata,
    _ messages: [(locale: String, message: Message, parts: [MessagePart])], _ catalog: Catalog,
    avoiding catalogKeys: Set<String>
  ) {
    var choices: [BranchChoice] = []
    for (_, _, parts) in messages {
      for choice in PlatformTextBuilder.choices(of: parts) where !choices.contains(choice) { choices.append(choice) }
    }
    var builders = Dictionary(
      messages.map { locale, message, _ in
        (locale, PlatformTextBuilder(arguments, locale: message.locale, ids: ids[locale] ?? [:]))
      }, uniquingKeysWith: { $1 })
    var textsByCombination: [[BranchChoice]: [String: PlatformText]] = [:]
    var separateKeys: [String] = []
    for combination in Self.combinations(of: choices) + idCombinations(of: messages.map(\.parts)) {
      var texts: [String: PlatformText] = [:]
      for (locale, _, parts) in messages { texts[locale] = builders[locale]?.text(of: parts, combination) }
      // A combination with the same texts as a combination of fewer values needs no separate key.
      let isNew = !combination.indices.contains { index in
        var fewer = combination
        fewer.remove(at: index)
        return textsByCombination[fewer] == texts
      }
      textsByCombination[combination] = texts
      let name = key + combination.map { "_\($0.argument)_\($0.value)" }.joined()
      // A separate key must not replace a key of the catalog.
      guard isNew, combination.isEmpty || !catalogKeys.contains(name) else { continue }
      // Keys for ids are no loss: without them, the text is still correct, because its particles keep both forms.
      if combination.contains(where: { $0.selectorType != .id }) { separateKeys.append(name) }
      var placeholders: [String] = []
      // The source locale determines the order, wherever it is among the locales.
      let source = Catalog.sourceLocale.description
      for locale in [source] + messages.map(\.locale) {
        for name in texts[locale]?.placeholders ?? [] where !placeholders.contains(name) { placeholders.append(name) }
      }
      let translations = texts.map { locale, text in
        let origin = catalog.translation(ofKey: key, locale: locale)
        return (
          locale,
          PlatformEntry.Translation(
            text: text, isFallback: origin?.locale != locale, isStale: origin?.isStale ?? false)
        )
      }
      var notes = metadata.description.split(whereSeparator: \.isNewline).map(String.init)
      notes += combination.map { "For {\($0.argument)} \($0.value)." }
      self.choices[name] = combination
      entries.append(
        PlatformEntry(
          name: name, key: key, notes: notes, placeholders: placeholders,
          integers: Set(placeholders.filter { isInteger($0, in: texts) }), examples: metadata.examples,
          translations: Dictionary(translations) { $1 }))
    }
    func report(_ id: String, _ details: (PlatformTextBuilder) -> [String]) {
      let locales = messages.map(\.locale)
      let groups = Dictionary(grouping: locales) { builders[$0].map(details) ?? [] }
      for (details, locales) in groups where !details.isEmpty {
        losses.append(
          ExportLoss(id, key: key, locale: locales.joined(separator: ", "), details.joined(separator: ", ")))
      }
    }
    report("kept-particle") { $0.particles }
    report("made-argument") { $0.appFormattedValues.map { "{\($0)}" } }
    report("flattened-plural") { $0.flattenedPlurals.map { "{\($0)}" } }
    if !separateKeys.isEmpty {
      losses.append(
        ExportLoss(
          "own-keys", key: key, locale: messages.map(\.locale).joined(separator: ", "),
          separateKeys.joined(separator: ", ")))
    }
  }

  /// Returns a combination with a single choice for each id of the arguments before particles.
  private func idCombinations(of messages: [[MessagePart]]) -> [[BranchChoice]] {
    var names: [String] = []
    for name in messages.flatMap(PlatformTextBuilder.argumentsBeforeParticles) where !names.contains(name) {
      names.append(name)
    }
    return names.flatMap { name in
      let idsOfArgument = Set(ids.values.flatMap { $0[name, default: [:]].keys })
      return idsOfArgument.sorted().map { [BranchChoice(argument: name, selectorType: .id, value: $0)] }
    }
  }

  /// Returns the texts of ids by locale, argument and id.
  ///
  /// Ids of providers that were not requested, and ids whose texts equal the default text in all locales, are left out.
  static func ids(in catalog: Catalog, _ selection: ExportSelection) -> [String: [String: [String: String]]] {
    let unrequested = Set(catalog.providers).subtracting(selection.requestedProviders).map(\.rawValue)
    var ids: [String: [String: [String: String]]] = [:]
    for (name, definition) in catalog.argumentDefinitions where definition.type == .text {
      let idsOfArgument = catalog.keys.map(\.key).filter { $0.hasPrefix("\(name)_") }.map {
        String($0.dropFirst(name.count + 1))
      }
      for id in idsOfArgument where !unrequested.contains(id) {
        let texts = selection.locales.map { locale in
          let messages = catalog.messages(ofLocale: locale)
          return (text: messages?["\(name)_\(id)"]?.constant, default: messages?["\(name)_default"]?.constant)
        }
        guard texts.allSatisfy({ $0.text != nil }),
          id == "default" || texts.contains(where: { $0.text != $0.default })
        else { continue }
        for (locale, texts) in zip(selection.locales, texts) {
          ids[locale, default: [:]][name, default: [:]][id] = texts.text
        }
      }
    }
    return ids
  }

  /// Returns whether a placeholder is an integer, as arguments of plurals and undeclared names such as `guests-1` are.
  private func isInteger(_ name: String, in texts: [String: PlatformText]) -> Bool {
    let isUndeclaredOrInteger = arguments[name].map { $0.type == .integer } ?? true
    return isUndeclaredOrInteger || texts.values.contains { $0.pluralPlaceholder == name }
  }

  /// Returns the combinations of values that can have separate texts, smaller ones first.
  ///
  /// If there are too many, it returns only combinations of at most one value.
  private static func combinations(of choices: [BranchChoice]) -> [[BranchChoice]] {
    var combinations: [[BranchChoice]] = [[]]
    for choice in choices {
      combinations += combinations.filter { !$0.contains { $0.isAlternative(to: choice) } }.map { $0 + [choice] }
      if combinations.count > maximumCombinations { return [[]] + choices.map { [$0] } }
    }
    return combinations.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element)
  }
}

/// A value of an argument for which a message has a separate text, such as a branch of a select.
struct BranchChoice: Hashable {
  enum SelectorType {
    case select, exactNumber, ordinal, choice
    /// An id whose text replaces the argument.
    case id
  }

  let argument: String
  let selectorType: SelectorType
  let value: String

  /// Returns whether another choice selects by the same argument in the same way, so that both cannot apply.
  func isAlternative(to other: BranchChoice) -> Bool {
    argument == other.argument && selectorType == other.selectorType
  }
}
