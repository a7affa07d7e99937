/// A text as visible ASCII characters, which a Swift source can contain; a catalog becomes a fourth as long.
///
/// The bytes are sorted by what follows them, which brings equal bytes together (Burrows-Wheeler transform). Each byte
/// becomes its rank, which is zero for the byte before it and greater for bytes that were seen less recently. A range
/// coder writes the bits of the ranks as digits; the more likely a bit is, the less it takes.
package enum PackedText {
  static let zero = UInt8(ascii: "!")
  static let base: Int64 = 94
  /// The number of values of eight digits.
  static let full: Int64 = 6_095_689_385_410_816
  /// The number of values of six digits; a smaller range gets another digit.
  static let least: Int64 = 689_869_781_056
  /// The length of the rank that ends a text.
  static let endLength = 9

  /// Returns the text.
  static func unpack(_ packed: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var ranks = Ranks(packed)
    var recent = Array(UInt8.min...UInt8.max)
    var column: [UInt8] = []
    while let rank = ranks.next() {
      let byte = recent[rank]
      for index in stride(from: rank, to: 0, by: -1) { recent[index] = recent[index - 1] }
      recent[0] = byte
      column.append(byte)
    }
    var starts = [Int](repeating: 0, count: 257)
    for byte in column { starts[Int(byte) + 1] += 1 }
    for byte in 1..<256 { starts[byte] += starts[byte - 1] }
    var following = [Int32](repeating: 0, count: column.count)
    for (row, byte) in column.enumerated() {
      following[starts[Int(byte)]] = Int32(row)
      starts[Int(byte)] += 1
    }
    var text: [UInt8] = []
    text.reserveCapacity(column.count)
    var row = Int(following[Int(following[0])])
    while column[row] != 0 {
      text.append(column[row])
      row = Int(following[row])
    }
    return text
  }

  /// How likely each bit of a rank is, learned from the ranks before it.
  ///
  /// The length of a rank is the number of its bits after the leading one, when it is counted from one.
  struct Chances {
    /// The chance that a bit is set, in parts of 65536, and how often it was learned.
    private var bits = [(chance: Int64, uses: Int)](repeating: (0x8000, 0), count: 256 * endLength)
    /// How much of its error is corrected in a chance that was learned so often, in parts of 65536.
    private let rates: [Int64] = (0...40).map { 0x20000 / (2 * $0 + 3) }
    /// The number of zeros just before a rank, or else the length of the rank before it.
    private var state = 0

    /// The place of the bit that tells whether a rank is longer.
    func place(ofLength length: Int) -> Int { state << 4 | length }

    /// The place of the bit of a rank after some bits.
    func place(after bits: Int, length: Int) -> Int { length << 8 | bits }

    /// Returns the part of a range that is for a set bit.
    func part(of range: Int64, at place: Int) -> Int64 { range >> 16 * bits[place].chance }

    mutating func learn(_ bit: Bool, at place: Int) {
      var (chance, uses) = bits[place]
      chance += (((bit ? 0xFFE0 : 0x20) - chance) * rates[uses]) >> 16
      if uses + 1 < rates.count { uses += 1 }
      bits[place] = (chance, uses)
    }

    mutating func learnLength(_ length: Int) { state = length > 0 ? min(length, 3) : min(max(state, 3) + 1, 11) }
  }

  private struct Ranks {
    private let packed: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var code: Int64 = 0
    private var range: Int64 = 1
    private var chances = Chances()

    init(_ packed: UnsafeBufferPointer<UInt8>) {
      self.packed = packed
      while range < full { addDigit() }
    }

    private mutating func addDigit() {
      range *= base
      code = code * base + (position < packed.count ? Int64(packed[position] - zero) : 0)
      position += 1
    }

    private mutating func bit(at place: Int) -> Bool {
      let part = chances.part(of: range, at: place)
      let bit = code < part
      if !bit { code -= part }
      range = bit ? part : range - part
      chances.learn(bit, at: place)
      while range < least { addDigit() }
      return bit
    }

    /// Returns the next rank; nil at the end.
    mutating func next() -> Int? {
      var length = 0
      while length < endLength, bit(at: chances.place(ofLength: length)) { length += 1 }
      if length == endLength { return nil }
      var bits = 1
      for _ in 0..<length { bits = bits << 1 | (bit(at: chances.place(after: bits, length: length)) ? 1 : 0) }
      chances.learnLength(length)
      return bits - 1
    }
  }
}
