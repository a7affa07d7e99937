import AuthCopy
import COpenAPI
import Hummingbird

/// Tells orchestrators and operators how the service is, and clients what it offers.
struct OperationsController {
  let service: CopyService

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.openAPI.path, use: openAPI)
    addHealthRoutes(to: routes)
  }

  func addHealthRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.health.path) { request, _ in
      answer(request) { json, _ in json.member("status", "ok") }
    }
    routes.get(RouteTemplate.readiness.path) { request, _ in
      answer(request) { json, snapshot in
        json.member("status", "ready")
        json.member("catalog", snapshot.catalog.version)
      }
    }
  }

  func addOperatorRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.unmapped.path, use: unmapped)
    if let metrics = service.metrics.prometheus {
      routes.get(RouteTemplate.metrics.path) { request, _ in
        var answer = Answer(locale: "en", body: Array(metrics.text.utf8))
        answer.mediaType = .prometheus
        return answer.response(to: request)
      }
    }
  }

  @Sendable private func openAPI(_ request: Request, _ context: some RequestContext) throws -> Response {
    let document = UnsafeBufferPointer(start: openapi_document(), count: openapi_document_length())
    return Answer(locale: "en", body: Array(document)).kept(.shared).response(to: request)
  }

  @Sendable private func unmapped(_ request: Request, _ context: some RequestContext) throws -> Response {
    answer(request) { json, _ in
      json.key("unmapped")
      json.array { json in
        for entry in service.unmapped.top {
          json.object { json in
            json.member("provider", entry.provider.rawValue)
            json.member("code", entry.code)
            json.member("count", entry.count)
          }
        }
      }
    }
  }

  private func answer(_ request: Request, _ write: (inout JSONWriter, Snapshot) -> Void) -> Response {
    let snapshot = service.snapshot
    return Answer(locale: snapshot.defaultLocale) { json in
      json.object { write(&$0, snapshot) }
    }.response(to: request)
  }
}
