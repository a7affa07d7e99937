/// Tells quickly that a table has no code, symbol or number like a value, because most words of a raw error are none.
///
/// It can take a word for a code, but never a code for a word.
struct CodeFilter: Sendable {
  /// A value in the form in which filters compare it: read once for all tables.
  struct Value {
    /// The bytes in lower case, without blanks at both ends.
    fileprivate let bytes: [UInt8]
    /// A hash of the bytes up to each, and of all.
    fileprivate let hashes: [UInt64]
    /// Whether the value has several words, and so can be a sentence.
    let hasBlanks: Bool

    /// - Returns: nil for a value that no filter judges: one that is long, or has other characters than ASCII.
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
      hashes = [UInt64](unsafeUninitializedCapacity: bytes.count + 1) { hashes, count in
        hashes[0] = 0xCBF2_9CE4_8422_2325
        for (index, byte) in bytes.enumerated() {
          hashes[index + 1] = (hashes[index] ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        count = bytes.count + 1
      }
    }

    /// The hash of the part before an offset, without blanks at its end.
    fileprivate func hash(before offset: Int) -> UInt64 {
      var end = offset
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      return hashes[end]
    }

    private static let maximumLength = 256
  }

  /// A bit for the hash of each name; some names share one.
  private var bits: [UInt64]
  private let shift: UInt64
  /// What values begin with that are not names as wholes, in lower case.
  private let beginnings: [[UInt8]]
  /// The characters behind which a value is not compared.
  private let separators: [UInt8]
  private let takesIntegers: Bool

  /// - Parameter names: the folded names.
  init(_ names: [String], beginnings: [String], separators: [Character], takesIntegers: Bool) {
    var exponent: UInt64 = 6
    // With 64 bits for each name, one word of 64 is taken for a code.
    while 1 << exponent < 64 * names.count { exponent += 1 }
    shift = 64 - exponent
    bits = [UInt64](repeating: 0, count: 1 << Int(exponent - 6))
    self.beginnings = beginnings.map { Array($0.lowercased().utf8) }
    self.separators = separators.compactMap(\.utf8.first)
    self.takesIntegers = takesIntegers
    for hash in names.lazy.compactMap(Value.init).compactMap(\.hashes.last) {
      bits[slot(hash) / 64] |= 1 << UInt64(slot(hash) % 64)
    }
  }

  /// Whether the table can have a code like a value.
  func mayContain(_ value: Value) -> Bool {
    guard let whole = value.hashes.last, let first = value.bytes.first else { return true }
    if contains(whole) || takesIntegers && (first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")) {
      return true
    }
    for (index, byte) in value.bytes.enumerated() where separators.contains(byte) && contains(value.hash(before: index))
    {
      return true
    }
    return beginnings.contains { $0.first == first && value.bytes.starts(with: $0) }
  }

  private func contains(_ hash: UInt64) -> Bool { bits[slot(hash) / 64] >> UInt64(slot(hash) % 64) & 1 == 1 }

  /// The high bits of a product, on which all bits of the hash have an influence.
  private func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> shift) }
}
