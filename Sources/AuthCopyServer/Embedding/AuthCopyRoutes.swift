public import Hummingbird

/// The routes of the service, to be added to your own application.
///
/// ```swift
/// AuthCopyRoutes(service).add(to: router.group("auth-copy"))
/// ```
public struct AuthCopyRoutes: Sendable {
  private let responder: EmbeddedResponder

  /// Creates the routes.
  ///
  /// - Parameter service: the service that the routes serve from.
  public init(_ service: CopyService) { responder = EmbeddedResponder(service, .all) }

  /// Adds the routes for clients.
  ///
  /// Their failures are localized problems (RFC 9457).
  public func add(to routes: some RouterMethods<some RequestContext>) {
    // An application has its own page at `/`.
    for route in Route.allCases where !route.isForOperators && route != .index { add(route, to: routes) }
  }

  /// Adds the routes for operators only, `/metrics` and `/v1/unmapped`, whose statistics must not be public.
  public func addOperatorRoutes(to routes: some RouterMethods<some RequestContext>) {
    for route in Route.allCases where route.isForOperators { add(route, to: routes) }
  }

  private func add(_ route: Route, to routes: some RouterMethods<some RequestContext>) {
    for method in [.get, .head, .post, .put, .patch, .delete, .options] as [HTTPRequest.Method] {
      routes.on(RouterPath(route.rawValue), method: method) { [responder] request, context in
        await responder.response(to: request, target: Self.target(of: request, route, context), context)
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
