public import AuthCopy
public import CoreMetrics
import Synchronization

/// What routes are served from: a catalog, which can be replaced while requests are served, and how much of it is told.
public final class CopyService: Sendable {
  /// What the operator of the service chooses.
  public struct Options: Sendable {
    /// The locale for a person none of whose locales is supported, a BCP 47 tag; the nearest supported one is used.
    public var defaultLocale = "en"
    /// How much copy tells, unless a request asks for another disclosure.
    public var disclosure = Disclosure.strict
    /// How much copy tells at most, whatever a request asks for.
    public var disclosureCeiling = Disclosure.helpful

    /// English, strict, and no ceiling.
    public init() {}
  }

  private let current: Mutex<Snapshot>
  private let options: Options
  let metrics: ServiceMetrics
  let unmapped = UnmappedCodes()

  /// - Parameters:
  ///   - catalog: what is served at first.
  ///   - options: what the operator chooses.
  ///   - metrics: where metrics are recorded; nil keeps them in the service, which then has a route `/metrics` with them in
  ///     Prometheus's text format.
  public init(
    catalog: Catalog = .shipped, options: Options = Options(), metrics: (any MetricsFactory)? = nil
  ) {
    self.options = options
    self.metrics = ServiceMetrics(metrics ?? PrometheusMetrics())
    current = Mutex(Snapshot(catalog: catalog, options: options))
    self.metrics.catalogDidChange(to: catalog)
  }

  /// Replaces the catalog at once: each request is served from the old one or the new one, never from both.
  public func use(_ catalog: Catalog) {
    let snapshot = Snapshot(catalog: catalog, options: options)
    current.withLock { $0 = snapshot }
    metrics.catalogDidChange(to: catalog)
  }

  /// What a request is served from: the same throughout, inside ``withSnapshot(isolation:_:)``.
  var snapshot: Snapshot {
    if let held = Self.held, held.service === self { return held.snapshot }
    return current.withLock(\.self)
  }

  /// Serves a request from one snapshot: its problems too, whichever middleware writes them.
  func withSnapshot<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    if let held = Self.held, held.service === self { return try await body() }
    return try await Self.$held.withValue(Held(service: self, snapshot: snapshot), operation: body)
  }

  /// The snapshot of the current request.
  ///
  /// An application may have several services: each has its own.
  @TaskLocal private static var held: Held?

  private struct Held: Sendable {
    let service: CopyService
    let snapshot: Snapshot
  }
}
