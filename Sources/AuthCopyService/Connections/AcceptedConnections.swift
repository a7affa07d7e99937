import NIOCore

/// The connections that a server has accepted: limits their number, and ends them with the server.
final class AcceptedConnections: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias OutboundIn = Never

  /// An event that closes the server and all connections at once; `ChannelShouldQuiesceEvent` lets requests finish.
  struct Abort: Sendable {}

  private let maximum: Int
  private let ended: EventLoopPromise<Void>
  private var connections: [ObjectIdentifier: any Channel] = [:]
  /// Whether NIO wants to accept a connection, which waits until one ends.
  private var isAcceptDeferred = false
  private var isClosed = false

  /// - Parameters:
  ///   - maximum: the maximum number of connections.
  ///   - ended: succeeds when the server and all connections are closed.
  init(maximum: Int, _ ended: EventLoopPromise<Void>) {
    self.maximum = maximum
    self.ended = ended
  }

  func read(context: ChannelHandlerContext) {
    isAcceptDeferred = connections.count >= maximum
    if !isAcceptDeferred { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    connections[ObjectIdentifier(connection)] = connection
    connection.closeFuture.hop(to: context.eventLoop).assumeIsolated().whenComplete { [self] _ in
      connections[ObjectIdentifier(connection)] = nil
      endIfClosed()
      if isAcceptDeferred, !isClosed { context.channel.read() }
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case let event as ChannelShouldQuiesceEvent:
      for connection in connections.values { connection.pipeline.fireUserInboundEventTriggered(event) }
    case is Abort:
      for connection in connections.values { connection.close(promise: nil) }
      context.close(promise: nil)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    isClosed = true
    endIfClosed()
  }

  private func endIfClosed() { if isClosed, connections.isEmpty { ended.succeed() } }
}
