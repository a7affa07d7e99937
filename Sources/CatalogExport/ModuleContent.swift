import AuthCopy
import CatalogFormats

/// The content of module formats: kinds, codes and messages for the requested locales and providers.
struct ModuleContent {
  /// All members except the codes and the messages.
  private let members: [(String, JSONValue?)]
  /// The codes by provider.
  let providers: [(key: String, value: JSONValue)]
  /// The messages by the locale in which they are formatted.
  let messages: [(key: String, value: JSONValue)]
  /// The places where the modules differ from the library.
  let losses: [ExportLoss]

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    let copy = ModuleCopy(catalog, selection)
    providers = selection.providers.compactMap { provider in
      catalog.codeTable(of: provider).map { (provider.rawValue, $0.json(selection)) }
    }
    messages = copy.messages.map { ($0.locale, .sorted($0.texts)) }
    losses = copy.losses
    members = [
      ("format", .integer(CompiledCatalog.format)),
      ("generatedBy", .string(selection.command)),
      ("catalog", .string(catalog.version)),
      ("defaultLocale", .string(selection.defaultLocale)),
      ("locales", .object(copy.locales.map { ($0.locale, .strings($0.order)) })),
      ("localeMatches", copy.localeMatches),
      ("formats", .sorted(copy.formats)),
      ("korean", copy.hasParticles ? KoreanSounds.json : nil),
      ("arguments", .sorted(copy.arguments)),
      ("argumentsOfValues", .object(copy.argumentsOfValues)),
      ("kinds", .object(catalog.definitions.map { ($0.kind.rawValue, $0.json) })),
      ("knownProviders", .strings(catalog.providers.map(\.rawValue))),
      ("reading", ExportedReading(catalog, selection).json),
    ]
  }

  /// All members except the codes and the messages.
  var base: JSONValue { .members(members) }

  /// The members of ``base`` without data that the library contains in its code.
  var baseForSwiftPackage: JSONValue {
    .members(members.filter { !["korean", "argumentsOfValues", "knownProviders"].contains($0.0) })
  }

  /// The compiled catalog.
  func json(_ catalog: Catalog, _ selection: ExportSelection) -> JSONValue {
    var tiers: [String: JSONValue] = [:]
    for locale in selection.locales { tiers[locale] = catalog.tier(ofLocale: locale).map { .string($0.rawValue) } }
    return .members(
      members + [("tiers", .sorted(tiers)), ("providers", .object(providers)), ("messages", .object(messages))])
  }
}

extension JSONValue {
  /// Copies parsed JSON of texts and integers.
  init(_ node: JSONNode) {
    switch node.content {
    case .object(let members): self = .object(members.map { ($0.key, JSONValue($0.value)) })
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .number, .string, .bool, .null: self = node.integer.map(JSONValue.integer) ?? .string(node.string ?? "")
    }
  }
}

extension KindDefinition {
  var json: JSONValue {
    .members([
      ("status", .integer(status)),
      ("presentation", .string(presentations.standard.rawValue)),
      ("presentationIn", .byFlow(presentations.byFlow) { .string($0.rawValue) }),
      ("recovery", recovery.map { .string($0.rawValue) }),
      ("retryable", .bool(isRetryable)),
      ("arguments", .strings(arguments)),
      ("concealedAs", concealedAs.json),
      ("broader", broader.map { .string($0.rawValue) }),
    ])
  }
}

extension ByFlow<Kind?> {
  /// A kind, or an object of kinds by flow with `default` for other flows.
  fileprivate var json: JSONValue? {
    let standard = standard.map { JSONValue.string($0.rawValue) }
    if byFlow.isEmpty { return standard }
    let flows = Flow.allCases.compactMap { flow in
      byFlow[flow].map { (key: flow.rawValue, value: $0.map { JSONValue.string($0.rawValue) } ?? .bool(false)) }
    }
    return .object((standard.map { [(key: "default", value: $0)] } ?? []) + flows)
  }
}

extension JSONValue {
  /// Returns an object with the values of the flows that have one, in a fixed order.
  static func byFlow<Value>(_ values: [Flow: Value], _ json: (Value) -> JSONValue) -> JSONValue {
    .object(Flow.allCases.compactMap { flow in values[flow].map { (flow.rawValue, json($0)) } })
  }
}
