import AuthCopy
import Hummingbird

/// Lists the kinds, as they are answered.
struct KindController {
  let service: Service

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get("v1/kinds", use: list)
  }

  @Sendable private func list(_ request: Request, _ context: some RequestContext) throws -> Response {
    let preferences = try Preferences(request, service)
    return Answer(locale: preferences.locale, variesByLanguage: preferences.readsAcceptLanguage) { json in
      json.object { json in
        json.key("kinds")
        json.array { json in
          for definition in service.catalog.definitions {
            write(definition, under: preferences.disclosure, to: &json)
          }
        }
        json.member("catalog", service.catalog.version)
      }
    }.response
  }

  private func write(_ definition: KindDefinition, under disclosure: Disclosure, to json: inout JSONWriter) {
    let answered = service.catalog.answeredDefinition(of: definition.kind, under: disclosure)
    json.object { json in
      json.member("kind", definition.kind.rawValue)
      json.member("status", answered.status)
      json.member("presentation", answered.presentation.rawValue)
      if let recovery = answered.recovery { json.member("recovery", recovery) }
      json.member("retryable", answered.isRetryable)
      if !answered.arguments.isEmpty { json.member("arguments", answered.arguments) }
    }
  }
}
