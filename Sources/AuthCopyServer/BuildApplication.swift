public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore

/// The routes of the service, to be mounted in an application of yours:
///
/// ```swift
/// AuthCopyRoutes(service).add(to: router.group("auth-copy"))
/// ```
/// Build the router with `.autoGenerateHeadEndpoints` for HEAD beside each GET.
public struct AuthCopyRoutes: Sendable {
  private let service: CopyService

  public init(_ service: CopyService) { self.service = service }

  /// Adds the routes that clients use. Their failures are localized problems (RFC 9457).
  public func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    addClientRoutes(
      to: group.add(middleware: ObservationMiddleware(service: service))
        .add(middleware: ProblemMiddleware(service: service, routes: RouteTemplate.allCases)))
  }

  /// Adds the routes that tell operators what strangers must not count: `/metrics` and `/v1/unmapped`.
  public func addOperatorRoutes(to routes: some RouterMethods<some RequestContext>) {
    OperationsController(service: service).addOperatorRoutes(to: routes)
  }

  fileprivate func addClientRoutes(to routes: some RouterMethods<some RequestContext>) {
    ErrorController(service: service).addRoutes(to: routes)
    KindController(service: service).addRoutes(to: routes)
    CopyController(service: service).addRoutes(to: routes)
    ProviderController(service: service).addRoutes(to: routes)
    OperationsController(service: service).addRoutes(to: routes)
  }
}

/// Which routes a server has.
public enum RouteSelection: Sendable {
  case all
  /// Those of clients.
  case clients
  /// Those of operators, with the health routes.
  case operators
}

/// Builds a router of its own for the service.
public func buildRouter(_ service: CopyService, _ selection: RouteSelection = .all) -> Router<BasicRequestContext> {
  let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
  let known = RouteTemplate.allCases.filter { route in
    switch selection {
    case .all: true
    case .clients: !RouteTemplate.forOperators.contains(route)
    case .operators: RouteTemplate.forOperators.contains(route) || route == .health || route == .readiness
    }
  }
  router.add(middleware: ObservationMiddleware(service: service))
  router.add(middleware: ProblemMiddleware(service: service, routes: known))
  let routes = AuthCopyRoutes(service)
  if selection == .operators {
    OperationsController(service: service).addHealthRoutes(to: router)
  } else {
    routes.addClientRoutes(to: router)
  }
  if selection != .clients { routes.addOperatorRoutes(to: router) }
  return router
}

/// Where and how a server listens.
public struct ListeningOptions: Sendable {
  public var host = "127.0.0.1"
  /// 0 picks a free one.
  public var port = 8080
  /// More wait until one ends.
  public var maximumConnections = 16_384
  public var timeouts = ConnectionTimeouts()

  public init() {}
}

/// Builds the service as an application that listens.
///
/// - Parameter onRunning: called with the address once it listens.
public func buildApplication(
  _ service: CopyService, _ selection: RouteSelection = .all, _ options: ListeningOptions = ListeningOptions(),
  logger: Logger, onRunning: @escaping @Sendable (String) async -> Void = { _ in }
) -> some ApplicationProtocol {
  // A request that is to be logged goes the whole way.
  let answersAhead = selection != .operators && logger.logLevel > .info
  let connection = HTTP1Channel.Configuration(
    additionalChannelHandlers: [
      ConnectionGuard(service: service, timeouts: options.timeouts, answersAhead: answersAhead)
    ],
    httpDecoderConfiguration: .init(maxHeaderFieldSize: Limits.head, maxHeaderListSize: Limits.head))
  return Application(
    router: buildRouter(service, selection),
    server: .http1(configuration: connection),
    configuration: ApplicationConfiguration(
      address: .hostname(options.host, port: options.port), backlog: 1_024,
      availableConnectionsDelegate: .maximum(options.maximumConnections, logger: logger)),
    onServerRunning: { channel in
      await onRunning(channel.localAddress.map(\.hostAndPort) ?? "\(options.host):\(options.port)")
    },
    logger: logger)
}

extension SocketAddress {
  fileprivate var hostAndPort: String {
    guard let host = ipAddress, let port else { return description }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
