internal import AuthCopy

/// The results of raw errors that were read repeatedly; `Scripts/bench python` measures the effect.
struct ReadCache: Sendable {
  /// Everything that the result of a raw error depends on.
  struct Key: Hashable, Sendable {
    fileprivate let payload: RepeatedBodies.Digest
    fileprivate let provider: String
    fileprivate let options: [UInt8]

    /// - Returns: nil for an error whose result is not cached, because it or its options are long.
    init?(_ payload: [UInt8], of provider: String, options: [UInt8]) {
      guard payload.count <= ReadCache.maximumLength, options.count + provider.utf8.count <= ReadCache.maximumLength
      else { return nil }
      self.payload = RepeatedBodies.Digest(of: payload)
      self.provider = provider
      self.options = options
    }
  }

  /// The maximum length of a raw error, of its options, and of a result, in bytes.
  private static let maximumLength = 4_096

  private var results = LRUCache<Key, [UInt8]>(limit: 256)
  private var payloads = RepeatedBodies()

  subscript(key: Key) -> [UInt8]? {
    mutating get { results[key] }
  }

  mutating func insert(_ result: [UInt8], for key: Key) {
    if result.count <= Self.maximumLength, payloads.record(key.payload) { results.insert(result, for: key) }
  }
}
