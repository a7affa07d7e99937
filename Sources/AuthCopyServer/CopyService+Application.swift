public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore

extension CopyService {
  /// A router with the routes of the service.
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

  /// The service as an application that listens.
  ///
  /// - Parameters:
  ///   - selection: which routes it has.
  ///   - options: where and how it listens.
  ///   - logger: for failures, and at the level `info` for each request.
  ///   - onRunning: called with the address, `HOST:PORT`, once it listens.
  public func application(
    _ selection: RouteSelection = .all, options: ListeningOptions = ListeningOptions(), logger: Logger,
    onRunning: @escaping @Sendable (String) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    // A request that is logged must be routed.
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
