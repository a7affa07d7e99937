import AuthCopy
import COpenAPI
import Hummingbird

/// Serves health and metrics to orchestrators and operators, and the OpenAPI document to clients.
struct OperationsController {
  let service: CopyService

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.openAPI.path, use: openAPI)
    addHealthRoutes(to: routes)
  }

  func addHealthRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.health.path) { request, _ in
      response(to: request) { json, _ in json.member("status", "ok") }
    }
    routes.get(RouteTemplate.readiness.path) { request, _ in
      response(to: request) { json, snapshot in
        json.member("status", "ready")
        json.member("catalog", snapshot.catalog.version)
      }
    }
  }

  func addOperatorRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.unmapped.path, use: unmapped)
    if let metrics = service.metrics.prometheus {
      routes.get(RouteTemplate.metrics.path) { request, _ in
        var response = ServiceResponse(locale: "en", body: Array(metrics.text.utf8))
        response.mediaType = .prometheus
        return response.response(to: request)
      }
    }
  }

  @Sendable private func openAPI(_ request: Request, _ context: some RequestContext) throws -> Response {
    let document = UnsafeBufferPointer(start: openapi_document(), count: openapi_document_length())
    return ServiceResponse(locale: "en", body: Array(document)).cached(.shared).response(to: request)
  }

  @Sendable private func unmapped(_ request: Request, _ context: some RequestContext) throws -> Response {
    response(to: request) { json, _ in
      json.member("unmapped", objects: service.unmapped.top) { json, entry in
        json.member("provider", entry.provider.rawValue)
        json.member("code", entry.code)
        json.member("count", entry.count)
      }
    }
  }

  private func response(to request: Request, _ write: (inout JSONWriter, Snapshot) -> Void) -> Response {
    let snapshot = service.snapshot
    return ServiceResponse(locale: snapshot.defaultLocale) { json in
      json.object { write(&$0, snapshot) }
    }.response(to: request)
  }
}
