/// An immutable table of values by name, for lookups on hot paths.
///
/// A lookup takes a third of the time of a `Dictionary` (`Scripts/bench resolve`), whose hashing protects against keys
/// that an attacker inserts; here none are inserted. Names are compared by their bytes.
final class NameTable<Value: Sendable>: Sendable {
  let entries: [(name: String, value: Value)]
  /// The indices of entries, each at its hash or in the next free slot; -1 for an empty slot.
  ///
  /// The number of slots is a power of two, and at least twice the number of entries.
  private let slots: [Int32]

  init(_ values: [String: Value]) {
    entries = values.map { (name: $0, value: $1) }
    var capacity = 8
    while capacity < 2 * entries.count { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    for (index, entry) in entries.enumerated() {
      var slot = Self.hash(entry.name) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(index)
    }
    self.slots = slots
  }

  subscript(name: String) -> Value? {
    let mask = slots.count - 1
    var slot = Self.hash(name) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].name == name { return entries[index].value }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func hash(_ name: String) -> Int {
    if let hash = name.utf8.withContiguousStorageIfAvailable(hash) { return hash }
    return Array(name.utf8).withUnsafeBufferPointer(hash)
  }

  /// Hashes eight bytes at a time by multiplying and folding.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(raw.count)
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    var offset = 0
    while offset + 8 <= raw.count {
      mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    mix(rest)
    return Int(truncatingIfNeeded: hash)
  }
}
