import AuthCopy
import Synchronization

/// The unknown codes that clients requested, with counts, for the maintainers of the code tables.
///
/// Because any client can send any code, the number of counted codes is limited: the rarest are discarded first.
final class UnmappedCodes: Sendable {
  struct Entry: Sendable {
    let provider: Provider
    /// The code, cut to 64 bytes and made safe to show.
    let code: String
    let count: Int
  }

  private struct Key: Hashable {
    let provider: Provider
    let code: String
  }

  /// The maximum number of codes in the list.
  private static let listed = 500
  /// The maximum number of codes that are counted before the rarest are discarded.
  private static let counted = 4_000
  /// The maximum length of a code, in bytes.
  private static let codeLength = 64

  private let counts = Mutex<[Key: Int]>([:])

  func add(_ code: String, of provider: Provider) {
    let key = Key(provider: provider, code: code.safeToShow.prefix(bytes: Self.codeLength))
    counts.withLock { counts in
      counts[key, default: 0] += 1
      guard counts.count > Self.counted else { return }
      let kept = counts.sorted { $0.value > $1.value }.prefix(Self.counted / 2)
      counts = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
  }

  /// The most frequent codes, in descending order of their counts.
  var top: [Entry] {
    let all = counts.withLock(\.self)
    let sorted = all.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }
    return sorted.prefix(Self.listed).map { Entry(provider: $0.key.provider, code: $0.key.code, count: $0.value) }
  }
}

extension String {
  /// The longest prefix of whole Unicode scalars that fits in `limit` bytes of UTF-8.
  fileprivate func prefix(bytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
