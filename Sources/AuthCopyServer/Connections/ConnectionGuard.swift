import AuthCopy
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

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
  private let answersAhead: Bool
  private var context: ChannelHandlerContext?
  private var reading = Reading.nothing
  /// When the present state began.
  private var since = NIODeadline.now()
  /// For each request whose answer is not written yet, whether the connection ends with it.
  private var open: [Bool] = []
  private var nextCloses = false
  private var hasStartedAnswer = false
  /// The bytes of a request's first line that have come.
  private var firstLineLength = 0
  private var isInFirstLine = false
  /// Is said when the requests that were read before are answered.
  private var lastProblem: ServiceProblem?
  /// The last words are said; what still comes is thrown away, so that the client gets to read them.
  private(set) var isClosing = false
  private var tick: Scheduled<Void>?

  /// - Parameter answersAhead: whether what was answered before is answered here, without a word in the log.
  init(service: CopyService, timeouts: ConnectionTimeouts, answersAhead: Bool) {
    self.service = service
    self.timeouts = timeouts
    self.answersAhead = answersAhead
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let pipeline = context.pipeline.syncOperations
    // The pipeline is being built, on its own loop, and has that codec: neither can fail.
    if let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) {
      try? pipeline.addHandler(RequestInspector(self), position: .before(codec))
      if answersAhead { try? pipeline.addHandler(ReadyAnswerHandler(self, service: service), position: .before(codec)) }
    }
    try? pipeline.addHandler(IncomingBytes(self), position: .first)
    schedule(context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    tick?.cancel()
    self.context = nil
  }

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

  /// The head of a request has been decoded.
  func willRead(requestThatCloses closes: Bool) { nextCloses = closes }

  /// Whether the request whose head was read may be answered at once: none waits before it, and the connection goes on.
  var isFree: Bool { open.isEmpty && !nextCloses && lastProblem == nil && !isClosing }

  /// The request that was read has been answered at once.
  func hasAnswered() { enter(.nothing) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      enter(.body)
      open.append(nextCloses)
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
    case .head(var head):
      hasStartedAnswer = true
      if open.first == true { head.headerFields[.connection] = "close" }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      hasStartedAnswer = false
      let closes = open.isEmpty ? false : open.removeFirst()
      if reading == .nothing { since = .now() }
      context.write(data, promise: promise)
      if closes {
        close(context)
      } else if let lastProblem, unanswered == 0 {
        say(lastProblem, context)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else {
      context.fireErrorCaught(error)
      return
    }
    guard error == .headerOverflow else { return end(.invalidRequest) }
    end(firstLineLength > Limits.uri ? .uriTooLong(limit: Limits.uri) : .headersTooLarge(limit: Limits.headers))
  }

  private func enter(_ state: Reading) {
    reading = state
    since = .now()
  }

  /// Requests that were read wholly and wait for their answers.
  private var unanswered: Int { open.count - (reading == .body && !open.isEmpty ? 1 : 0) }

  private var deadline: NIODeadline {
    switch reading {
    case .header: since + timeouts.header
    case .body: since + timeouts.body
    case .nothing: since + (open.isEmpty ? timeouts.idle : timeouts.answer)
    }
  }

  private func schedule(_ context: ChannelHandlerContext) {
    let interval = TimeAmount.nanoseconds(max(10_000_000, timeouts.header.nanoseconds / 4))
    tick = context.eventLoop.assumeIsolatedUnsafeUnchecked().scheduleTask(in: interval) { [self] in
      guard context.channel.isActive, !isClosing else { return }
      guard .now() >= deadline else { return schedule(context) }
      // Who waits between requests, or does not take an answer, needs no words.
      if reading == .nothing || (reading == .body && open.isEmpty) || lastProblem != nil {
        context.close(promise: nil)
      } else {
        end(.requestTimeout)
        if !isClosing { schedule(context) }
      }
    }
  }

  /// Says why, when all that was read before is answered, and closes.
  func end(_ problem: ServiceProblem) {
    guard let context, !isClosing, lastProblem == nil else { return }
    lastProblem = problem
    if unanswered == 0 { say(problem, context) }
  }

  private func say(_ problem: ServiceProblem, _ context: ChannelHandlerContext) {
    // An answer that is under way cannot become another.
    guard !hasStartedAnswer else { return close(context) }
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
    context.write(wrapOutboundOut(.end(nil)), promise: nil)
    service.metrics.answered("unread", status: answer.status.code, nanoseconds: 0)
    close(context)
  }

  /// Closes our side, and the other when it has had time to read.
  private func close(_ context: ChannelHandlerContext) {
    isClosing = true
    context.flush()
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
