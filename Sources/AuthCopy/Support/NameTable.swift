internal import MessageFiles

/// A table of values by name, for lookups on hot paths.
///
/// A lookup takes a third of the time of a `Dictionary` (measured by `Scripts/bench resolve`), and a type of values adds
/// a tenth of the code. The hash is not protected against keys chosen by an attacker, so only names of the catalog may
/// be added. Names match only if their bytes are equal.
package struct NameTable<Value: Sendable>: Sendable {
  private var index = NameIndex()
  /// The values, in the order of ``names``.
  package private(set) var values: [Value] = []

  /// The names, in the order in which they were added.
  package var names: [String] { index.names }

  package subscript(name: String) -> Value? { index[name].map { values[$0] } }

  /// Adds a value; a name that the table has keeps its place.
  @inline(never) mutating func set(_ name: String, to value: Value) {
    let position = index.add(name)
    if position == values.count { values.append(value) } else { values[position] = value }
  }
}

extension NameTable {
  /// Creates a table of the values with these names, of which the last with a name counts.
  init(_ names: [String], _ values: [Value]) {
    for (name, value) in zip(names, values) { set(name, to: value) }
  }
}

/// The positions of names.
struct NameIndex: Sendable {
  private(set) var names: [String] = []
  /// The positions of the names, each at its hash or in the next free slot; -1 for an empty slot.
  ///
  /// The number of slots is a power of two, and at least twice the number of names.
  private var slots = [Int32](repeating: -1, count: 8)

  subscript(name: String) -> Int? {
    let position = slots[slot(of: name)]
    return position < 0 ? nil : Int(position)
  }

  /// Returns the position of a name, which is added if it is missing.
  mutating func add(_ name: String) -> Int {
    if let position = self[name] { return position }
    if 2 * (names.count + 1) > slots.count {
      slots = [Int32](repeating: -1, count: 2 * slots.count)
      for (position, name) in names.enumerated() { slots[slot(of: name)] = Int32(position) }
    }
    slots[slot(of: name)] = Int32(names.count)
    names.append(name)
    return names.count - 1
  }

  /// Returns the slot with the name, or else the free slot for it.
  private func slot(of name: String) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: name.quickHash(seed: 0)) & mask
    while slots[slot] >= 0, names[Int(slots[slot])] != name { slot = (slot + 1) & mask }
    return slot
  }
}
