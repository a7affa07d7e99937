package import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

/// Listens on an address and serves the requests of its connections on their event loops, without tasks.
package struct HTTPServer: ServiceLifecycle.Service {
  /// The minimum and maximum size of a receive buffer, in bytes: all bytes of a read are decoded before other
  /// connections are served, and most requests are small.
  private static let receiveBuffers = 1 << 10...4 << 10

  private let options: ListeningOptions
  private let group: any EventLoopGroup
  private let loops: EventLoopContexts
  private let onRunning: @Sendable (SocketAddress?) async -> Void

  /// - Parameters:
  ///   - group: the event loops.
  ///   - makeResponder: creates the responder of an event loop.
  ///   - onRunning: called with the server's address once the server listens.
  package init(
    _ options: ListeningOptions, on group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
    makeResponder: @escaping @Sendable () -> any ConnectionResponder,
    onRunning: @escaping @Sendable (SocketAddress?) async -> Void
  ) {
    self.options = options
    self.group = group
    loops = EventLoopContexts(makeResponder: makeResponder)
    self.onRunning = onRunning
  }

  /// Serves until graceful shutdown and until the last connection is closed; all close at once if the task is cancelled.
  package func run() async throws {
    let ended = group.any().makePromise(of: Void.self)
    let channel: any Channel
    do {
      channel = try await bind(ended)
    } catch {
      ended.succeed()
      throw error
    }
    await onRunning(channel.localAddress)
    await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        try? await ended.futureResult.get()
      } onGracefulShutdown: {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
    } onCancel: {
      channel.pipeline.fireUserInboundEventTriggered(AcceptedConnections.Abort())
    }
  }

  private func bind(_ ended: EventLoopPromise<Void>) async throws -> any Channel {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1_024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { [maximum = options.maximumConnections] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptedConnections(maximum: maximum, ended))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in channel.eventLoop.makeCompletedFuture { try configure(channel) } }
    guard let path = options.socketPath else {
      return try await bootstrap.bind(host: options.host, port: options.port).get()
    }
    return try await bootstrap.bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
  }

  private func configure(_ channel: any Channel) throws {
    let options = channel.syncOptions
    let (smallest, largest) = (Self.receiveBuffers.lowerBound, Self.receiveBuffers.upperBound)
    try options?.setOption(
      .recvAllocator,
      value: AdaptiveRecvByteBufferAllocator(minimum: smallest, initial: smallest, maximum: largest))
    // One read at a time, so that other connections are served in between.
    try options?.setOption(.maxMessagesPerRead, value: 1)
    // The number needs no limit of its own: each field has at least one byte, so the size limits it too.
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = Limits.head
    limits.maxHeaderListSize = Limits.head
    limits.maxHeaderFieldCount = Limits.head
    let state = ConnectionState<IncomingRequest>(timeouts: self.options.timeouts, at: .now())
    let handler = ConnectionHandler(loops[channel.eventLoop], state)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(ConnectionInput(handler))
    try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: limits)))
    try pipeline.addHandler(handler)
  }
}

/// Reports bytes before they are decoded, so that the time limit of a head starts with its first byte.
final class ConnectionInput: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let owner: ConnectionHandler

  init(_ owner: ConnectionHandler) { self.owner = owner }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    owner.receive(unwrapInboundIn(data)) { context.fireChannelRead(wrapInboundOut($0)) }
  }
}

/// Where and how a server listens.
package struct ListeningOptions: Sendable {
  /// The host name or address.
  package var host = "127.0.0.1"
  /// The port; 0 picks a free one.
  package var port = 8080
  /// The path of a Unix domain socket to listen on instead; an existing socket there is replaced.
  package var socketPath: String?
  /// The maximum number of concurrent connections; further ones wait until one ends.
  package var maximumConnections = 16_384
  /// How long each phase of a connection may take.
  package var timeouts = ConnectionTimeouts()

  /// Creates the default options: 127.0.0.1, port 8080.
  package init() {}
}

/// How long each phase of a connection may take.
package struct ConnectionTimeouts: Sendable {
  /// The time between two requests.
  package var idle = TimeAmount.seconds(60)
  /// The time from the first byte of a request to the end of its header.
  package var header = TimeAmount.seconds(10)
  /// The time from the end of the header to the end of the body.
  package var body = TimeAmount.seconds(30)
  /// The time from the end of a request until the client has received the response.
  package var response = TimeAmount.seconds(60)

  /// Creates the default timeouts: 60 s between requests, 10 s for a header, 30 s for a body, 60 s for a response.
  package init() {}
}
