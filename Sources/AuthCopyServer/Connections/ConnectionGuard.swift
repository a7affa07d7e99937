import AuthCopy
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Closes connections that take too long, and responds to input that is not HTTP.
///
/// This bounds the cost of a slow or broken client, and tells the client the reason. The handler follows the HTTP
/// decoder in the pipeline.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum Reading { case nothing, header, body }

  private let service: CopyService
  private let timeouts: ConnectionTimeouts
  private let servesFromCache: Bool
  private var context: ChannelHandlerContext?
  private var reading = Reading.nothing
  /// When the current state began.
  private var since = NIODeadline.now()
  /// For each request whose response has not been written yet, whether the connection closes after it.
  private var open: [Bool] = []
  private var nextCloses = false
  private var hasStartedResponse = false
  /// How many bytes of the request line have arrived.
  private var firstLineLength = 0
  private var isInFirstLine = false
  /// The problem that is written after the responses to all earlier requests; the connection closes afterwards.
  private var lastProblem: ServiceProblem?
  /// Whether the last response has been written; further input is discarded, so that the client can read that response.
  private(set) var isClosing = false
  private var tick: Scheduled<Void>?

  /// - Parameter servesFromCache: whether cached responses are sent on the event loop, without a log line.
  init(service: CopyService, timeouts: ConnectionTimeouts, servesFromCache: Bool) {
    self.service = service
    self.timeouts = timeouts
    self.servesFromCache = servesFromCache
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let pipeline = context.pipeline.syncOperations
    do {
      let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
      try pipeline.addHandler(RequestInspector(self), position: .before(codec))
      if servesFromCache {
        try pipeline.addHandler(ResponseCacheHandler(self, service: service), position: .before(codec))
      }
      try pipeline.addHandler(IncomingBytes(self), position: .first)
    } catch {
      // Without the inspector, requests that other servers interpret differently would get through.
      context.close(promise: nil)
      return
    }
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

  /// Records bytes that have arrived but are not decoded yet.
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

  /// Records that the head of a request has been decoded.
  func willReadRequest(closesConnection closes: Bool) { nextCloses = closes }

  /// Whether the current request can be answered immediately: no earlier request waits, and the connection stays open.
  var canRespondImmediately: Bool { open.isEmpty && !nextCloses && lastProblem == nil && !isClosing }

  /// Records that the current request has been answered immediately.
  func didRespond() { enter(.nothing) }

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
      hasStartedResponse = true
      if open.first == true { head.headerFields[.connection] = "close" }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      hasStartedResponse = false
      let closes = open.isEmpty ? false : open.removeFirst()
      if reading == .nothing { since = .now() }
      context.write(data, promise: promise)
      if closes {
        close(context)
      } else if let lastProblem, unanswered == 0 {
        write(lastProblem, context)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else {
      context.fireErrorCaught(error)
      return
    }
    guard error == .headerOverflow else { return fail(with: .invalidRequest) }
    fail(with: firstLineLength > Limits.uri ? .uriTooLong(limit: Limits.uri) : .headersTooLarge(limit: Limits.headers))
  }

  private func enter(_ state: Reading) {
    reading = state
    since = .now()
  }

  /// How many requests have been read completely but not answered yet.
  private var unanswered: Int { open.count - (reading == .body && !open.isEmpty ? 1 : 0) }

  private var deadline: NIODeadline {
    switch reading {
    case .header: since + timeouts.header
    case .body: since + timeouts.body
    case .nothing: since + (open.isEmpty ? timeouts.idle : timeouts.response)
    }
  }

  private func schedule(_ context: ChannelHandlerContext) {
    let interval = TimeAmount.nanoseconds(max(10_000_000, timeouts.header.nanoseconds / 4))
    tick = context.eventLoop.assumeIsolated().scheduleTask(in: interval) { [self] in
      guard context.channel.isActive, !isClosing else { return }
      guard .now() >= deadline else { return schedule(context) }
      // A client that is idle between requests, or does not read its response, gets no response.
      if reading == .nothing || (reading == .body && open.isEmpty) || lastProblem != nil {
        context.close(promise: nil)
      } else {
        fail(with: .requestTimeout)
        if !isClosing { schedule(context) }
      }
    }
  }

  /// Writes a problem after the responses to all earlier requests, then closes the connection.
  func fail(with problem: ServiceProblem) {
    guard let context, !isClosing, lastProblem == nil else { return }
    lastProblem = problem
    if unanswered == 0 { write(problem, context) }
  }

  private func write(_ problem: ServiceProblem, _ context: ChannelHandlerContext) {
    // A response that has been started cannot be replaced.
    guard !hasStartedResponse else { return close(context) }
    let snapshot = service.snapshot
    let response = problem.response(snapshot, locale: snapshot.defaultLocale)
    var head = HTTPResponse(status: response.status)
    head.headerFields[.contentType] = response.mediaType.rawValue
    head.headerFields[.contentLanguage] = response.locale
    head.headerFields[.cacheControl] = response.cachePolicy.rawValue
    head.headerFields[.contentLength] = String(response.body.count)
    head.headerFields[.connection] = "close"
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(ByteBuffer(bytes: response.body))), promise: nil)
    context.write(wrapOutboundOut(.end(nil)), promise: nil)
    service.metrics.recordResponse(of: "unread", status: response.status.code, nanoseconds: 0)
    close(context)
  }

  /// Closes our side immediately, and the connection a second later, so that the client can read the response.
  private func close(_ context: ChannelHandlerContext) {
    isClosing = true
    context.flush()
    context.close(mode: .output, promise: nil)
    context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { context.close(promise: nil) }
  }
}

/// Reports bytes to the guard before they are decoded.
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
