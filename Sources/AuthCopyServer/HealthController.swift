import AuthCopy
import Hummingbird

/// Tells orchestrators how the service is.
struct HealthController {
  let service: Service

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get("healthz") { request, _ in
      Answer(locale: service.defaultLocale, variesByLanguage: false) { json in
        json.object { $0.member("status", "ok") }
      }.response
    }
  }
}
