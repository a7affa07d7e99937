public import AuthCopy
public import CoreMetrics

/// The service behind the routes: a catalog, which can be replaced while requests are served, and the operator's
/// options.
public final class CopyService: Sendable {
  /// The options that an operator sets.
  public struct Options: Sendable {
    /// The default locale for people none of whose locales is supported, a BCP 47 tag; the nearest supported one is
    /// used.
    public var defaultLocale = "en"
    /// The locales that others replace, BCP 47 tags.
    ///
    /// `["ko": "ko-x-haeyo"]` gives 해요체 to everyone who would get `ko`. For each tag the nearest supported locale
    /// counts; one without any has no effect.
    public var localeMap: [String: String] = [:]
    /// How much copy discloses, unless a request asks for another disclosure.
    public var disclosure = Disclosure.strict
    /// The most that copy discloses, whatever a request asks for; nil is the value of ``disclosure``.
    public var disclosureCeiling: Disclosure?
    /// The origins of web pages that may read responses to GET, such as `https://example.com`; `*` for all (CORS).
    public var allowedOrigins: Set<String> = []
    /// The address of the site that `auth-copy site` wrote, such as `https://docs.example.com/errors/`; responses about
    /// known codes then link to the code there.
    public var documentation: String?
    /// Whether browsers get a page at `/` that says what this is.
    public var hasPage = true

    /// Creates the default options: English and strict.
    public init() {}
  }

  private let options: Options
  private let crossOrigin: CrossOriginPolicy
  private let unmapped = UnmappedCodes()
  private let current: CurrentSnapshot
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
    bodies = BodyBudget(self.metrics.factory)
    current = CurrentSnapshot(Snapshot(catalog: catalog, options: options))
    self.metrics.catalogDidChange(to: catalog)
  }

  /// Replaces the catalog atomically: each request is served from the old or the new catalog, never from both.
  public func use(_ catalog: Catalog) {
    current.replace(with: Snapshot(catalog: catalog, options: options))
    metrics.catalogDidChange(to: catalog)
  }

  /// The snapshot to serve from.
  var snapshot: Snapshot { current.snapshot }

  /// A responder for the current snapshot.
  func responder(_ routes: RouteSelection) -> Responder { Responder(snapshot, state(routes)) }

  /// What the connections of an event loop share.
  func eventLoopContext(_ routes: RouteSelection) -> EventLoopContext {
    EventLoopContext(current, state(routes), recorder)
  }

  /// A recorder with counters of its own.
  var recorder: MetricsRecorder { MetricsRecorder(metrics.factory, unmapped) }

  private func state(_ routes: RouteSelection) -> ServiceState {
    ServiceState(
      routes: routes, crossOrigin: crossOrigin, metrics: { [metrics] in metrics.prometheus?.text }, unmapped: unmapped,
      hasPage: options.hasPage)
  }
}
