public import AuthCopy
public import CoreMetrics
import Synchronization

/// What the routes answer from: a catalog, which can be replaced while requests are answered, and what they may tell.
public final class CopyService: Sendable {
  /// The wishes of whoever runs the service.
  public struct Options: Sendable {
    /// Used for a person whose locales are all unsupported, a BCP 47 tag; the nearest supported locale is taken.
    public var defaultLocale = "en"
    /// How much answers tell, unless a request asks for another.
    public var disclosure = Disclosure.strict
    /// How much answers tell at most, whatever a request asks for.
    public var disclosureCeiling = Disclosure.helpful

    public init() {}
  }

  private let current: Mutex<Snapshot>
  private let options: Options
  let metrics: ServiceMetrics
  let unmapped = UnmappedCodes()

  /// - Parameter metrics: where figures are kept; with ``PrometheusMetrics`` there is a route `/metrics`.
  public init(
    catalog: Catalog = .shipped, options: Options = Options(), metrics: any MetricsFactory = PrometheusMetrics()
  ) {
    self.options = options
    self.metrics = ServiceMetrics(metrics)
    current = Mutex(Snapshot(catalog: catalog, options: options))
    self.metrics.serves(catalog)
  }

  /// Replaces the catalog at once: a request is answered from the old one or the new one, never from both.
  public func use(_ catalog: Catalog) {
    let snapshot = Snapshot(catalog: catalog, options: options)
    current.withLock { $0 = snapshot }
    metrics.serves(catalog)
  }

  /// What a request is answered from: the same during all of it, where ``withSnapshot(_:)`` is around it.
  var snapshot: Snapshot {
    if let taken = Self.taken, taken.service === self { return taken.snapshot }
    return current.withLock(\.self)
  }

  /// Answers a request from one snapshot: its problems too, whichever middleware writes them.
  func withSnapshot<Answer>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Answer
  ) async rethrows -> Answer {
    if let taken = Self.taken, taken.service === self { return try await body() }
    return try await Self.$taken.withValue(Taken(service: self, snapshot: snapshot), operation: body)
  }

  /// The snapshot of the current request. An application may have several services: each has its own.
  @TaskLocal private static var taken: Taken?

  private struct Taken: Sendable {
    let service: CopyService
    let snapshot: Snapshot
  }
}
