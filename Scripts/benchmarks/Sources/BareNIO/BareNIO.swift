import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server that uses only SwiftNIO: it responds to each request with the bytes of a file, written as one buffer.
///
/// The difference between a service and this server is the cost of the service itself. The server picks a port and
/// prints its address.
///
///     BareNIO FILE
@main struct BareNIO {
  static func main() async throws {
    let body = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    let response = ByteBuffer(bytes: Array(head.utf8) + Array(body))
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
          try pipeline.addHandler(FixedResponseHandler(response))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    FileHandle.standardError.write(Data("listening 127.0.0.1:\(channel.localAddress?.port ?? 0)\n".utf8))
    try await channel.closeFuture.get()
  }
}

private final class FixedResponseHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = ByteBuffer

  private let response: ByteBuffer

  init(_ response: ByteBuffer) { self.response = response }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { context.write(wrapOutboundOut(response), promise: nil) }
  }

  func channelReadComplete(context: ChannelHandlerContext) { context.flush() }
}
