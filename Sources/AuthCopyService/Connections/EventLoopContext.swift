import NIOCore
import Synchronization

/// What the connections of one event loop share, without locks.
final class EventLoopContext {
  let responder: any ConnectionResponder
  let readyConnections = ReadyConnections()

  init(_ responder: any ConnectionResponder) { self.responder = responder }
}

/// The context of each event loop, created with its first connection.
final class EventLoopContexts: Sendable {
  private let makeResponder: @Sendable () -> any ConnectionResponder
  // Each context is used only on its event loop, which `NIOLoopBound` checks.
  private let contexts = Mutex<[ObjectIdentifier: NIOLoopBound<EventLoopContext>]>([:])

  init(makeResponder: @escaping @Sendable () -> any ConnectionResponder) { self.makeResponder = makeResponder }

  /// The context of an event loop, which must be the current one.
  subscript(eventLoop: any EventLoop) -> EventLoopContext {
    let key = ObjectIdentifier(eventLoop)
    if let context = contexts.withLock({ $0[key] }) { return context.value }
    let context = EventLoopContext(makeResponder())
    let bound = NIOLoopBound(context, eventLoop: eventLoop)
    contexts.withLock { $0[key] = bound }
    return context
  }
}

/// The connections of one event loop that have input: all of them respond, and then all responses are sent.
///
/// Code that runs for one connection after the other stays in the processor's caches, and a client with many
/// connections wakes up once rather than for each response. Under load, this saves a third of the processor time.
final class ReadyConnections {
  /// The size of collected responses beyond which they are sent, in bytes.
  ///
  /// Because of the limit, the first response does not wait for all others, and large ones do not fill the memory.
  private static let limit = 32 << 10

  private var connections: [(handler: ConnectionHandler, context: ChannelHandlerContext)] = []

  /// Queues a connection to respond once the event loop has read from all readable sockets.
  func add(_ handler: ConnectionHandler, _ context: ChannelHandlerContext) {
    if connections.isEmpty { context.eventLoop.assumeIsolated().execute { [self] in respondAll() } }
    connections.append((handler, context))
  }

  private func respondAll() {
    let all = connections
    connections = []
    var (first, size) = (0, 0)
    for (index, (handler, context)) in all.enumerated() {
      size += handler.respond(context)
      guard size > Self.limit || index == all.count - 1 else { continue }
      for (handler, context) in all[first...index] { handler.proceed(context) }
      (first, size) = (index + 1, 0)
    }
  }
}
