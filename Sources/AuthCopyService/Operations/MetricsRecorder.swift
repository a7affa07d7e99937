import AuthCopy
import CoreMetrics
import Logging
import NIOHTTP1

/// Records the metrics of responses.
///
/// Each event loop has its own recorder with its own counters, so that loops do not wait for each other, which
/// `Scripts/bench http` measures; `/metrics` adds the counters up.
struct MetricsRecorder {
  private let factory: any MetricsFactory
  private let unmapped: UnmappedCodes
  // Arrays, because there are few keys: a linear search is faster than hashing.
  private var requests: [(route: Route?, status: Int, counter: Counter, duration: Timer)] = []
  private var refusals: [(key: String, counter: Counter)] = []
  private var resolves: [(key: Provider, counter: Counter)] = []
  private var unknownCodes: [(key: Provider, counter: Counter)] = []
  private var fallbacks: [(key: String, counter: Counter)] = []

  init(_ factory: any MetricsFactory, _ unmapped: UnmappedCodes) {
    self.factory = factory
    self.unmapped = unmapped
  }

  mutating func record(_ response: ServiceResponse, nanoseconds: Int64) {
    let metrics = response.metrics
    countRequest(response, nanoseconds)
    if let problem = metrics.problem {
      Self.count(factory, problem, &refusals, "auth_copy_refused_requests_total") { [("reason", problem)] }
    }
    for (provider, number) in metrics.resolved {
      Self.count(factory, provider, &resolves, "auth_copy_resolves_total", number) { [("provider", provider.rawValue)] }
    }
    for (provider, code) in metrics.unknown {
      Self.count(factory, provider, &unknownCodes, "auth_copy_unknown_codes_total") {
        [("provider", provider.rawValue)]
      }
      if let code { unmapped.add(code, of: provider) }
    }
    if metrics.fallbacks > 0 {
      Self.count(factory, response.locale, &fallbacks, "auth_copy_fallback_texts_total", metrics.fallbacks) {
        [("locale", response.locale)]
      }
    }
  }

  /// Increments the counter of a key, which is created on first use.
  private static func count<Key: Equatable>(
    _ factory: any MetricsFactory, _ key: Key, _ counters: inout [(key: Key, counter: Counter)], _ label: String,
    _ number: Int = 1, _ dimensions: () -> [(String, String)]
  ) {
    for entry in counters where entry.key == key { return entry.counter.increment(by: number) }
    let counter = Counter(label: label, dimensions: dimensions(), factory: factory)
    counter.increment(by: number)
    counters.append((key, counter))
  }

  private mutating func countRequest(_ response: ServiceResponse, _ nanoseconds: Int64) {
    let (route, status) = (response.metrics.route, response.status)
    for request in requests where request.status == status && request.route == route {
      request.counter.increment()
      return request.duration.recordNanoseconds(nanoseconds)
    }
    let dimension = ("route", response.metrics.routeLabel)
    let counter = Counter(
      label: "auth_copy_http_requests_total", dimensions: [dimension, ("status", String(status))], factory: factory)
    let duration = Timer(label: "auth_copy_http_request_duration_seconds", dimensions: [dimension], factory: factory)
    requests.append((route, status, counter, duration))
    countRequest(response, nanoseconds)
  }
}

extension ResponseMetrics {
  /// The route's name in metrics and logs; `unread` for a request that could not be read.
  var routeLabel: String { route?.rawValue ?? (problem == "unknownRoute" ? "NotFound" : "unread") }
}

extension ServiceResponse {
  /// Logs a request at the level `info`.
  ///
  /// The line contains the route, but never the path or the body, which may contain personal data.
  func log(_ head: RequestHead, nanoseconds: Int64, _ logger: Logger) {
    var metadata: Logger.Metadata = [
      "method": "\(head.method.rawValue.prefix(16))", "route": "\(metrics.routeLabel)",
      "status": .stringConvertible(status),
      "microseconds": .stringConvertible(nanoseconds / 1_000),
    ]
    if let traceParent = head.traceParent {
      metadata["trace_id"] = "\(traceParent.traceID)"
      metadata["parent_id"] = "\(traceParent.parentID)"
    }
    if let requestID = head.requestID { metadata["request_id"] = "\(requestID)" }
    logger.info("responded", metadata: metadata)
  }
}
