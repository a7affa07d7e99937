/// A hash of content: FNV-1a, 64 bits (draft-eastlake-fnv).
///
/// It distinguishes versions; it is not cryptographic.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package init(_ bytes: [UInt8]) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
