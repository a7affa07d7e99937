/// A text in which repeated parts are replaced by references to their first occurrence, which makes catalogs a third as
/// long (LZ77).
///
/// It remains text, so that a Swift source can contain it. `~` begins a reference, and is followed by digits of base 90
/// from `#` to `|`: one for the length, and two or three for the distance in bytes back to the earlier part. `~}` is `~`.
package enum PackedText {
  static let mark = UInt8(ascii: "~")
  static let zero = UInt8(ascii: "#")
  static let base = 90
  /// The digit after `~` for the character `~` itself.
  static let markDigit = base
  /// The length of the shortest part that a reference replaces.
  static let minimumLength = 5
  /// The first digit of a length whose distance has three digits.
  static let firstFarDigit = 60

  /// Returns the text.
  static func unpack(_ packed: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(4 * packed.count)
    var index = 0
    func next() -> UInt8 {
      defer { index += 1 }
      return packed[index]
    }
    func digit() -> Int { Int(next()) - Int(zero) }
    while index < packed.count {
      let byte = next()
      guard byte == mark else {
        text.append(byte)
        continue
      }
      let length = digit()
      if length == markDigit {
        text.append(mark)
        continue
      }
      let isFar = length >= firstFarDigit
      var distance = digit() * base + digit()
      if isFar { distance = distance * base + digit() }
      let start = text.count - distance
      let count = minimumLength + length - (isFar ? firstFarDigit : 0)
      for position in start..<start + count { text.append(text[position]) }
    }
    return text
  }
}
