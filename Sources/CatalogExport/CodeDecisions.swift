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
///  "codes": {"firebase": {"auth/wrong-password": "invalidCredentials", "auth/x": {"default": "a", "signUp": "b"}}},
///  "arguments": {"firebase": {"auth/missing-email": {"field": "email"}}}
/// }
/// ```
///
/// The values in `arguments` are those that the code itself determines. A kind that stands in for another one in a flow
/// must not take them.
///
/// The keys of the texts are derived from the kind: `invalidCredentials_title`, `_message` and, if there is an action,
/// `_action`.
struct CodeDecisions {
  let file: ExportedFile

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    var used: Set<Kind> = [.unknown]
    var codes: [(key: String, value: JSONValue)] = []
    var arguments: [(key: String, value: JSONValue)] = []
    for provider in selection.requestedProviders {
      var decisions: [String: JSONValue] = [:]
      var argumentsByCode: [String: JSONValue] = [:]
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
      let isWhole = surfaces.count == table.surfaces.count
      let named = (rowCodes + symbols + numbers + derived).filter { !$0.1.isEmpty }
      for (name, surfaces) in Dictionary(grouping: named, by: \.1).mapValues({ $0.map(\.0) }) {
        let code = RawCode(name)
        // The numbers of some surfaces, such as HTTP statuses, are not codes.
        guard LoginError(provider: provider, code: code, catalog: catalog).isKnown else { continue }
        let searched: [String?] = isWhole ? [nil] : surfaces
        func errors(in flow: Flow?) -> [LoginError] {
          searched.map { LoginError(provider: provider, surface: $0, code: code, flow: flow, catalog: catalog) }
        }
        let standard = Self.displayedKind(of: errors(in: nil), catalog)
        let allFlows = Flow.allCases.map { ($0, Self.displayedKind(of: errors(in: $0), catalog)) }
        let byFlow = Dictionary(uniqueKeysWithValues: allFlows.filter { $0.1 != standard })
        used.insert(standard)
        used.formUnion(byFlow.values)
        decisions[name] = Self.json(standard, byFlow) { .string($0.rawValue) }
        let values = Self.arguments(of: errors(in: nil), catalog)
        if !values.isEmpty { argumentsByCode[name] = .sorted(values) }
      }
      if !decisions.isEmpty { codes.append((provider.rawValue, .sorted(decisions))) }
      if !argumentsByCode.isEmpty { arguments.append((provider.rawValue, .sorted(argumentsByCode))) }
    }
    let kinds = catalog.definitions.filter { used.contains($0.kind) }.map { ($0.kind.rawValue, Self.json(of: $0)) }
    let all = JSONValue.object([
      ("catalog", .string(catalog.version)), ("generatedBy", .string(selection.command)),
      ("kinds", .object(kinds)), ("codes", .object(codes)), ("arguments", .object(arguments)),
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

  /// Returns the kind to show for a code of one or several surfaces: of the first that conceals it, else of the first.
  private static func displayedKind(of errors: [LoginError], _ catalog: Catalog) -> Kind {
    let kinds = errors.map { (shown: catalog.displayedKind(of: $0, under: .strict), own: $0.kind) }
    return (kinds.first { $0.shown != $0.own } ?? kinds[0]).shown
  }

  /// Returns the values of arguments that a code determines, with numbers as numbers; of several surfaces, those that
  /// are the same on each.
  private static func arguments(of errors: [LoginError], _ catalog: Catalog) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for (name, value) in errors[0].arguments where errors.allSatisfy({ $0.arguments[name] == value }) {
      switch catalog.argumentDefinitions[name]?.type.value(of: value) ?? value {
      case .text(let text): values[name] = .string(text)
      case .list(let elements): values[name] = .strings(elements)
      case .integer(let number): values[name] = .integer(Int(number))
      // No row has one.
      case .number, .date: break
      }
    }
    let method = errors[0].method
    if errors.allSatisfy({ $0.method == method }) { values["method"] = method.map { .string($0.rawValue) } }
    return values
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
