import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Sets up the connections of a server, whose requests are served on their event loops, without tasks.
struct ConnectionChannel: ServerChildChannel {
  struct Connection: ServerChildChannelValue {
    let channel: any Channel
  }

  /// The minimum and maximum size of a receive buffer, in bytes: all bytes of a read are decoded before other
  /// connections get their turns, and most requests are small.
  private static let receiveBuffers = 1 << 10...4 << 10

  private let bodies: BodyBudget
  private let timeouts: ConnectionTimeouts
  private let logger: Logger
  private let loops: EventLoopContexts

  /// - Parameter makeContext: creates the context of an event loop.
  init(
    _ bodies: BodyBudget, _ timeouts: ConnectionTimeouts, _ logger: Logger,
    makeContext: @escaping @Sendable () -> EventLoopContext
  ) {
    self.bodies = bodies
    self.timeouts = timeouts
    self.logger = logger
    loops = EventLoopContexts(make: makeContext)
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Connection> {
    channel.eventLoop.makeCompletedFuture {
      do {
        try configure(channel)
      } catch {
        // Without its limits, a connection must not be served.
        channel.close(promise: nil)
        throw error
      }
      return Connection(channel: channel)
    }
  }

  private func configure(_ channel: any Channel) throws {
    let options = channel.syncOptions
    let (smallest, largest) = (Self.receiveBuffers.lowerBound, Self.receiveBuffers.upperBound)
    try options?.setOption(
      .recvAllocator,
      value: AdaptiveRecvByteBufferAllocator(minimum: smallest, initial: smallest, maximum: largest))
    // One read per turn, so that other connections get their turns.
    try options?.setOption(.maxMessagesPerRead, value: 1)
    // The number needs no limit of its own: each field has at least one byte, so the size limits it too.
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = Limits.head
    limits.maxHeaderListSize = Limits.head
    limits.maxHeaderFieldCount = Limits.head
    let handler = ConnectionHandler(
      loops[channel.eventLoop], bodies, ConnectionState(timeouts: timeouts, at: .now()), logger)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(ConnectionInput(handler))
    try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: limits)))
    try pipeline.addHandler(handler)
  }

  /// Waits until the connection is closed, and closes it if the task is cancelled.
  func handle(value: Connection, logger: Logger) async {
    await withTaskCancellationHandler {
      try? await value.channel.closeFuture.get()
    } onCancel: {
      value.channel.close(promise: nil)
    }
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
