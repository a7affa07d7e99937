import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server of NIO alone: it reads requests, and writes the bytes of a file for each as one buffer.
///
/// What a service costs beyond this is its own. It picks a port and prints its address.
///
///     BareNIO FILE
@main struct BareNIO {
  static func main() async throws {
    let body = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    let answer = ByteBuffer(bytes: Array(head.utf8) + Array(body))
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
          try pipeline.addHandler(FixedResponse(answer))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    FileHandle.standardError.write(Data("listening 127.0.0.1:\(channel.localAddress?.port ?? 0)\n".utf8))
    try await channel.closeFuture.get()
  }
}

private final class FixedResponse: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = ByteBuffer

  private let answer: ByteBuffer

  init(_ answer: ByteBuffer) { self.answer = answer }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { context.write(wrapOutboundOut(answer), promise: nil) }
  }

  func channelReadComplete(context: ChannelHandlerContext) { context.flush() }
}
