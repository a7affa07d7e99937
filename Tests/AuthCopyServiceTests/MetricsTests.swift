import CoreMetrics
import Testing

@testable import AuthCopyService

/// The text format of Prometheus, and the trace IDs of requests.
@Suite struct MetricsTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"), ("\\\"\n", "\\\\\\\"\\n"),
    ("가{}=,", "가{}=,"),
  ])
  func labelsAreEscaped(value: String, written: String) {
    let metrics = PrometheusMetrics()
    Counter(label: "hits_total", dimensions: [("route", value)], factory: metrics).increment(by: 2)
    #expect(metrics.text == "# TYPE hits_total counter\nhits_total{route=\"\(written)\"} 2\n")
  }

  @Test func namesHaveOnlyValidCharacters() {
    let metrics = PrometheusMetrics()
    Gauge(label: "a.b-c:d é", dimensions: [], factory: metrics).record(1.5)
    #expect(metrics.text == "# TYPE a_b_c:d__ gauge\na_b_c:d__ 1.5\n")
  }

  /// A bucket counts the durations up to its bound, inclusive.
  @Test(
    arguments: [
      (0, "0.00005"), (50_000, "0.00005"), (50_001, "0.0001"), (1_000_000, "0.001"), (1_000_001, "0.0025"),
      (5_000_000_000, "5"), (5_000_000_001, "+Inf"),
    ] as [(Int64, String)])
  func durationCountsInItsBucketAndHigherBuckets(nanoseconds: Int64, bound: String) {
    let metrics = PrometheusMetrics()
    Timer(label: "t", dimensions: [("route", "/")], factory: metrics).recordNanoseconds(nanoseconds)
    let lines = metrics.text.split(separator: "\n").map(String.init)
    let buckets = lines.filter { $0.hasPrefix("t_bucket") }
    let counted = buckets.map { $0.hasSuffix(" 1") }
    #expect(counted == counted.sorted { !$0 && $1 }, "each bucket contains the lower buckets")
    #expect(buckets.first { $0.hasSuffix(" 1") } == "t_bucket{route=\"/\",le=\"\(bound)\"} 1")
    #expect(lines.last == "t_count{route=\"/\"} 1")
    #expect(lines.contains("t_sum{route=\"/\"} \(Double(nanoseconds) / 1e9)"))
  }

  private static let trace = "0af7651916cd43dd8448eb211c80319c"
  private static let parent = "b7ad6b7169203331"

  @Test(arguments: ["00-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-00", "01-\(trace)-\(parent)-01-later-fields"])
  func traceParentIsParsed(header: String) throws {
    let parsed = try #require(TraceParent(header))
    #expect(parsed.traceID == Self.trace && parsed.parentID == Self.parent)
  }

  /// W3C Trace Context, section 3.2.
  @Test(arguments: [
    "", "-", "---", "00", "00-\(trace)", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-01-extra",
    "ff-\(trace)-\(parent)-01", "0-\(trace)-\(parent)-01", "000-\(trace)-\(parent)-01", "0x-\(trace)-\(parent)-01",
    "00-\(String(repeating: "0", count: 32))-\(parent)-01", "00-\(trace)-\(String(repeating: "0", count: 16))-01",
    "00-\(trace.uppercased())-\(parent)-01", "00-\(trace.dropLast())-\(parent)-01", "00-\(trace)0-\(parent)-01",
    "00-\(trace)-\(parent)-0g", "00-\(trace)-\(parent)-1", "00-\(trace)-\(parent)-011", "00-\(trace)-\(parent)-",
    "00-\(trace.dropLast())é-\(parent)-01", " 00-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-01, x",
  ])
  func invalidTraceParentIsNil(header: String) {
    #expect(TraceParent(header) == nil)
  }

}
