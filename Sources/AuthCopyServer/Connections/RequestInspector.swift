import NIOCore
import NIOHTTP1

/// Reads the head of a request as HTTP/1 has it, before it becomes a message without a version: rejects what other
/// servers would read differently, and tells the guard when the connection closes after the response.
final class RequestInspector: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let owner: ConnectionGuard

  init(_ owner: ConnectionGuard) { self.owner = owner }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if owner.isClosing { return }
    if case .head(let head) = unwrapInboundIn(data) {
      guard Self.isUnambiguous(head) else { return owner.fail(with: .invalidRequest) }
      // The decoder stops after a request to switch protocols, which the service does not do.
      owner.willReadRequest(closesConnection: !head.isKeepAlive || head.headers.contains(name: "upgrade"))
      if Self.waits(head) {
        let head = HTTPResponseHead(version: head.version, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  /// Whether it names one host, and one coding of its body (RFC 9112, sections 3.2 and 6.1).
  private static func isUnambiguous(_ head: HTTPRequestHead) -> Bool {
    let hosts = head.headers["host"].count
    guard hosts == 1 || (hosts == 0 && head.version == .http1_0) else { return false }
    return head.headers["transfer-encoding"].allSatisfy { $0.lowercased() == "chunked" }
  }

  /// Whether the client waits to hear that its body is wanted (RFC 9110, section 10.1.1).
  private static func waits(_ head: HTTPRequestHead) -> Bool {
    guard head.version == .http1_1, head.headers.first(name: "expect")?.lowercased() == "100-continue" else {
      return false
    }
    return head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0 <= Limits.body
  }
}
