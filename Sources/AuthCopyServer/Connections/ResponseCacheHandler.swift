import Dispatch
import NIOCore
import NIOHTTP1

/// Sends cached responses on the event loop, which needs neither the router nor a task (`Scripts/bench http`).
///
/// The handler follows the inspector in the pipeline, so that it sees only unambiguous requests, and passes on those
/// without a cached response.
final class ResponseCacheHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let owner: ConnectionGuard
  private let service: CopyService
  /// The response to the current request, and the time at which its head was read.
  private var found: (response: CachedResponse, ifNoneMatch: String?, start: UInt64)?
  private var needsFlush = false

  init(_ owner: ConnectionGuard, service: CopyService) {
    self.owner = owner
    self.service = service
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if case .head(let head) = part { found = find(head, context) }
    guard let found else { return context.fireChannelRead(data) }
    guard case .end = part else { return }
    self.found = nil
    var head = found.response.head(ifNoneMatch: found.ifNoneMatch)
    head.headers.add(name: "Date", value: HTTPDate.now)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if head.status == .ok { context.write(wrapOutboundOut(.body(.byteBuffer(found.response.body))), promise: nil) }
    context.write(wrapOutboundOut(.end(nil)), promise: nil)
    needsFlush = true
    owner.didRespond()
    service.metrics.recordResolves(of: found.response.provider)
    service.metrics.recordResponse(
      of:
        RouteTemplate.errorCode.rawValue, status: Int(head.status.code),
      nanoseconds: Int64(DispatchTime.now().uptimeNanoseconds - found.start))
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if needsFlush { context.flush() }
    needsFlush = false
    context.fireChannelReadComplete()
  }

  /// Finds a cached response, unless an earlier request waits for its response or the client does not read responses.
  private func find(
    _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) -> (response: CachedResponse, ifNoneMatch: String?, start: UInt64)? {
    guard head.method == .GET, owner.canRespondImmediately, context.channel.isWritable,
      let request = ConditionalRequest(head.headers),
      let response = service.snapshot.responseCache[head.uri, request.language]
    else { return nil }
    return (response, request.ifNoneMatch, DispatchTime.now().uptimeNanoseconds)
  }
}

/// The header fields of a request that select its cached response.
private struct ConditionalRequest {
  /// The value of `Accept-Language`; empty without the field.
  private(set) var language = ""
  private(set) var ifNoneMatch: String?

  /// Reads the fields; nil when the request needs the router or is too large.
  init?(_ headers: HTTPHeaders) {
    var size = 0
    for (name, value) in headers {
      size += name.utf8.count + value.utf8.count + 4
      // Switch on the length first, which rules out most names without a comparison.
      switch name.utf8.count {
      case 6 where name.isField("accept"):
        guard ["*/*", "application/json"].contains(value) else { return nil }
      case 13 where name.isField("if-none-match"):
        guard ifNoneMatch == nil else { return nil }
        ifNoneMatch = value
      case 15 where name.isField("accept-language"):
        guard language.isEmpty else { return nil }
        language = value
      case 14 where name.isField("content-length"), 17 where name.isField("transfer-encoding"): return nil
      default: break
      }
    }
    guard size <= Limits.headers else { return nil }
  }
}

extension String {
  /// - Parameter field: a name in lowercase.
  fileprivate func isField(_ field: StaticString) -> Bool {
    utf8.elementsEqual(UnsafeBufferPointer(start: field.utf8Start, count: field.utf8CodeUnitCount)) { $0 | 0x20 == $1 }
  }
}
