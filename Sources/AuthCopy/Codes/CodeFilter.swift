/// A filter that quickly rejects values that are not a code, symbol or number of a table.
///
/// Most words of a raw error are not codes. Like a Bloom filter, it has false positives but no false negatives.
final class CodeFilter: Sendable {
  /// A value that is prepared once and compared by the filters of all tables.
  final class Value {
    /// The bytes in lowercase, without leading and trailing blanks.
    fileprivate let bytes: [UInt8]
    /// The hash of each prefix of the bytes, from the empty prefix to all bytes.
    fileprivate let hashes: [UInt64]
    /// Whether the value has several words and can therefore be a sentence.
    let hasBlanks: Bool

    /// - Returns: nil for a value that filters cannot reject: it is long, or contains non-ASCII or control characters.
    init?(_ text: String) {
      var text = text
      let bytes = text.withUTF8 { text -> [UInt8]? in
        guard text.count <= Self.maximumLength, text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
        let end = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
        return text[..<end].drop { $0 == 0x20 }.map { $0.isUppercaseLetter ? $0 | 0x20 : $0 }
      }
      guard let bytes else { return nil }
      self.bytes = bytes
      hasBlanks = bytes.contains(0x20)
      // FNV-1a, whose hash of a prefix is a step of the hash of the whole text.
      hashes = [UInt64](unsafeUninitializedCapacity: bytes.count + 1) { hashes, count in
        hashes[0] = 0xCBF2_9CE4_8422_2325
        for (index, byte) in bytes.enumerated() {
          hashes[index + 1] = (hashes[index] ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        count = bytes.count + 1
      }
    }

    /// Returns the hash of the part before an offset, without trailing blanks.
    fileprivate func hash(before offset: Int) -> UInt64 {
      var end = offset
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      return hashes[end]
    }

    private static let maximumLength = 256
  }

  /// The bit set, in which each name sets the bit of its hash; names can share a bit.
  private let bits: [UInt64]
  /// The number of low bits of a product that `slot(_:_:)` drops.
  private let shift: UInt64
  /// The lowercase prefixes of values that are not complete names.
  private let prefixes: [[UInt8]]
  /// The characters that separate a code from details, which are not compared.
  private let separators: [UInt8]
  private let acceptsIntegers: Bool

  /// - Parameter names: the codes and symbols, folded by `foldedCode`.
  init(_ names: [String], prefixes: [String], separators: [Character], acceptsIntegers: Bool) {
    var exponent: UInt64 = 6
    // With 64 bits for each name, one word in 64 is a false positive.
    while 1 << exponent < 64 * names.count { exponent += 1 }
    shift = 64 - exponent
    var bits = [UInt64](repeating: 0, count: 1 << Int(exponent - 6))
    self.prefixes = prefixes.map { Array($0.lowercased().utf8) }
    self.separators = separators.compactMap(\.utf8.first)
    self.acceptsIntegers = acceptsIntegers
    for hash in names.lazy.compactMap(Value.init).compactMap(\.hashes.last) {
      let slot = Self.slot(hash, shift)
      bits[slot / 64] |= 1 << UInt64(slot % 64)
    }
    self.bits = bits
  }

  /// Returns whether the table can contain a value.
  func mayContain(_ value: Value) -> Bool {
    guard let whole = value.hashes.last, let first = value.bytes.first else { return true }
    if contains(whole) || acceptsIntegers && (first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+"))
    {
      return true
    }
    for (index, byte) in value.bytes.enumerated() where separators.contains(byte) && contains(value.hash(before: index))
    {
      return true
    }
    return prefixes.contains { $0.first == first && value.bytes.starts(with: $0) }
  }

  private func contains(_ hash: UInt64) -> Bool {
    let slot = Self.slot(hash, shift)
    return bits[slot / 64] >> UInt64(slot % 64) & 1 == 1
  }

  /// Returns the high bits of a product, which depend on all bits of the hash.
  private static func slot(_ hash: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }
}
