import AuthCopy
import CoreMetrics
import Synchronization

/// The metrics that the service records.
final class ServiceMetrics: Sendable {
  private let factory: any MetricsFactory
  private let counters = Mutex<[Series: Counter]>([:])
  private let timers = Mutex<[String: Timer]>([:])
  private let catalog = Mutex<Gauge?>(nil)

  private enum Series: Hashable {
    case requests(route: String, status: Int)
    case resolves(Provider)
    case unknownCodes(Provider)
    case reloads(isAccepted: Bool)

    var name: String {
      switch self {
      case .requests: "auth_copy_http_requests_total"
      case .resolves: "auth_copy_resolves_total"
      case .unknownCodes: "auth_copy_unknown_codes_total"
      case .reloads: "auth_copy_catalog_reloads_total"
      }
    }

    var labels: [(String, String)] {
      switch self {
      case .requests(let route, let status): [("route", route), ("status", String(status))]
      case .resolves(let provider), .unknownCodes(let provider): [("provider", provider.rawValue)]
      case .reloads(let isAccepted): [("result", isAccepted ? "accepted" : "refused")]
      }
    }
  }

  init(_ factory: any MetricsFactory) { self.factory = factory }

  /// The service's own metrics; nil when they are recorded elsewhere.
  var prometheus: PrometheusMetrics? { factory as? PrometheusMetrics }

  func recordResponse(of route: String, status: Int, nanoseconds: Int64) {
    increment(.requests(route: route, status: status))
    let timer = timers.withLock { timers in
      if let timer = timers[route] { return timer }
      let timer = Timer(
        label: "auth_copy_http_request_duration_seconds", dimensions: [("route", route)], factory: factory)
      timers[route] = timer
      return timer
    }
    timer.recordNanoseconds(nanoseconds)
  }

  func recordResolves(of provider: Provider, count: Int = 1) { increment(.resolves(provider), by: count) }

  func recordUnknownCode(of provider: Provider) { increment(.unknownCodes(provider)) }

  func recordReload(isAccepted: Bool) {
    increment(.reloads(isAccepted: isAccepted))
    recordLastReload(wasSuccessful: isAccepted)
  }

  func recordLastReload(wasSuccessful: Bool) {
    Gauge(label: "auth_copy_catalog_last_reload_successful", dimensions: [], factory: factory)
      .record(wasSuccessful ? 1 : 0)
  }

  func catalogDidChange(to catalog: Catalog) {
    let gauge = Gauge(label: "auth_copy_catalog_info", dimensions: [("version", catalog.version)], factory: factory)
    let old = self.catalog.withLock { current in
      defer { current = gauge }
      return current
    }
    old?.destroy()
    gauge.record(1)
  }

  private func increment(_ series: Series, by amount: Int = 1) {
    let counter = counters.withLock { counters in
      if let counter = counters[series] { return counter }
      let counter = Counter(label: series.name, dimensions: series.labels, factory: factory)
      counters[series] = counter
      return counter
    }
    counter.increment(by: amount)
  }
}
