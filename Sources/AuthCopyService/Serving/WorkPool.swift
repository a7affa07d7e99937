import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Threads for responses that take long, so that other connections do not wait for them.
///
/// A thread creates a slice of one response, and then a slice of the next response in the queue.
enum WorkPool {
  /// A response in the queue for its next slice.
  private struct Entry {
    var response: SlicedResponse
    /// Returns whether the client still waits for the response.
    let isWanted: @Sendable () -> Bool
    /// Receives the response; nil if the client has disconnected.
    let complete: @Sendable (ServiceResponse?) -> Void
  }

  private static let threads = {
    // One core is left for the connections.
    let threads = NIOThreadPool(numberOfThreads: max(1, System.coreCount - 1))
    threads.start()
    return threads
  }()

  private static let queue = Mutex(FairQueue<ClientAddress, Entry>())

  /// Creates a response on the threads.
  ///
  /// - Parameters:
  ///   - client: the client that waits for the response.
  ///   - isWanted: returns whether the client still waits for the response; called before each slice.
  /// - Returns: the response, on the event loop; it fails if the client has disconnected.
  static func offload(
    _ response: SlicedResponse, for client: ClientAddress, from eventLoop: any EventLoop,
    while isWanted: @escaping @Sendable () -> Bool
  ) -> EventLoopFuture<ServiceResponse> {
    let promise = eventLoop.makePromise(of: ServiceResponse.self)
    let entry = Entry(response: response, isWanted: isWanted) { response in
      promise.completeWith(response.map { .success($0) } ?? .failure(ChannelError.alreadyClosed))
    }
    add(entry, of: client)
    return promise.futureResult
  }

  /// Creates a response on the threads, for a request of another application.
  ///
  /// The threads of Swift concurrency, which are few, do not wait meanwhile.
  @Sendable static func response(_ response: SlicedResponse, for client: ClientAddress) async -> ServiceResponse {
    await withCheckedContinuation { continuation in
      let entry = Entry(response: response, isWanted: { true }) { response in
        guard let response else { preconditionFailure("a wanted response is completed") }
        continuation.resume(returning: response)
      }
      add(entry, of: client)
    }
  }

  private static func add(_ entry: Entry, of client: ClientAddress) {
    queue.withLock { $0.append(entry, of: client) }
    // There is one call of `proceed` for each entry of the queue, which decides the entry that a call gets.
    threads.submit { if case .active = $0 { proceed() } }
  }

  private static func proceed() {
    guard let (next, client) = queue.withLock({ $0.popFirst() }) else { return }
    var entry = next
    guard entry.isWanted() else { return entry.complete(nil) }
    if let response = entry.response.proceed() {
      entry.complete(response)
    } else {
      add(entry, of: client)
    }
  }
}
