import NIOCore

/// Reports bytes before they are decoded, so that the time limit of a head holds from its first byte on.
final class ConnectionInput: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let owner: ConnectionHandler

  init(_ owner: ConnectionHandler) { self.owner = owner }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    owner.receive(unwrapInboundIn(data)) { context.fireChannelRead(wrapInboundOut($0)) }
  }
}
