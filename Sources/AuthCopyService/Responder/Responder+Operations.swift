import AuthCopy

/// The responses to operators and their programs.
extension Responder {
  func healthResponse() -> ServiceResponse {
    ServiceResponse(locale: snapshot.defaultLocale) { $0.member("status", "ok") }
  }

  func readinessResponse() -> ServiceResponse {
    ServiceResponse(locale: snapshot.defaultLocale) { json in
      json.member("status", "ready")
      json.member("catalog", snapshot.catalog.version)
      guard let overlay = service.refusedOverlay() else { return }
      json.key("refusedOverlay")
      json.object { json in
        json.member("path", overlay.path)
        json.member("errors", overlay.errors.map(\.safeToShow))
      }
    }
  }

  /// - Throws: a problem if metrics are recorded elsewhere.
  func metricsResponse(_ request: Request) throws(ServiceProblem) -> ServiceResponse {
    guard let metrics = service.metrics() else { throw .unknownRoute(request.path) }
    var response = ServiceResponse(locale: "en", body: .bytes(Array(metrics.utf8)))
    response.mediaType = .prometheus
    return response
  }

  func unmappedResponse() -> ServiceResponse {
    ServiceResponse(locale: snapshot.defaultLocale) { json in
      json.member("unmapped", objects: service.unmapped.top) { json, entry in
        json.member("provider", entry.provider.rawValue)
        json.member("code", entry.code)
        json.member("count", entry.count)
      }
      json.member("others", objects: service.unmapped.others) { json, entry in
        json.member("provider", entry.provider.rawValue)
        json.member("count", entry.count)
      }
    }
  }
}
