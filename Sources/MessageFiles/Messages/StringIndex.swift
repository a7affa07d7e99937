/// A hash index of strings in a list that the caller stores.
///
/// It takes a fraction of the time of a `Dictionary` (measured by `Scripts/bench lint`), because it stores no strings
/// and hashes eight bytes at a time. The strings can be untrusted, so each process has a random seed.
package struct StringIndex: Sendable {
  /// One entry for each string, at its hash or in the next free slot; 0 for an empty slot.
  ///
  /// The low half of an entry is the string's index in the list plus one, the high half its hash. The number of slots
  /// is a power of two, and at least twice the number of strings.
  private var slots: [UInt64]
  private var count = 0

  private static let seed = UInt64.random(in: .min ... .max)

  /// - Parameter minimumCapacity: the expected number of strings.
  package init(minimumCapacity: Int = 0) {
    var capacity = 8
    while capacity < 2 * minimumCapacity { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  /// Returns the index of a string; nil if it has none.
  ///
  /// - Parameter list: returns the string at an index.
  package func index(of string: String, in list: (Int) -> String) -> Int? {
    let slot = self.slot(of: string, Self.hash(string), in: list)
    return slots[slot] == 0 ? nil : Self.index(in: slots[slot])
  }

  /// Sets the index of a string.
  ///
  /// - Parameter list: returns the string at an index that was set earlier.
  /// - Returns: the previous index of an equal string; nil if it had none.
  package mutating func updateIndex(of string: String, to index: Int, in list: (Int) -> String) -> Int? {
    if 2 * (count + 1) > slots.count { grow() }
    let hash = Self.hash(string)
    let slot = self.slot(of: string, hash, in: list)
    let earlier = slots[slot]
    slots[slot] = hash << 32 | UInt64(index + 1)
    if earlier == 0 { count += 1 }
    return earlier == 0 ? nil : Self.index(in: earlier)
  }

  /// Returns the slot of a string, or else the free slot for it.
  private func slot(of string: String, _ hash: UInt64, in list: (Int) -> String) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash & UInt64(mask))
    while slots[slot] != 0, slots[slot] >> 32 != hash || list(Self.index(in: slots[slot])) != string {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: 2 * old.count)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int((entry >> 32) & UInt64(mask))
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  private static func index(in entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) - 1 }

  /// Returns a hash of 32 bits.
  private static func hash(_ string: String) -> UInt64 { string.quickHash(seed: seed) & 0xFFFF_FFFF }
}
