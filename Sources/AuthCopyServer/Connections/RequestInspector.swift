import NIOCore
import NIOHTTP1

/// Checks the HTTP/1 head of a request before it is converted to a version-independent message.
///
/// It rejects requests that other servers may interpret differently, and tells the guard whether the connection closes
/// after the response.
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
      // The decoder stops after a request to switch protocols, which the service does not support.
      owner.willReadRequest(closesConnection: !head.isKeepAlive || head.headers.contains(name: "upgrade"))
      if Self.waits(head) {
        let head = HTTPResponseHead(version: head.version, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  /// Whether the request names one host and uses no transfer coding but `chunked` (RFC 9112, sections 3.2 and 6.1).
  private static func isUnambiguous(_ head: HTTPRequestHead) -> Bool {
    let hosts = head.headers["host"].count
    guard hosts == 1 || (hosts == 0 && head.version == .http1_0) else { return false }
    return head.headers["transfer-encoding"].allSatisfy { $0.lowercased() == "chunked" }
  }

  /// Whether the client waits for the status 100 before it sends the body (RFC 9110, section 10.1.1).
  private static func waits(_ head: HTTPRequestHead) -> Bool {
    guard head.version == .http1_1, head.headers.first(name: "expect")?.lowercased() == "100-continue" else {
      return false
    }
    return head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0 <= Limits.body
  }
}
