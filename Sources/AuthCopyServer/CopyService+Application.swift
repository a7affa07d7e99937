public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore

extension CopyService {
  /// Creates a router with the routes of the service.
  public func router(_ selection: RouteSelection = .all) -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
    let known = RouteTemplate.allCases.filter { route in
      switch selection {
      case .all: true
      case .clients: !RouteTemplate.forOperators.contains(route)
      case .operators: RouteTemplate.forOperators.contains(route) || route == .health || route == .readiness
      }
    }
    router.add(middleware: ObservationMiddleware(service: self))
    router.add(middleware: ProblemMiddleware(service: self, routes: known))
    let routes = AuthCopyRoutes(self)
    if selection == .operators {
      OperationsController(service: self).addHealthRoutes(to: router)
    } else {
      routes.addClientRoutes(to: router)
    }
    if selection != .clients { routes.addOperatorRoutes(to: router) }
    return router
  }

  /// Creates an application that serves the routes.
  ///
  /// - Parameters:
  ///   - selection: the routes to serve.
  ///   - options: where and how to listen.
  ///   - logger: logs failures and, at the level `info`, each request.
  ///   - onRunning: called with the address, `HOST:PORT`, once the application listens.
  public func application(
    _ selection: RouteSelection = .all, options: ListeningOptions = ListeningOptions(), logger: Logger,
    onRunning: @escaping @Sendable (String) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    // Only routed requests are logged.
    let servesFromCache = selection != .operators && logger.logLevel > .info
    let connection = HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        ConnectionGuard(service: self, timeouts: options.timeouts, servesFromCache: servesFromCache)
      ],
      httpDecoderConfiguration: .init(maxHeaderFieldSize: Limits.head, maxHeaderListSize: Limits.head))
    return Application(
      router: router(selection),
      server: .http1(configuration: connection),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port), backlog: 1_024,
        availableConnectionsDelegate: .maximum(options.maximumConnections, logger: logger)),
      onServerRunning: { channel in
        await onRunning(channel.localAddress.map(\.hostAndPort) ?? "\(options.host):\(options.port)")
      },
      logger: logger)
  }
}

extension SocketAddress {
  fileprivate var hostAndPort: String {
    guard let host = ipAddress, let port else { return description }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
