/// The places of strings in a list that the caller keeps.
///
/// It takes a fraction of the time of a `Dictionary` (`Scripts/bench lint`): it holds no string itself, and hashes eight
/// bytes at a time. Names come from files of strangers, so each process has a seed of its own, which nobody can guess.
package struct StringIndex: Sendable {
  /// Where each string is in the list, plus one, below half of its hash, at its hash or in the next free slot; 0 for an
  /// empty slot.
  ///
  /// The number of slots is a power of two, and at least twice the number of strings.
  private var slots: [UInt64]
  private var count = 0

  private static let seed = UInt64.random(in: .min ... .max)

  /// - Parameter minimumCapacity: how many strings there will be.
  package init(minimumCapacity: Int = 0) {
    var capacity = 8
    while capacity < 2 * minimumCapacity { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  /// The place of a string; nil when it has none.
  ///
  /// - Parameter list: the string at each place.
  package func place(of string: String, in list: (Int) -> String) -> Int? {
    let slot = self.slot(of: string, Self.hash(string), in: list)
    return slots[slot] == 0 ? nil : Self.place(slots[slot])
  }

  /// Gives a string a place.
  ///
  /// - Parameter list: the string at each place that one has been given before.
  /// - Returns: the place that an equal string had before; nil if there was none.
  package mutating func updatePlace(of string: String, to place: Int, in list: (Int) -> String) -> Int? {
    if 2 * (count + 1) > slots.count { grow() }
    let hash = Self.hash(string)
    let slot = self.slot(of: string, hash, in: list)
    let earlier = slots[slot]
    slots[slot] = hash << 32 | UInt64(place + 1)
    if earlier == 0 { count += 1 }
    return earlier == 0 ? nil : Self.place(earlier)
  }

  /// The slot that a string is in, or else the free one for it.
  private func slot(of string: String, _ hash: UInt64, in list: (Int) -> String) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash & UInt64(mask))
    while slots[slot] != 0, slots[slot] >> 32 != hash || list(Self.place(slots[slot])) != string {
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

  private static func place(_ slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

  /// A hash of 32 bits.
  private static func hash(_ string: String) -> UInt64 { string.quickHash(seed: seed) & 0xFFFF_FFFF }
}
