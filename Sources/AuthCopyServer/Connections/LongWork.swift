import Foundation

/// Makes answers that take long, a few at a time, so that connections do not wait for those of others.
struct LongWork: Sendable {
  // A queue of operations is safe to use from many threads.
  private let queue: OperationQueue

  init() {
    queue = OperationQueue()
    // One core is left to the connections.
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
  }

  func run(_ work: @escaping @Sendable () -> Void) { queue.addOperation(work) }
}
