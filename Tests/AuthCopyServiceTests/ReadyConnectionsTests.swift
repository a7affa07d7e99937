import Foundation
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import AuthCopyService

/// The connections of one event loop get their responses in batches.
@Suite struct ReadyConnectionsTests {
  private let loop = EmbeddedEventLoop()
  private let service = CopyService()
  private let context: EventLoopContext
  private static let request = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"

  init() { context = EventLoopContext(service.cachingResponder(.all, .silent)) }

  private func connection() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(loop: loop)
    let handler = ConnectionHandler(context, ConnectionState(timeouts: ConnectionTimeouts(), at: loop.now))
    try channel.pipeline.syncOperations.addHandlers(
      ConnectionInput(handler), ByteToMessageHandler(HTTPRequestDecoder()), handler)
    channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
    return channel
  }

  /// Returns the number of responses that a connection has sent.
  private func responses(_ channel: EmbeddedChannel) throws -> Int {
    var text = ""
    while let buffer = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: buffer) }
    return text.components(separatedBy: "HTTP/1.1 200 OK").count - 1
  }

  @Test func responsesFollowAfterAllConnectionsAreRead() throws {
    let channels = try (0..<70).map { _ in try connection() }
    for channel in channels { try channel.writeInbound(ByteBuffer(string: Self.request)) }
    for channel in channels { #expect(try responses(channel) == 0) }
    loop.run()
    for channel in channels { #expect(try responses(channel) == 1) }
  }

  @Test func splitRequestsGetResponsesInOrder() throws {
    let channel = try connection()
    for part in [Self.request + "GET /hea", "lthz HTTP/1.1\r\nHost: a\r\n\r\n" + Self.request] {
      try channel.writeInbound(ByteBuffer(string: part))
    }
    loop.run()
    #expect(try responses(channel) == 3)
    try channel.writeInbound(ByteBuffer(string: Self.request))
    loop.run()
    #expect(try responses(channel) == 1)
  }

  @Test func closedConnectionIsSkipped() throws {
    let (closed, other) = (try connection(), try connection())
    for channel in [closed, other] { try channel.writeInbound(ByteBuffer(string: Self.request)) }
    closed.close(promise: nil)
    loop.run()
    #expect(try responses(closed) == 0)
    #expect(try responses(other) == 1)
  }
}
