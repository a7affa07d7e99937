import NIOCore
import Synchronization

/// Responses of one catalog that were sent before, by the request: they are sent again without routing
/// (`Scripts/bench http`).
///
/// There is a limit, since strangers choose what they request: when it is reached, all are removed.
final class ResponseCache: Sendable {
  /// In bytes, with the requests.
  private static let limit = 4 << 20
  /// What a response takes beside its bytes: its headers, and its place here.
  private static let overhead = 1 << 10

  private enum Entry {
    case fixed(CachedResponse)
    /// By the header `Accept-Language`; empty without one.
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

  /// - Parameters:
  ///   - target: the path and the query.
  ///   - language: the header `Accept-Language`, where the response depends on it.
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
