import AuthCopy
import CatalogFormats

/// The file `codes.json`: the kind to show for each code under strict disclosure, and how to show each kind.
///
/// It contains no texts, because apps have them as strings of their platform.
///
/// ```json
/// {
///  "catalog": "version", "generatedBy": "command",
///  "kinds": {
///   "invalidCredentials": {"status": 401, "presentation": "inline", "action": "checkInput", "retryable": true}},
///  "codes": {"firebase": {"auth/wrong-password": "invalidCredentials", "auth/x": {"default": "a", "signUp": "b"}}}
/// }
/// ```
///
/// The keys of the texts are derived from the kind: `invalidCredentials_title`, `_message` and, if there is an action,
/// `_action`.
struct CodeDecisions {
  let file: ExportedFile

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    var used: Set<Kind> = [.unknown]
    var codes: [(key: String, value: JSONValue)] = []
    for provider in selection.requestedProviders {
      var decisions: [String: JSONValue] = [:]
      guard let table = catalog.codeTable(of: provider) else { continue }
      let surfaces = selection.surfaces(of: table)
      // A lookup in a table compares whole codes, so prefixes, ranges and phrases are left out.
      let rows = surfaces.flatMap { surface in
        surface.rows.filter { $0.match == .exact }.map { (surface: surface.id, row: $0) }
      }
      let derived = surfaces.flatMap { surface in
        surfaces.filter { $0.id == surface.derivation?.source }
          .flatMap { surface.derivation?.codes(from: $0) ?? [] }.map { (surface.id, $0.code) }
      }
      let rowCodes = rows.map { surface, row in (surface, row.code) }
      let symbols = rows.compactMap { surface, row in row.symbol.map { (surface, $0) } }
      let numbers = rows.compactMap { surface, row in row.numeric.map { (surface, "\($0)") } }
      // Codes take precedence over symbols, symbols over numbers, and all of them over derived codes.
      for (surface, name) in rowCodes + symbols + numbers + derived where !name.isEmpty && decisions[name] == nil {
        let code = RawCode(name)
        // The numbers of some surfaces, such as HTTP statuses, are not codes.
        guard LoginError(provider: provider, code: code, catalog: catalog).isKnown else { continue }
        func displayedKind(in flow: Flow?) -> Kind {
          let error = LoginError(provider: provider, surface: surface, code: code, flow: flow, catalog: catalog)
          return catalog.displayedKind(of: error, under: .strict)
        }
        let standard = displayedKind(in: nil)
        let allFlows = Dictionary(uniqueKeysWithValues: Flow.allCases.map { ($0, displayedKind(in: $0)) })
        let byFlow = allFlows.filter { $0.value != standard }
        used.insert(standard)
        used.formUnion(byFlow.values)
        decisions[name] = Self.json(standard, byFlow) { .string($0.rawValue) }
      }
      if !decisions.isEmpty { codes.append((provider.rawValue, .sorted(decisions))) }
    }
    let kinds = catalog.definitions.filter { used.contains($0.kind) }.map { ($0.kind.rawValue, Self.json(of: $0)) }
    let all = JSONValue.object([
      ("catalog", .string(catalog.version)), ("generatedBy", .string(selection.command)),
      ("kinds", .object(kinds)), ("codes", .object(codes)),
    ])
    file = ExportedFile(name: "codes.json", text: all.text() + "\n")
  }

  /// Returns one value, or an object of values by flow with `default` for other flows.
  private static func json<Value>(
    _ standard: Value, _ byFlow: [Flow: Value], _ encode: (Value) -> JSONValue
  ) -> JSONValue {
    guard case .object(let flows) = JSONValue.byFlow(byFlow, encode), !flows.isEmpty else { return encode(standard) }
    return .object([(key: "default", value: encode(standard))] + flows)
  }

  private static func json(of definition: KindDefinition) -> JSONValue {
    .members([
      ("status", .integer(definition.status)),
      (
        "presentation",
        json(definition.presentations.standard, definition.presentations.byFlow) { .string($0.rawValue) }
      ),
      ("action", definition.recovery.map { .string($0.rawValue) }),
      ("retryable", .bool(definition.isRetryable)),
    ])
  }
}
