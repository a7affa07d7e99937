import NIOCore

/// Reports bytes before they are decoded, so that the time limit of a head holds from its first byte on.
final class ConnectionInput: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let owner: ConnectionHandler

  init(_ owner: ConnectionHandler) { self.owner = owner }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let buffer = owner.willDecode(unwrapInboundIn(data)) else { return }
    context.fireChannelRead(wrapInboundOut(buffer))
    owner.didDecode(buffer)
  }
}
