public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import NIOPosix

extension CopyService {
  /// The event loop of operators' servers, so that they respond while clients keep all other event loops busy.
  private static let operatorsLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Creates a router with the routes of the service.
  public func router(_ selection: RouteSelection = .all) -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: ResponderMiddleware(EmbeddedResponder(self, selection)))
    return router
  }

  /// Creates an application that serves the routes.
  ///
  /// - Parameters:
  ///   - selection: the routes to serve.
  ///   - options: where and how to listen.
  ///   - logger: logs failures and, at the level `info`, each request.
  ///   - onRunning: called with the address, `HOST:PORT` or the path of the socket, once the application listens.
  public func application(
    _ selection: RouteSelection = .all, options: ListeningOptions = ListeningOptions(), logger: Logger,
    onRunning: @escaping @Sendable (String) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    Application(
      router: router(selection),
      server: HTTPServerBuilder { _ in
        ConnectionChannel(self.bodies, options.timeouts, logger) { self.eventLoopContext(selection) }
      },
      configuration: ApplicationConfiguration(
        address: options.address, backlog: 1_024,
        availableConnectionsDelegate: .maximum(options.maximumConnections, logger: logger)),
      onServerRunning: { channel in
        await onRunning(
          options.socketPath ?? channel.localAddress.map(\.hostAndPort) ?? "\(options.host):\(options.port)")
      },
      eventLoopGroupProvider: selection == .operators ? .shared(Self.operatorsLoop) : .singleton, logger: logger)
  }
}

extension ListeningOptions {
  fileprivate var address: BindAddress {
    socketPath.map { .unixDomainSocket(path: $0) } ?? .hostname(host, port: port)
  }
}

extension SocketAddress {
  fileprivate var hostAndPort: String {
    guard let host = ipAddress, let port else { return description }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}

/// Where and how a server listens.
public struct ListeningOptions: Sendable {
  /// The host name or address.
  public var host = "127.0.0.1"
  /// The port; 0 picks a free one.
  public var port = 8080
  /// The path of a Unix domain socket to listen on instead; an existing socket there is replaced.
  public var socketPath: String?
  /// The maximum number of concurrent connections; further ones wait until one ends.
  public var maximumConnections = 16_384
  /// How long each phase of a connection may take.
  public var timeouts = ConnectionTimeouts()

  /// Creates the default options: 127.0.0.1, port 8080.
  public init() {}
}
