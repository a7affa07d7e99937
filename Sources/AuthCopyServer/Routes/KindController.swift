import AuthCopy
import Hummingbird

/// Serves the list of kinds, and the copy of one kind without a provider; both conceal kinds as error routes do.
struct KindController {
  let service: CopyService

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.kinds.path, use: list)
    routes.get(RouteTemplate.kind.path, use: kind)
  }

  @Sendable private func list(_ request: Request, _ context: some RequestContext) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot)
    return ServiceResponse(locale: preferences.locale) { json in
      json.object { json in
        json.key("kinds")
        json.array { json in
          for definition in snapshot.catalog.definitions {
            let shown = snapshot.catalog.resolvedDefinition(for: definition.kind, under: preferences.disclosure)
            write(definition, shown, to: &json)
          }
        }
        json.member("catalog", snapshot.catalog.version)
      }
    }.varying(by: preferences).cached(.shared).response(to: request)
  }

  private func write(_ definition: KindDefinition, _ shown: KindDefinition, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", definition.kind.rawValue)
      if let broader = definition.broader { json.member("broader", broader.rawValue) }
      json.member("status", shown.status)
      json.member("presentation", shown.presentation.rawValue)
      if let recovery = shown.recovery { json.member("recovery", recovery.rawValue) }
      json.member("retryable", shown.isRetryable)
      if !shown.arguments.isEmpty { json.member("arguments", shown.arguments) }
    }
  }

  @Sendable private func kind(_ request: Request, _ context: some RequestContext) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot, offersProblem: true)
    let kind = Kind(rawValue: try context.pathValue("kind"))
    guard snapshot.catalog.definition(of: kind) != nil else { throw ServiceProblem.unknownKind(kind.rawValue) }
    return snapshot.response(
      for: LoginError(kind, flow: preferences.flow), arguments: preferences.arguments,
      ignoring: preferences.ignored(by: snapshot.catalog), locale: preferences.locale,
      disclosure: preferences.disclosure
    ).response(preferences).cached(preferences.cachePolicy).response(to: request)
  }
}
