/// Recognizes bodies of requests that occur repeatedly, whose results are worth caching.
///
/// Few codes cause most errors, and most providers send the same bytes with each error of a code. The bodies themselves
/// are not stored, because they could be about a person.
package struct RepeatedBodies: Sendable {
  /// 128 bits that identify a body; keyed per process, so collisions cannot be constructed.
  package struct Digest: Hashable, Sendable {
    private let halves: (Int, Int)

    package init(of body: [UInt8]) {
      func half(_ number: UInt8) -> Int {
        var hasher = Hasher()
        hasher.combine(number)
        body.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
      }
      halves = (half(0), half(1))
    }

    /// Returns the index of the digest in a table of digests.
    fileprivate func slot(of count: Int) -> Int { Int(UInt(bitPattern: halves.0) % UInt(count)) }

    package static func == (first: Self, second: Self) -> Bool { first.halves == second.halves }

    package func hash(into hasher: inout Hasher) { hasher.combine(halves.0) }
  }

  /// Recent digests, each in the slot that its hash selects.
  private var recent = [Digest?](repeating: nil, count: 256)

  package init() {}

  /// Returns whether a body occurred recently, and records it.
  package mutating func record(_ body: Digest) -> Bool {
    let slot = body.slot(of: recent.count)
    defer { recent[slot] = body }
    return recent[slot] == body
  }
}
