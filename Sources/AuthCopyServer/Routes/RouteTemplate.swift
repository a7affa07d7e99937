import Foundation
import Hummingbird

/// The routes of the service: their paths in the router's syntax, and their methods.
enum RouteTemplate: String, CaseIterable {
  case errorBatch = "/v1/errors"
  case errorPayload = "/v1/errors/{provider}"
  case errorCode = "/v1/errors/{provider}/**"
  case kinds = "/v1/kinds"
  case kind = "/v1/kinds/{kind}"
  case copy = "/v1/copy/{key}"
  case catalog = "/v1/catalogs/{locale}"
  case providers = "/v1/providers"
  case provider = "/v1/providers/{provider}"
  case locales = "/v1/locales"
  case openAPI = "/openapi.json"
  case health = "/healthz"
  case readiness = "/readyz"
  case metrics = "/metrics"
  case unmapped = "/v1/unmapped"

  var path: RouterPath { RouterPath(rawValue) }

  /// The supported methods, with HEAD beside each GET.
  var methods: [String] {
    switch self {
    case .errorBatch, .errorPayload: ["POST"]
    default: ["GET", "HEAD"]
    }
  }

  /// The routes for operators only, whose statistics must not be public.
  static let forOperators: Set<RouteTemplate> = [.metrics, .unmapped]

  /// Whether a path matches the route.
  func matches(_ path: String) -> Bool {
    let pattern = rawValue.split(separator: "/")
    let components = path.split(separator: "/")
    for (index, part) in pattern.enumerated() {
      if part == "**" { return components.count > index }
      guard index < components.count, part.hasPrefix("{") || part == components[index] else { return false }
    }
    return pattern.count == components.count
  }
}

extension RequestContext {
  /// The value of a path parameter.
  func pathValue(_ name: String) throws(ServiceProblem) -> String {
    guard let value = parameters.get(name)?.removingPercentEncoding else { throw .invalidEncoding(name) }
    return value
  }
}
