import NIOCore

/// The connections of one event loop that have read something: all respond, and then all responses are sent.
///
/// Code that runs for one connection after the other stays in the processor's caches, and a client with many connections
/// is woken up once rather than by each response. Under load, that is a third of the processor time of a request.
final class ReadyConnections {
  /// The size of collected responses beyond which they are sent, in bytes: the first does not wait for all, and large ones
  /// do not fill the memory.
  private static let limit = 32 << 10

  private var connections: [(handler: ConnectionHandler, context: ChannelHandlerContext)] = []

  /// Has a connection respond once the event loop has read from all sockets that have something.
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
