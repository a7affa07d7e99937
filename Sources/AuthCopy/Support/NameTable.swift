/// An immutable table of values by name, for lookups on hot paths.
///
/// A lookup takes a third of the time of a `Dictionary` (measured by `Scripts/bench resolve`). The hash is not
/// protected against keys chosen by an attacker, which is safe because no names are inserted later. Names match only if
/// their bytes are equal.
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

  private static func hash(_ name: String) -> Int { Int(truncatingIfNeeded: name.quickHash(seed: 0)) }
}
