import AuthCopy
import CoreMetrics

/// Records the metrics of answers.
///
/// Each event loop has its own recorder with its own counters, so that loops do not wait for each other
/// (`Scripts/bench http`); `/metrics` adds them up.
struct MetricsRecorder {
  private struct Series: Hashable {
    let route: Route?
    let status: Int
  }

  private let factory: any MetricsFactory
  private let unmapped: UnmappedCodes
  private var requests: [Series: Counter] = [:]
  private var durations: [Route?: Timer] = [:]
  private var refusals: [String: Counter] = [:]
  private var resolves: [Provider: Counter] = [:]
  private var unknownCodes: [Provider: Counter] = [:]
  private var fallbacks: [String: Counter] = [:]

  init(_ service: CopyService) {
    factory = service.metrics.factory
    unmapped = service.unmapped
  }

  mutating func record(_ answer: Answer, nanoseconds: Int64) {
    let figures = answer.figures
    let series = Series(route: figures.route, status: answer.status)
    let name = figures.name
    counter(\.requests, series, "auth_copy_http_requests_total") {
      [("route", name), ("status", String(answer.status))]
    }.increment()
    timer(of: figures.route, name).recordNanoseconds(nanoseconds)
    if let problem = figures.problem {
      counter(\.refusals, problem, "auth_copy_refused_requests_total") { [("reason", problem)] }.increment()
    }
    for (provider, count) in figures.resolved {
      counter(\.resolves, provider, "auth_copy_resolves_total") { [("provider", provider.rawValue)] }
        .increment(by: count)
    }
    for (provider, code) in figures.unknown {
      counter(\.unknownCodes, provider, "auth_copy_unknown_codes_total") { [("provider", provider.rawValue)] }
        .increment()
      if let code { unmapped.add(code, of: provider) }
    }
    if figures.fallbacks > 0 {
      counter(\.fallbacks, answer.locale, "auth_copy_fallback_texts_total") { [("locale", answer.locale)] }
        .increment(by: figures.fallbacks)
    }
  }

  /// The counter of a key, created with its first use.
  private mutating func counter<Key: Hashable>(
    _ counters: WritableKeyPath<MetricsRecorder, [Key: Counter]>, _ key: Key, _ label: String,
    _ dimensions: () -> [(String, String)]
  ) -> Counter {
    if let counter = self[keyPath: counters][key] { return counter }
    let counter = Counter(label: label, dimensions: dimensions(), factory: factory)
    self[keyPath: counters][key] = counter
    return counter
  }

  private mutating func timer(of route: Route?, _ name: String) -> Timer {
    if let timer = durations[route] { return timer }
    let timer = Timer(
      label: "auth_copy_http_request_duration_seconds", dimensions: [("route", name)], factory: factory)
    durations[route] = timer
    return timer
  }
}

extension AnswerFigures {
  /// The route as metrics and logs name it.
  var name: String { route?.rawValue ?? (problem == "unknownRoute" ? "NotFound" : "unread") }
}
