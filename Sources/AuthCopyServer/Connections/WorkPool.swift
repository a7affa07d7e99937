import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Threads for responses that take long, so that other connections do not wait for them.
///
/// A thread creates a slice of one response, and then a slice of the next response in the queue.
enum WorkPool {
  private struct Piece {
    var response: SlicedResponse
    /// Returns whether the client still waits for the response.
    let isWanted: @Sendable () -> Bool
    let promise: EventLoopPromise<ServiceResponse>
  }

  private static let threads = {
    // One core is left for the connections.
    let threads = NIOThreadPool(numberOfThreads: max(1, System.coreCount - 1))
    threads.start()
    return threads
  }()

  private static let queue = Mutex(FairQueue<ClientAddress, Piece>())

  /// Creates a response on the threads.
  ///
  /// - Parameters:
  ///   - client: the client whose turns the slices use.
  ///   - isWanted: returns whether the client still waits for the response; called before each slice.
  /// - Returns: the response, on the event loop; it fails if the client has disconnected.
  static func offload(
    _ response: SlicedResponse, for client: ClientAddress, from eventLoop: any EventLoop,
    while isWanted: @escaping @Sendable () -> Bool
  ) -> EventLoopFuture<ServiceResponse> {
    let promise = eventLoop.makePromise(of: ServiceResponse.self)
    add(Piece(response: response, isWanted: isWanted, promise: promise), of: client)
    return promise.futureResult
  }

  private static func add(_ piece: Piece, of client: ClientAddress) {
    queue.withLock { $0.append(piece, of: client) }
    // There is one call of `proceed` for each piece in the queue; the queue decides which piece a call gets.
    threads.submit { if case .active = $0 { proceed() } }
  }

  private static func proceed() {
    guard let (next, client) = queue.withLock({ $0.popFirst() }) else { return }
    var piece = next
    guard piece.isWanted() else { return piece.promise.fail(ChannelError.alreadyClosed) }
    if let response = piece.response.proceed() {
      piece.promise.succeed(response)
    } else {
      add(piece, of: client)
    }
  }
}
