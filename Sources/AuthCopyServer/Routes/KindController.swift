import AuthCopy
import Hummingbird

/// Lists the kinds, and gives the copy of one without a provider; both as they are answered.
struct KindController {
  let service: CopyService

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.kinds.path, use: list)
    routes.get(RouteTemplate.kind.path, use: kind)
  }

  @Sendable private func list(_ request: Request, _ context: some RequestContext) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot)
    return Answer(locale: preferences.locale) { json in
      json.object { json in
        json.key("kinds")
        json.array { json in
          for definition in snapshot.catalog.definitions {
            let answered = snapshot.catalog.answeredDefinition(of: definition.kind, under: preferences.disclosure)
            write(definition.kind, answered, to: &json)
          }
        }
        json.member("catalog", snapshot.catalog.version)
      }
    }.varying(by: preferences).kept(.shared).response(to: request)
  }

  private func write(_ kind: Kind, _ answered: KindDefinition, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("status", answered.status)
      json.member("presentation", answered.presentation.rawValue)
      if let recovery = answered.recovery { json.member("recovery", recovery) }
      json.member("retryable", answered.isRetryable)
      if !answered.arguments.isEmpty { json.member("arguments", answered.arguments) }
    }
  }

  @Sendable private func kind(_ request: Request, _ context: some RequestContext) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot, offersProblem: true)
    let kind = Kind(try context.pathValue("kind"))
    guard snapshot.catalog.definitions.contains(where: { $0.kind == kind }) else {
      throw ServiceProblem.unknownKind(kind.rawValue)
    }
    let answer = try snapshot.answer(
      LoginError(kind), arguments: try preferences.arguments(), locale: preferences.locale,
      disclosure: preferences.disclosure)
    return answer.answer(preferences).kept(preferences.form == .problem ? .never : .shared).response(to: request)
  }
}
