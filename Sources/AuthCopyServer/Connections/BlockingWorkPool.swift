import NIOCore
import NIOPosix

/// Threads for responses that take long, so that other connections do not wait for them.
enum BlockingWorkPool {
  private static let threads = {
    // One core is left to the connections.
    let threads = NIOThreadPool(numberOfThreads: max(1, System.coreCount - 1))
    threads.start()
    return threads
  }()

  /// Runs work on one of the threads.
  ///
  /// - Returns: the result, on the event loop.
  static func offload<Value: Sendable>(
    from eventLoop: any EventLoop, _ work: @escaping @Sendable () -> Value
  ) -> EventLoopFuture<Value> {
    threads.runIfActive(eventLoop: eventLoop, work)
  }
}
