package import Logging
import NIOCore
import NIOPosix

extension CopyService {
  /// The event loop of operators' servers, so that they respond while clients keep all other event loops busy.
  private static let operatorsLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Creates a server of the routes.
  ///
  /// - Parameters:
  ///   - routes: the routes to serve.
  ///   - options: where and how to listen.
  ///   - logger: logs each request at the level `info`.
  ///   - onRunning: called with the address, `HOST:PORT` or the path of the socket, once the server listens.
  package func server(
    _ routes: RouteSelection = .all, options: ListeningOptions = ListeningOptions(), logger: Logger,
    onRunning: @escaping @Sendable (String) async -> Void = { _ in }
  ) -> HTTPServer {
    HTTPServer(
      options, on: routes == .operators ? Self.operatorsLoop : .singleton,
      makeResponder: { self.cachingResponder(routes, logger) },
      onRunning: { address in
        await onRunning(options.socketPath ?? address?.hostAndPort ?? "\(options.host):\(options.port)")
      })
  }
}

extension SocketAddress {
  fileprivate var hostAndPort: String {
    guard let host = ipAddress, let port else { return description }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
