import AuthCopy
import CatalogFormats

/// The data of an ES module, by the part that contains it.
struct ECMAScriptContent {
  /// Kinds and codes.
  let core: JSONValue
  /// How the raw errors of each provider are recognized and parsed.
  let raw: JSONValue
  /// What the readers of raw errors know, by the name in the catalog's `reading.json`, and the vocabulary.
  let rules: [(key: String, value: JSONValue)]
  /// The data that messages need: arguments, and the sounds of Korean words.
  let messages: JSONValue
  /// The locales, and the best locale for each language.
  let locale: JSONValue
  let copy: ModuleCopy

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    let copy = ModuleCopy(catalog, selection)
    let definitions = selection.definitions(in: catalog)
    let tables = selection.providers.compactMap { catalog.codeTable(of: $0) }
    func byProvider(_ json: (CodeTable) -> JSONValue) -> JSONValue {
      .object(tables.map { ($0.provider.rawValue, json($0)) })
    }
    core = .object([
      ("catalog", .string(catalog.version)),
      ("kinds", .object(selection.definitionsIncludingConcealed(in: catalog).map { ($0.kind.rawValue, $0.json) })),
      ("providers", byProvider { $0.codesJSON(selection) }),
    ])
    raw = .object([
      ("providers", byProvider { $0.rawErrorsJSON(selection) }),
      ("knownProviders", .strings(catalog.providers.map(\.rawValue))),
    ])
    let reading = ExportedReading(catalog, selection)
    rules = reading.sections.flatMap(\.entries) + reading.vocabulary
    let argumentsByKind = definitions.filter { !$0.arguments.isEmpty }.map { definition in
      (key: definition.kind.rawValue, value: JSONValue.strings(definition.arguments))
    }
    let exportedArguments = copy.usedArguments.union(definitions.flatMap(\.arguments))
    let korean = copy.hasParticles ? KoreanSounds.json : nil
    messages = .members([
      ("korean", korean), ("arguments", .sorted(copy.arguments.filter { exportedArguments.contains($0.key) })),
      ("kinds", .object(argumentsByKind)),
    ])
    locale = .members([
      ("locales", .strings(selection.locales)), ("defaultLocale", .string(selection.defaultLocale)),
      ("localeMatches", copy.localeMatches),
    ])
    self.copy = copy
  }

  /// Returns the code that formats messages, with its data.
  func messagesCode(_ runtime: ECMAScriptRuntime) -> String {
    runtime.part(
      "messages",
      [
        ("COPY_DATA", ECMAScriptRuntime.code(messages)),
        ("HAS_RIGHT_TO_LEFT", JSONValue.bool(copy.hasRightToLeft).line),
      ])
  }

  /// Returns the texts that are formatted in a locale, in the format of the runtime.
  func texts(of locale: String, where isIncluded: (String) -> Bool = { _ in true }) -> JSONValue {
    let messages = copy.messages.first { $0.locale == locale }?.texts ?? [:]
    return .object([
      ("locale", .string(locale)), ("format", copy.formats[locale] ?? .object([])),
      ("messages", .sorted(messages.filter { isIncluded($0.key) })),
    ])
  }

  /// Returns, for each argument, the arguments in the texts of its values in an exported locale.
  func argumentsOfValues(in locale: String) -> JSONValue {
    copy.argumentsOfValues.first { $0.key == locale }?.value ?? .object([])
  }
}
