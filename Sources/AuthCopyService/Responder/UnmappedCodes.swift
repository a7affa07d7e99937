import AuthCopy
import Synchronization

/// The unknown codes that clients requested, with counts, for the maintainers of the code tables.
///
/// Because any client can send any text, only texts in the form of the provider's codes are kept, and their number is
/// limited: the rarest are discarded first.
final class UnmappedCodes: Sendable {
  private struct Key: Hashable {
    let provider: Provider
    let code: String
  }

  private struct State {
    var counts: [Key: Int] = [:]
    /// The numbers of errors whose codes are not kept.
    var others: [Provider: Int] = [:]
    /// The forms of codes, for the version of the catalog whose tables have them.
    var patterns: (version: String, byProvider: [Provider: CodePattern]) = ("", [:])
  }

  /// The maximum number of codes in the list.
  private static let maximumListed = 500
  /// The maximum number of codes that are counted before the rarest are discarded.
  private static let maximumCounted = 4_000
  private let current: CurrentSnapshot
  private let state = Mutex(State())

  /// - Parameter current: has the catalog whose tables show what codes look like.
  init(_ current: CurrentSnapshot) { self.current = current }

  /// Counts an unknown code; a text that does not have the form of the provider's codes is not kept.
  func add(_ code: String, of provider: Provider) {
    let key = Key(provider: provider, code: code)
    state.withLock { state in
      guard state.counts[key] != nil || isCode(code, of: provider, &state) else {
        return state.others[provider, default: 0] += 1
      }
      state.counts[key, default: 0] += 1
      guard state.counts.count > Self.maximumCounted else { return }
      let kept = state.counts.sorted { $0.value > $1.value }.prefix(Self.maximumCounted / 2)
      state.counts = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
  }

  private func isCode(_ code: String, of provider: Provider, _ state: inout State) -> Bool {
    let catalog = current.snapshot.catalog
    if state.patterns.version != catalog.version { state.patterns = (catalog.version, [:]) }
    if let pattern = state.patterns.byProvider[provider] { return pattern.matches(code) }
    guard let pattern = CodePattern(catalog, of: provider) else { return false }
    state.patterns.byProvider[provider] = pattern
    return pattern.matches(code)
  }

  /// The most frequent codes, in descending order of their counts.
  var top: [(provider: Provider, code: String, count: Int)] {
    let all = state.withLock(\.counts)
    let sorted = all.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }
    return sorted.prefix(Self.maximumListed).map { ($0.key.provider, $0.key.code, $0.value) }
  }

  /// The number of errors of each provider whose codes are not kept, in descending order.
  var others: [(provider: Provider, count: Int)] {
    let all = state.withLock(\.others)
    return all.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map { ($0.key, $0.value) }
  }
}
