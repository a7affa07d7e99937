import Dispatch
import NIOCore
import NIOHTTP1

/// Answers at once, on the connection's own thread, what was answered before: that needs neither the router nor a task.
///
/// It stands behind the inspector, so that what it sees is clear, and hands on all that needs a closer look.
final class ReadyAnswerHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let owner: ConnectionGuard
  private let service: CopyService
  /// The answer to the request whose head was read, and when.
  private var found: (answer: ReadyAnswer, knownTags: String?, start: UInt64)?
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
    var head = found.answer.head(for: found.knownTags)
    head.headers.add(name: "Date", value: HTTPDate.now)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if head.status == .ok { context.write(wrapOutboundOut(.body(.byteBuffer(found.answer.body))), promise: nil) }
    context.write(wrapOutboundOut(.end(nil)), promise: nil)
    needsFlush = true
    owner.hasAnswered()
    service.metrics.resolved(found.answer.provider)
    service.metrics.answered(
      RouteTemplate.errorCode.rawValue, status: Int(head.status.code),
      nanoseconds: Int64(DispatchTime.now().uptimeNanoseconds - found.start))
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if needsFlush { context.flush() }
    needsFlush = false
    context.fireChannelReadComplete()
  }

  /// Answers are written in the order of the requests, and a client that does not take them is not sent more.
  private func find(
    _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) -> (answer: ReadyAnswer, knownTags: String?, start: UInt64)? {
    guard head.method == .GET, owner.isFree, context.channel.isWritable, let wishes = Wishes(head.headers),
      let answer = service.snapshot.ready[head.uri, wishes.language]
    else { return nil }
    return (answer, wishes.knownTags, DispatchTime.now().uptimeNanoseconds)
  }
}

/// What the header fields of a request ask for.
private struct Wishes {
  /// Empty without the field.
  private(set) var language = ""
  private(set) var knownTags: String?

  /// Nil where they ask for what only the router can tell, or are too long.
  init?(_ headers: HTTPHeaders) {
    var size = 0
    for (name, value) in headers {
      size += name.utf8.count + value.utf8.count + 4
      switch name.utf8.count {
      case 6 where name.isField("accept"):
        guard ["*/*", "application/json"].contains(value) else { return nil }
      case 13 where name.isField("if-none-match"):
        guard knownTags == nil else { return nil }
        knownTags = value
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
  /// - Parameter field: in lower case.
  fileprivate func isField(_ field: StaticString) -> Bool {
    utf8.elementsEqual(UnsafeBufferPointer(start: field.utf8Start, count: field.utf8CodeUnitCount)) { $0 | 0x20 == $1 }
  }
}
