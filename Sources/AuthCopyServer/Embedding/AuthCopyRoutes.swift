public import Hummingbird

/// The routes of the service, to be added to your own application.
///
/// ```swift
/// AuthCopyRoutes(service).add(to: router.group("auth-copy"))
/// ```
public struct AuthCopyRoutes: Sendable {
  private let service: CopyService
  private let offload: EmbeddedResponder.Offload

  /// Creates the routes.
  ///
  /// - Parameter service: the service that the routes serve from.
  public init(_ service: CopyService) { self.init(service, offload: WorkPool.response) }

  /// - Parameter offload: creates a response that takes long.
  init(_ service: CopyService, offload: @escaping EmbeddedResponder.Offload) {
    self.service = service
    self.offload = offload
  }

  /// Adds the routes for clients.
  ///
  /// Their failures are localized problems (RFC 9457).
  public func add(to routes: some RouterMethods<some RequestContext>) {
    // An application has its own page at `/`.
    add(Route.allCases.filter { !$0.isForOperators && $0 != .index }, .clients, to: routes)
  }

  /// Adds the routes for operators only, which must not be public: `/metrics` and `/v1/unmapped`, which have statistics,
  /// and `/v1/explain/{provider}`, which conceals nothing.
  public func addOperatorRoutes(to routes: some RouterMethods<some RequestContext>) {
    add(Route.allCases.filter(\.isForOperators), .operators, to: routes)
  }

  private func add(_ added: [Route], _ selection: RouteSelection, to routes: some RouterMethods<some RequestContext>) {
    let responder = EmbeddedResponder(service, selection, offload: offload)
    for route in added {
      for method in [.get, .head, .post, .put, .patch, .delete, .options] as [HTTPRequest.Method] {
        routes.on(RouterPath(route.rawValue), method: method) { request, context in
          await responder.response(to: request, target: Self.target(of: request, route, context), context)
        }
      }
    }
  }

  /// The target without the path of the group that the routes were added to.
  private static func target(of request: Request, _ route: Route, _ context: some RequestContext) -> String {
    let pattern = context.endpointPath ?? route.rawValue
    let groupSegmentCount = pattern.split(separator: "/").count - route.rawValue.split(separator: "/").count
    var path = request.uri.path[...]
    for _ in 0..<groupSegmentCount { path = path.drop { $0 == "/" }.drop { $0 != "/" } }
    return path + (request.uri.query.map { "?\($0)" } ?? "")
  }
}
