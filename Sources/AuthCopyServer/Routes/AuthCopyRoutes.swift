public import Hummingbird

/// The routes of the service, to be added to your own application.
///
/// ```swift
/// AuthCopyRoutes(service).add(to: router.group("auth-copy"))
/// ```
/// Create the router with `.autoGenerateHeadEndpoints` to support HEAD beside each GET.
public struct AuthCopyRoutes: Sendable {
  private let service: CopyService

  /// Creates the routes.
  ///
  /// - Parameter service: the service that the routes serve from.
  public init(_ service: CopyService) { self.service = service }

  /// Adds the routes for clients.
  ///
  /// Their failures are localized problems (RFC 9457).
  public func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    addClientRoutes(
      to: group.add(middleware: ObservationMiddleware(service: service))
        .add(middleware: ProblemMiddleware(service: service, routes: RouteTemplate.allCases)))
  }

  /// Adds the routes for operators only, `/metrics` and `/v1/unmapped`, whose statistics must not be public.
  public func addOperatorRoutes(to routes: some RouterMethods<some RequestContext>) {
    OperationsController(service: service).addOperatorRoutes(to: routes)
  }

  func addClientRoutes(to routes: some RouterMethods<some RequestContext>) {
    ErrorController(service: service).addRoutes(to: routes)
    KindController(service: service).addRoutes(to: routes)
    CopyController(service: service).addRoutes(to: routes)
    ProviderController(service: service).addRoutes(to: routes)
    OperationsController(service: service).addRoutes(to: routes)
  }
}
