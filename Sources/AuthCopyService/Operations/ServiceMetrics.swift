import AuthCopy
import CoreMetrics
import Synchronization

/// The metrics that the service records, except request metrics.
final class ServiceMetrics: Sendable {
  /// The description of each metric, for the comments of Prometheus's format.
  static let help = [
    "auth_copy_http_requests_total": "Responses by route and status.",
    "auth_copy_http_request_duration_seconds": "Response times in seconds, by route.",
    "auth_copy_refused_requests_total": "Refused requests, by the id of the problem.",
    "auth_copy_resolves_total": "Resolved errors, by provider, batches included.",
    "auth_copy_unknown_codes_total": "Errors with an unknown code, by provider.",
    "auth_copy_fallback_texts_total": "Errors with a fallback text in the source locale, by locale.",
    "auth_copy_request_bodies_bytes": "The memory of the large request bodies that wait for their response, in bytes.",
    "auth_copy_catalog_reloads_total": "Catalog reloads, by result.",
    "auth_copy_catalog_last_reload_successful": "1 if the last catalog reload succeeded, 0 if it was refused.",
    "auth_copy_catalog_info": "1 for the version of the catalog in use.",
    "auth_copy_log_lines_dropped_total": "Log lines that could not be written.",
  ]

  let factory: any MetricsFactory
  private let catalogInfo = Mutex<Gauge?>(nil)

  init(_ factory: any MetricsFactory) { self.factory = factory }

  /// The service's own metrics; nil if they are recorded elsewhere.
  var prometheus: PrometheusMetrics? { factory as? PrometheusMetrics }

  func recordReload(isAccepted: Bool) {
    Counter(
      label: "auth_copy_catalog_reloads_total", dimensions: [("result", isAccepted ? "accepted" : "refused")],
      factory: factory
    ).increment()
    recordLastReload(wasSuccessful: isAccepted)
  }

  func recordLastReload(wasSuccessful: Bool) {
    Gauge(label: "auth_copy_catalog_last_reload_successful", dimensions: [], factory: factory)
      .record(wasSuccessful ? 1 : 0)
  }

  func catalogDidChange(to catalog: Catalog) {
    let gauge = Gauge(label: "auth_copy_catalog_info", dimensions: [("version", catalog.version)], factory: factory)
    let old = catalogInfo.withLock { current in
      defer { current = gauge }
      return current
    }
    old?.destroy()
    gauge.record(1)
  }
}
