import NIOCore
import NIOHTTP1

/// Serves the requests of a connection on its event loop, directed by its ``ConnectionState``.
///
/// No access to a property re-enters the handler, so exclusivity is not checked at run time: the checks would take a
/// thirtieth of a request's instructions.
final class ConnectionHandler: ChannelInboundHandler, ChannelOutboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = Never
  typealias OutboundOut = ByteBuffer

  /// The size of collected responses beyond which they are written, in bytes.
  private static let outgoingLimit = 16 << 10

  private let loop: EventLoopContext
  @exclusivity(unchecked) private var state: ConnectionState<IncomingRequest>
  /// The request that is being read.
  @exclusivity(unchecked) private var incoming: IncomingRequest?
  /// Responses that are written together.
  @exclusivity(unchecked) private var outgoing = ByteBuffer()
  /// Whether NIO requested a read that waits until the state wants input.
  @exclusivity(unchecked) private var isReadDeferred = false
  /// Whether the connection is in the queue of ready connections.
  @exclusivity(unchecked) private var isReady = false
  /// Whether actions are being performed: writing and flushing call the handler, which must not start the next response
  /// meanwhile.
  @exclusivity(unchecked) private var isProceeding = false
  /// Whether the writability changed during ``proceed(_:)``, which then performs the next actions.
  @exclusivity(unchecked) private var didWritabilityChange = false
  @exclusivity(unchecked) private var timer: (at: NIODeadline, task: Scheduled<Void>)?
  /// How many bytes are written but not flushed.
  @exclusivity(unchecked) private var unflushedBytes = 0
  @exclusivity(unchecked) private var scanner = HeadScanner()
  /// How many bytes of a body of known length are still missing.
  @exclusivity(unchecked) private var remainingBodyBytes = 0
  /// The time of the current event.
  @exclusivity(unchecked) private var now = NIODeadline.now()

  init(_ loop: EventLoopContext, _ state: ConnectionState<IncomingRequest>) {
    self.loop = loop
    self.state = state
  }

  func handlerAdded(context: ChannelHandlerContext) { updateTimer(context) }

  func channelInactive(context: ChannelHandlerContext) {
    state.closed()
    timer?.task.cancel()
    timer = nil
    context.fireChannelInactive()
  }

  // MARK: Input

  /// Passes bytes to the decoder in parts of one request each, because only the decoder knows where a request ends.
  func receive(_ bytes: ByteBuffer, decode: (ByteBuffer) -> Void) {
    if state.discardsInput { return }
    now = .now()
    var rest = bytes
    while rest.readableBytes > 0, !state.discardsInput { decode(nextPart(of: &rest)) }
  }

  /// Removes and returns the next bytes of one request: of its head, or of its body.
  private func nextPart(of rest: inout ByteBuffer) -> ByteBuffer {
    if remainingBodyBytes > 0 {
      return rest.readSlice(length: min(remainingBodyBytes, rest.readableBytes)) ?? ByteBuffer()
    }
    if state.received(at: now) { scanner.startRequest() }
    let scanned = rest.withUnsafeReadableBytes { scanner.scan($0) }
    let part = rest.readSlice(length: scanned.length) ?? ByteBuffer()
    return scanned.isASCII ? part : Self.encoded(part.readableBytesView, requestLineEnd: scanned.requestLineEnd)
  }

  /// Percent-encodes bytes of a request line that are not ASCII, because the decoder would refuse them.
  private static func encoded(_ bytes: ByteBufferView, requestLineEnd: Int) -> ByteBuffer {
    var buffer = ByteBuffer()
    for byte in bytes.prefix(requestLineEnd) {
      if byte < 0x80 { buffer.writeInteger(byte) } else { buffer.writeString("%" + String(byte, radix: 16)) }
    }
    buffer.writeBytes(bytes.dropFirst(requestLineEnd))
    return buffer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if state.discardsInput { return }
    do throws(ServiceProblem) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        let request = try IncomingRequest(head, loop.responder.bodies, at: now)
        state.receivedHead(expectsContinue: request.expectsContinue, at: request.received)
        incoming = request
        remainingBodyBytes = request.bodyLength
      case .body(let part):
        remainingBodyBytes -= min(remainingBodyBytes, part.readableBytes)
        try incoming?.body?.append(part)
      case .end:
        guard let request = incoming else { return }
        incoming = nil
        state.receivedEnd(of: request, request.persistence, at: now)
      }
    } catch {
      incoming = nil
      state.refuse(error, at: now)
    }
  }

  /// Queues the connection for the loop's next batch of responses.
  func channelReadComplete(context: ChannelHandlerContext) {
    if !isReady { loop.readyConnections.add(self, context) }
    isReady = true
    context.fireChannelReadComplete()
  }

  /// Responds to the requests that have been read; ``proceed(_:)`` sends the responses.
  ///
  /// - Returns: the size of the responses, in bytes.
  func respond(_ context: ChannelHandlerContext) -> Int {
    isReady = false
    performActions(context)
    return unflushedBytes + outgoing.readableBytes
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    now = .now()
    if error != .headerOverflow {
      state.refuse(.invalidRequest, at: now)
    } else if scanner.requestLineLength > Limits.uri {
      state.refuse(.uriTooLong(limit: Limits.uri), at: now)
    } else {
      state.refuse(.headersTooLarge(limit: Limits.headers), at: now)
    }
    proceed(context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    now = .now()
    switch event {
    case ChannelEvent.inputClosed: state.inputEnded()
    case is ChannelShouldQuiesceEvent: state.drain(at: now)
    default: return context.fireUserInboundEventTriggered(event)
    }
    proceed(context)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    // The connection may be closed because a write failed.
    if !context.channel.isActive { state.closed() }
    now = .now()
    state.changed(isWritable: context.channel.isWritable, at: now)
    didWritabilityChange = true
    proceed(context)
    context.fireChannelWritabilityChanged()
  }

  // MARK: Reading

  func read(context: ChannelHandlerContext) {
    isReadDeferred = !state.wantsInput
    if !isReadDeferred { context.read() }
  }

  // MARK: Output

  /// Performs pending actions, and sends the responses.
  func proceed(_ context: ChannelHandlerContext) {
    if isProceeding { return }
    repeat {
      didWritabilityChange = false
      performActions(context)
      isProceeding = true
      flush(context)
      isProceeding = false
    } while didWritabilityChange
    updateTimer(context)
    if isReadDeferred, state.wantsInput {
      isReadDeferred = false
      context.read()
    }
  }

  private func performActions(_ context: ChannelHandlerContext) {
    isProceeding = true
    defer { isProceeding = false }
    while let action = state.next(at: now) {
      switch action {
      case .respond(let request): loop.responder.respond(to: request, on: ClientConnection(self, context))
      case .sendContinue: outgoing.writeStaticString("HTTP/1.1 100 Continue\r\n\r\n")
      case .refuse(let problem): loop.responder.writeRefusal(of: problem, to: &outgoing)
      case .close:
        flush(context)
        context.close(mode: .output, promise: nil)
      case .abort: context.close(promise: nil)
      }
    }
  }

  /// Writes the response to the current request.
  ///
  /// - Parameters:
  ///   - body: the bytes that follow those of `write`, which other responses share.
  ///   - write: writes the response to a buffer.
  func send(
    _ context: ChannelHandlerContext, sharedBody body: ByteBuffer?, _ write: (Persistence, inout ByteBuffer) -> Void
  ) {
    writeResponse(context) {
      write(state.responded(at: now), &outgoing)
      if let body {
        writeOutgoing(context)
        self.write(body, context)
      }
      if outgoing.readableBytes > Self.outgoingLimit { writeOutgoing(context) }
    }
  }

  /// Writes the head of the last response, whose body the caller writes to the channel.
  func startStream(_ context: ChannelHandlerContext, _ writeHead: (inout ByteBuffer) -> Void) {
    writeResponse(context) {
      state.startedStream()
      writeHead(&outgoing)
    }
  }

  /// Writes a response; unless actions are being performed, also sends it and performs the next actions.
  private func writeResponse(_ context: ChannelHandlerContext, _ write: () -> Void) {
    guard context.channel.isActive else { return }
    now = .now()
    let isPerformingActions = isProceeding
    isProceeding = true
    write()
    isProceeding = isPerformingActions
    if !isPerformingActions { proceed(context) }
  }

  private func writeOutgoing(_ context: ChannelHandlerContext) {
    if outgoing.readableBytes == 0 { return }
    write(outgoing, context)
    outgoing = ByteBuffer()
  }

  private func write(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
    unflushedBytes += buffer.readableBytes
    context.write(wrapOutboundOut(buffer), promise: nil)
  }

  private func flush(_ context: ChannelHandlerContext) {
    writeOutgoing(context)
    if unflushedBytes > 0 { context.flush() }
    unflushedBytes = 0
  }

  // MARK: Time

  /// Schedules the next call of ``ConnectionState/tick(at:)``.
  ///
  /// An earlier timer stays scheduled, because `tick(at:)` has no effect before the deadline.
  private func updateTimer(_ context: ChannelHandlerContext) {
    let deadline = state.deadline
    if let timer, timer.at <= deadline { return }
    timer?.task.cancel()
    guard deadline < .distantFuture else { return }
    let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [self] in
      timer = nil
      guard context.channel.isActive else { return }
      now = .now()
      state.tick(at: now)
      proceed(context)
    }
    timer = (deadline, task)
  }
}
