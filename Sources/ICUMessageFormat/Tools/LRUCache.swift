/// A cache with a limit; when it is exceeded, the least recently used half of the values is removed.
package struct LRUCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private var entries: [Key: (value: Value, lastUse: Int)] = [:]
  private var uses = 0

  /// - Parameter limit: the maximum number of values, at least 2.
  package init(limit: Int) { self.limit = limit }

  package var count: Int { entries.count }

  package subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      uses += 1
      entries.values[index].lastUse = uses
      return entries.values[index].value
    }
  }

  package mutating func insert(_ value: Value, for key: Key) {
    uses += 1
    entries[key] = (value, uses)
    guard entries.count > limit else { return }
    let recent = entries.sorted { $0.value.lastUse > $1.value.lastUse }.prefix(limit / 2)
    entries = Dictionary(uniqueKeysWithValues: recent.map { ($0.key, $0.value) })
  }
}
