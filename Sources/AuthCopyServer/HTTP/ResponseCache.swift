import NIOCore
import Synchronization

/// Earlier responses of one catalog by request, which are sent again without routing (`Scripts/bench http`).
///
/// The size is limited, because any client can choose what it requests; when the limit is reached, the cache is
/// emptied.
final class ResponseCache: Sendable {
  /// The maximum size of all responses and their requests, in bytes.
  private static let limit = 4 << 20
  /// The estimated size of a response's headers and its entry, in bytes.
  private static let overhead = 1 << 10

  private enum Entry {
    case fixed(CachedResponse)
    /// Responses by the value of `Accept-Language`, which is empty if the header is absent.
    case byLanguage([String: CachedResponse])
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  subscript(target: String, language: String) -> CachedResponse? {
    state.withLock { state in
      switch state.entries[target] {
      case .fixed(let response): response
      case .byLanguage(let responses): responses[language]
      case nil: nil
      }
    }
  }

  /// Adds a response, after emptying a full cache.
  ///
  /// - Parameters:
  ///   - target: the path and the query.
  ///   - language: the header `Accept-Language` if the response depends on it.
  func insert(_ response: CachedResponse, for target: String, language: String?) {
    let size = target.utf8.count + (language?.utf8.count ?? 0) + response.body.readableBytes + Self.overhead
    state.withLock { state in
      if state.size + size > Self.limit { state = State() }
      state.size += size
      guard let language else {
        state.entries[target] = .fixed(response)
        return
      }
      var responses: [String: CachedResponse] = [:]
      if case .byLanguage(let known)? = state.entries.removeValue(forKey: target) { responses = known }
      responses[language] = response
      state.entries[target] = .byLanguage(responses)
    }
  }
}
