package import CoreMetrics
import Synchronization

/// Keeps metrics in memory and writes them in Prometheus's text format 0.0.4.
///
/// Source: https://prometheus.io/docs/instrumenting/exposition_formats/
package final class PrometheusMetrics: MetricsFactory {
  fileprivate struct Series: Hashable {
    let name: String
    /// The labels, such as `{route="/v1/kinds"}`; empty if there are none.
    let labels: String
  }

  private let counters = Mutex<[Series: [CounterValue]]>([:])
  private let gauges = Mutex<[Series: GaugeValue]>([:])
  private let histograms = Mutex<[Series: [Histogram]]>([:])

  package init() {}

  /// Returns a new counter; the counters of a series are added up.
  package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    let counter = CounterValue()
    counters.withLock { $0[Series(label, dimensions), default: []].append(counter) }
    return counter
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    gauge(of: Series(label, dimensions))
  }

  /// Returns a gauge, which keeps only the last value; distributions are recorded by timers.
  package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    gauge(of: Series(label, dimensions))
  }

  /// Returns a new histogram; the histograms of a series are added up.
  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    let histogram = Histogram()
    histograms.withLock { $0[Series(label, dimensions), default: []].append(histogram) }
    return histogram
  }

  package func destroyCounter(_ handler: any CounterHandler) {
    counters.withLock { Self.remove(handler, from: &$0) }
  }

  package func destroyTimer(_ handler: any TimerHandler) { histograms.withLock { Self.remove(handler, from: &$0) } }

  package func destroyMeter(_ handler: any MeterHandler) { removeGauge(handler) }

  package func destroyRecorder(_ handler: any RecorderHandler) { removeGauge(handler) }

  private func gauge(of series: Series) -> GaugeValue {
    gauges.withLock { gauges in
      let gauge = gauges[series] ?? GaugeValue()
      gauges[series] = gauge
      return gauge
    }
  }

  private func removeGauge(_ handler: any AnyObject) {
    gauges.withLock { gauges in gauges = gauges.filter { $0.value !== handler } }
  }

  private static func remove<Value: AnyObject>(_ handler: any AnyObject, from values: inout [Series: [Value]]) {
    for series in values.keys {
      values[series]?.removeAll { $0 === handler }
      if values[series]?.isEmpty == true { values[series] = nil }
    }
  }

  /// All metrics, sorted by name and labels.
  package var text: String {
    var lines: [String] = []
    Self.write(counters.withLock(\.self), "counter", to: &lines) { series, counters in
      ["\(series.name)\(series.labels) \(counters.reduce(0) { $0 + $1.value.load(ordering: .relaxed) })"]
    }
    Self.write(gauges.withLock(\.self), "gauge", to: &lines) { series, gauge in
      ["\(series.name)\(series.labels) \(gauge.value)"]
    }
    Self.write(histograms.withLock(\.self), "histogram", to: &lines) { series, histograms in
      Histogram.lines(of: histograms, series.name, series.labels)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func write<Value>(
    _ values: [Series: Value], _ type: String, to lines: inout [String], _ text: (Series, Value) -> [String]
  ) {
    var name = ""
    for (series, value) in values.sorted(by: { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }) {
      if series.name != name {
        if let help = ServiceMetrics.help[series.name] { lines.append("# HELP \(series.name) \(help)") }
        lines.append("# TYPE \(series.name) \(type)")
      }
      name = series.name
      lines += text(series, value)
    }
  }
}

extension PrometheusMetrics.Series {
  fileprivate init(_ label: String, _ dimensions: [(String, String)]) {
    // A name may contain only letters, digits, underscores and colons.
    name = String(label.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ":") ? $0 : "_" })
    let pairs = dimensions.map { name, value in
      let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\(name)=\"\(escaped)\""
    }
    labels = pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
  }
}

/// A value that only increases.
private final class CounterValue: CounterHandler {
  let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.add(amount, ordering: .relaxed) }

  func reset() { value.store(0, ordering: .relaxed) }
}

/// A value that can increase and decrease.
private final class GaugeValue: MeterHandler, RecorderHandler {
  private let current = Mutex(0.0)

  var value: Double { current.withLock(\.self) }

  func set(_ value: Int64) { set(Double(value)) }

  func set(_ value: Double) { current.withLock { $0 = value } }

  func increment(by amount: Double) { current.withLock { $0 += amount } }

  func decrement(by amount: Double) { current.withLock { $0 -= amount } }

  func record(_ value: Int64) { set(value) }

  func record(_ value: Double) { set(value) }
}

/// A histogram of durations.
private final class Histogram: TimerHandler {
  /// The upper bounds in nanoseconds, and in seconds as Prometheus writes them.
  private static let bounds: [(nanoseconds: Int64, seconds: String)] = [
    (50_000, "0.00005"), (100_000, "0.0001"), (250_000, "0.00025"), (500_000, "0.0005"), (1_000_000, "0.001"),
    (2_500_000, "0.0025"), (5_000_000, "0.005"), (10_000_000, "0.01"), (50_000_000, "0.05"), (100_000_000, "0.1"),
    (500_000_000, "0.5"), (1_000_000_000, "1"), (5_000_000_000, "5"),
  ]

  private struct State {
    var counts = [Int](repeating: 0, count: Histogram.bounds.count + 1)
    var sum: Int64 = 0
  }

  private let state = Mutex(State())

  func recordNanoseconds(_ duration: Int64) {
    let bucket = Self.bounds.firstIndex { duration <= $0.nanoseconds } ?? Self.bounds.count
    state.withLock { state in
      state.counts[bucket] += 1
      state.sum += duration
    }
  }

  /// Returns the lines of a series.
  static func lines(of histograms: [Histogram], _ name: String, _ labels: String) -> [String] {
    var state = State()
    for other in histograms.map({ $0.state.withLock(\.self) }) {
      for (index, count) in other.counts.enumerated() { state.counts[index] += count }
      state.sum += other.sum
    }
    let otherLabels = labels.isEmpty ? "" : labels.dropFirst().dropLast() + ","
    var total = 0
    var lines: [String] = []
    for (count, bound) in zip(state.counts, bounds.map(\.seconds) + ["+Inf"]) {
      total += count
      lines.append("\(name)_bucket{\(otherLabels)le=\"\(bound)\"} \(total)")
    }
    return lines + ["\(name)_sum\(labels) \(Double(state.sum) / 1e9)", "\(name)_count\(labels) \(total)"]
  }
}
