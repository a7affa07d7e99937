import AuthCopy
import Synchronization

/// The unknown codes that clients requested, with counts, for the maintainers of the code tables.
///
/// Because any client can send any code, the number of counted codes is limited: the rarest are discarded first.
final class UnmappedCodes: Sendable {
  private struct Key: Hashable {
    let provider: Provider
    let code: String
  }

  /// The maximum number of codes in the list.
  private static let maximumListed = 500
  /// The maximum number of codes that are counted before the rarest are discarded.
  private static let maximumCounted = 4_000
  private let counts = Mutex<[Key: Int]>([:])

  /// Counts a code; text that does not look like a code, such as a sentence or a personal number, is ignored.
  func add(_ code: String, of provider: Provider) {
    guard code.looksLikeCode else { return }
    let key = Key(provider: provider, code: code)
    counts.withLock { counts in
      counts[key, default: 0] += 1
      guard counts.count > Self.maximumCounted else { return }
      let kept = counts.sorted { $0.value > $1.value }.prefix(Self.maximumCounted / 2)
      counts = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
  }

  /// The most frequent codes, in descending order of their counts.
  var top: [(provider: Provider, code: String, count: Int)] {
    let all = counts.withLock(\.self)
    let sorted = all.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }
    return sorted.prefix(Self.maximumListed).map { ($0.key.provider, $0.key.code, $0.value) }
  }
}
