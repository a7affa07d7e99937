import NIOCore
import NIOPosix

/// Makes answers that take long, a few at a time, so that connections do not wait for those of others.
enum LongWork {
  private static let threads = {
    // One core is left to the connections.
    let threads = NIOThreadPool(numberOfThreads: max(1, System.coreCount - 1))
    threads.start()
    return threads
  }()

  /// - Returns: the result, on the event loop.
  static func run<Value: Sendable>(
    _ eventLoop: any EventLoop, _ work: @escaping @Sendable () -> Value
  ) -> EventLoopFuture<Value> {
    threads.runIfActive(eventLoop: eventLoop, work)
  }
}
