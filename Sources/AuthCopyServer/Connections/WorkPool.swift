import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Threads for responses that take long, so that other connections do not wait for them.
///
/// They do a slice of one response, and then a slice of the next in the queue.
enum WorkPool {
  private struct Piece {
    var response: SlicedResponse
    /// Whether the client still waits for it.
    let isWanted: @Sendable () -> Bool
    let promise: EventLoopPromise<ServiceResponse>
  }

  private static let threads = {
    // One core is left to the connections.
    let threads = NIOThreadPool(numberOfThreads: max(1, System.coreCount - 1))
    threads.start()
    return threads
  }()

  private static let queue = Mutex(FairQueue<ClientAddress, Piece>())

  /// Makes a response on the threads.
  ///
  /// - Parameters:
  ///   - client: whose turns the slices take.
  ///   - isWanted: whether the client still waits for the response; asked between two slices.
  /// - Returns: the response, on the event loop; it fails if the client has gone.
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
    // There is one call for each piece in the queue; which piece it takes is up to the queue.
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
