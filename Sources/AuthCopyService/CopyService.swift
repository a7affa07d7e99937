public import AuthCopy
public import CoreMetrics
import Logging
import Synchronization

/// The service behind the routes: a catalog, which can be replaced while requests are served, and the operator's
/// options.
public final class CopyService: Sendable {
  /// The options that an operator sets.
  public struct Options: Sendable {
    /// The locale for people whose locales are all unsupported, a BCP 47 tag; the nearest supported one is used.
    public var defaultLocale = "en"
    /// The locales to replace, with their replacements, as BCP 47 tags.
    ///
    /// `["ko": "ko-x-haeyo"]` gives 해요체 to everyone who would get `ko`. Each tag selects the nearest supported locale;
    /// an entry with an unsupported tag has no effect.
    public var localeMap: [String: String] = [:]
    /// How much copy discloses, unless a request specifies another disclosure.
    public var disclosure = Disclosure.strict
    /// The most that copy discloses, regardless of the request; nil is the value of ``disclosure``.
    public var disclosureCeiling: Disclosure?
    /// The origins of web pages that may read responses to GET, such as `https://example.com`; `*` for all (CORS).
    public var allowedOrigins: Set<String> = []
    /// The address of the site that `auth-copy site` wrote, such as `https://docs.example.com/errors/`.
    ///
    /// Responses about known codes then link to the site's description of the code.
    public var documentation: String?
    /// Whether browsers get a page at `/` that describes the service.
    public var hasPage = true

    /// Creates the default options: English and strict.
    public init() {}
  }

  private let options: Options
  private let crossOrigin: CrossOriginPolicy
  private let unmapped: UnmappedCodes
  private let current: CurrentSnapshot
  /// The overlay without which the service was started.
  private let refusedOverlay = Mutex<RefusedOverlay?>(nil)
  let metrics: ServiceMetrics
  let bodies: BodyBudget

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - catalog: the initial catalog.
  ///   - options: the operator's options.
  ///   - metrics: records the metrics; nil keeps them in the service, which then serves them at `/metrics` in
  ///     Prometheus's text format.
  public init(
    catalog: Catalog = .shipped, options: Options = Options(), metrics: (any MetricsFactory)? = nil
  ) {
    self.options = options
    crossOrigin = CrossOriginPolicy(origins: options.allowedOrigins)
    self.metrics = ServiceMetrics(metrics ?? PrometheusMetrics())
    bodies = BodyBudget(maximum: Limits.body, self.metrics.factory)
    current = CurrentSnapshot(Snapshot(catalog: catalog, options: options))
    unmapped = UnmappedCodes(current)
    self.metrics.catalogDidChange(to: catalog)
  }

  /// Replaces the catalog atomically: each request is served from the old or the new catalog, never from both.
  public func use(_ catalog: Catalog) {
    current.replace(with: Snapshot(catalog: catalog, options: options))
    metrics.catalogDidChange(to: catalog)
  }

  /// Reports in `/readyz` that the service runs without an overlay, until the overlay is loaded.
  func runs(without overlay: RefusedOverlay) { refusedOverlay.withLock { $0 = overlay } }

  /// Updates the report about an overlay without which the service was started.
  ///
  /// - Parameter refusal: why the overlay is still refused; nil if it was loaded.
  func didReload(_ refusal: CatalogRefusal?) {
    refusedOverlay.withLock { overlay in
      overlay = overlay.flatMap { overlay in refusal.map { RefusedOverlay(path: overlay.path, errors: $0.lines) } }
    }
  }

  /// The version of the catalog in use.
  package var catalogVersion: String { snapshot.catalog.version }

  /// The snapshot to serve from.
  package var snapshot: Snapshot { current.snapshot }

  /// Returns a responder for the current snapshot.
  func responder(_ routes: RouteSelection) -> Responder { Responder(snapshot, state(routes)) }

  /// Returns a responder for the connections of an event loop.
  func cachingResponder(_ routes: RouteSelection, _ logger: Logger) -> CachingResponder {
    CachingResponder(current, state(routes), bodies, makeRecorder(), logger)
  }

  /// Creates a recorder with its own counters.
  func makeRecorder() -> MetricsRecorder { MetricsRecorder(metrics.factory, unmapped) }

  private func state(_ routes: RouteSelection) -> ServiceState {
    ServiceState(
      routes: routes, crossOrigin: crossOrigin, metrics: { [metrics] in metrics.prometheus?.text }, unmapped: unmapped,
      hasPage: options.hasPage, refusedOverlay: { [self] in refusedOverlay.withLock(\.self) })
  }
}
