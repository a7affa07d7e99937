import AuthCopy
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Ends connections that take too long, and answers what is no HTTP: a slow or broken client costs nothing, and hears
/// why. It stands right behind the HTTP decoder.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum Reading { case nothing, header, body }

  private let service: CopyService
  private let timeouts: ConnectionTimeouts
  private var reading = Reading.nothing
  /// When the present state began.
  private var since = NIODeadline.now()
  /// Requests whose answer is not written yet.
  private var open = 0
  private var hasStartedAnswer = false
  /// The bytes of a request's first line that have come.
  private var firstLineLength = 0
  private var isInFirstLine = false
  /// The last words are said; what still comes is thrown away, so that the client gets to read them.
  fileprivate private(set) var isClosing = false
  private var tick: Scheduled<Void>?

  init(service: CopyService, timeouts: ConnectionTimeouts) {
    self.service = service
    self.timeouts = timeouts
  }

  func handlerAdded(context: ChannelHandlerContext) {
    // The pipeline is being built on its own loop: this cannot fail.
    try? context.pipeline.syncOperations.addHandler(IncomingBytes(self), position: .first)
    schedule(context)
  }

  func handlerRemoved(context: ChannelHandlerContext) { tick?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    tick?.cancel()
    context.fireChannelInactive()
  }

  /// Bytes have come, not decoded yet.
  fileprivate func received(_ bytes: ByteBufferView) {
    if reading == .nothing {
      enter(.header)
      isInFirstLine = true
      firstLineLength = 0
    }
    guard isInFirstLine else { return }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    firstLineLength += bytes[..<(end ?? bytes.endIndex)].count
    isInFirstLine = end == nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      enter(.body)
      open += 1
    case .body: break
    case .end: enter(.nothing)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isClosing else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head: hasStartedAnswer = true
    case .body: break
    case .end:
      hasStartedAnswer = false
      open -= 1
      if reading == .nothing { since = .now() }
    }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else {
      context.fireErrorCaught(error)
      return
    }
    guard error == .headerOverflow else { return end(context, .invalidRequest) }
    end(
      context, firstLineLength > Limits.uri ? .uriTooLong(limit: Limits.uri) : .headersTooLarge(limit: Limits.headers))
  }

  private func enter(_ state: Reading) {
    reading = state
    since = .now()
  }

  private var deadline: NIODeadline {
    switch reading {
    case .header: since + timeouts.header
    case .body: since + timeouts.body
    case .nothing: since + (open > 0 ? timeouts.answer : timeouts.idle)
    }
  }

  private func schedule(_ context: ChannelHandlerContext) {
    let interval = TimeAmount.nanoseconds(max(10_000_000, timeouts.header.nanoseconds / 4))
    tick = context.eventLoop.assumeIsolatedUnsafeUnchecked().scheduleTask(in: interval) { [self] in
      guard context.channel.isActive, !isClosing else { return }
      guard .now() >= deadline else { return schedule(context) }
      // Who waits between requests, or does not take an answer, needs no words.
      if reading == .nothing || (reading == .body && open == 0) {
        context.close(promise: nil)
      } else {
        end(context, .requestTimeout)
      }
    }
  }

  /// Says why, unless an answer is under way, and closes.
  private func end(_ context: ChannelHandlerContext, _ problem: ServiceProblem) {
    guard !isClosing else { return }
    let mayAnswer = !hasStartedAnswer && open <= (reading == .body ? 1 : 0)
    if mayAnswer {
      let snapshot = service.snapshot
      let answer = problem.answer(snapshot, locale: snapshot.defaultLocale)
      var head = HTTPResponse(status: answer.status)
      head.headerFields[.contentType] = answer.mediaType.rawValue
      head.headerFields[.contentLanguage] = answer.locale
      head.headerFields[.cacheControl] = answer.keeping.rawValue
      head.headerFields[.contentLength] = String(answer.body.count)
      head.headerFields[.connection] = "close"
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.body(ByteBuffer(bytes: answer.body))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      service.metrics.answered("unread", status: answer.status.code, nanoseconds: 0)
    }
    isClosing = true
    context.close(mode: .output, promise: nil)
    context.eventLoop.assumeIsolatedUnsafeUnchecked().scheduleTask(in: .seconds(1)) { context.close(promise: nil) }
  }
}

/// Tells the guard of bytes before they are decoded.
private final class IncomingBytes: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let owner: ConnectionGuard

  init(_ owner: ConnectionGuard) { self.owner = owner }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if owner.isClosing { return }
    owner.received(unwrapInboundIn(data).readableBytesView)
    context.fireChannelRead(data)
  }
}
