import AuthCopy
import NIOHTTP1

/// Caches the responses of one snapshot.
///
/// Few codes cause most requests, and most providers send the same bytes with each error of a code;
/// `Scripts/bench http` measures the effect. The size is limited, because any client can send any request.
struct ResponseCache {
  /// The parts of a request that a response can depend on.
  struct Key: Hashable {
    fileprivate let head: RequestHead
    /// The digest of the body: the body itself is not stored, because it could be about a person.
    fileprivate let body: RepeatedBodies.Digest?

    /// - Returns: nil for a request whose response is not cached.
    init?(_ head: RequestHead, body: [UInt8]) {
      guard head.method == .GET || (head.method == .POST && body.count <= ResponseCache.maximumBody),
        head.target.utf8.count + head.size <= ResponseCache.maximumHead
      else { return nil }
      // Only responses to POST, which are `no-store`, repeat the ids.
      self.head = head.method == .GET ? head.withoutIDs : head
      self.body = head.method == .POST ? RepeatedBodies.Digest(of: body) : nil
    }
  }

  /// The maximum length of a request's head, in bytes.
  private static let maximumHead = 1_024
  /// The maximum length of the body of a request, and of a response, in bytes.
  private static let maximumBody = 4_096

  private var responses: LRUCache<Key, ServiceResponse>
  /// A body must occur twice to be cached.
  private var bodies = RepeatedBodies()

  /// - Parameter limit: the maximum number of responses.
  init(limit: Int = 512) { responses = LRUCache(limit: limit) }

  var count: Int { responses.count }

  /// The cached response to a request.
  subscript(key: Key) -> ServiceResponse? {
    mutating get { responses[key] }
  }

  mutating func insert(_ response: ServiceResponse, for key: Key) {
    // An unknown code can be any text, and other fields, such as the request ID of a POST, are rarely repeated.
    guard response.isShareable, response.metrics.unknown.isEmpty, response.otherFields.isEmpty,
      response.ownSize <= Self.maximumBody, key.body.map({ bodies.record($0) }) ?? true
    else { return }
    responses.insert(response, for: key)
  }
}

extension ServiceResponse {
  /// The size of the body, in bytes; 0 for a document, which all responses with it share.
  fileprivate var ownSize: Int { if case .bytes(let bytes) = body { bytes.count } else { 0 } }
}
