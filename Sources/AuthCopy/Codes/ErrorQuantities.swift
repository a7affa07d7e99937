/// A text about an error, with the quantities that it contains.
struct ErrorQuantities {
  /// The position of a number in a range.
  enum Bound {
    case lower, upper
  }

  /// A number with the unit after it.
  struct Quantity {
    enum Unit {
      /// A unit of time; the value is its length in seconds.
      case time(Double)
      case characters
    }

    /// The offsets of the digits.
    let range: Range<Int>
    /// The unit; nil for an unknown unit.
    let unit: Unit?
    /// The position in a range of characters such as `8 to 64 characters`; nil outside a range.
    var bound: Bound?

    var countsCharacters: Bool { if case .characters? = unit { true } else { false } }
  }

  let text: RawErrorText
  /// The numbers of at most nine digits in the first ``CaseFoldedBytes/descriptionLimit`` bytes of the text.
  private(set) var quantities: [Quantity] = []

  /// The number of bytes around a number that are compared with phrases.
  private static let comparedLength = 24

  init(_ text: RawErrorText) {
    self.text = text
    let bytes = text.bytes
    let end = min(bytes.count, CaseFoldedBytes.descriptionLimit)
    var offset = 0
    while offset < end {
      let start = offset
      while offset < end, bytes[offset].isDigit { offset += 1 }
      if (1...9).contains(offset - start) {
        quantities.append(Quantity(range: start..<offset, unit: Quantity.Unit(after: offset, in: bytes)))
      }
      offset += 1
    }
    // The lower bound of a range often has no unit of its own: `8 to 64 characters`.
    for upper in quantities.indices.dropFirst() where quantities[upper].countsCharacters {
      guard quantities[upper - 1].unit == nil || quantities[upper - 1].countsCharacters, isRange(upTo: upper) else {
        continue
      }
      quantities[upper - 1].bound = .lower
      quantities[upper].bound = .upper
    }
  }

  /// Returns whether a number and the previous number are a range: `8-64`, `8 to 64`, `between 8 and 64`.
  private func isRange(upTo upper: Int) -> Bool {
    let lower = quantities[upper - 1].range
    let between = text.bytes[lower.upperBound..<quantities[upper].range.lowerBound].prefix(Self.comparedLength)
    let separator = String(decoding: between, as: UTF8.self).split(separator: " ").joined()
    if ["-", "–", "~", "to", "～", "から"].contains(separator) { return true }
    return separator == "and" && word(before: quantities[upper - 1]) == "between"
  }

  func value(of quantity: Quantity) -> Int64? { Int64(String(decoding: text.bytes[quantity.range], as: UTF8.self)) }

  /// Returns whether one of the phrases is directly before a number.
  func has(_ phrases: [CaseFoldedBytes], before quantity: Quantity) -> Bool {
    let before = CaseFoldedBytes(text.bytes[..<quantity.range.lowerBound].suffix(Self.comparedLength)).bytes
    return phrases.contains { before.suffix($0.bytes.count).elementsEqual($0.bytes) }
  }

  /// Returns whether one of the phrases is directly after a number.
  func has(_ phrases: [CaseFoldedBytes], after quantity: Quantity) -> Bool {
    let end = quantity.range.upperBound
    // Most numbers are followed by none of the phrases.
    let next = text.byte(at: end) == 0x20 ? text.byte(at: end + 1) : text.byte(at: end)
    guard phrases.contains(where: { $0.bytes.first == next | 0x20 }) else { return false }
    let after = CaseFoldedBytes(text.bytes[end...].prefix(Self.comparedLength)).bytes
    return phrases.contains { after.starts(with: $0.bytes) }
  }

  /// Returns whether a time is a waiting time, judging by the word before it, or after it in Korean and Japanese.
  func isWaitingTime(_ quantity: Quantity) -> Bool {
    if WaitingTime.words.contains(word(before: quantity)) { return true }
    // Korean and Japanese words for "after", within six characters of three bytes each.
    let rest = text.bytes[quantity.range.upperBound...].prefix(18)
    return rest.contains(sequence: "후") || rest.contains(sequence: "뒤") || rest.contains(sequence: "後")
  }

  private func word(before quantity: Quantity) -> String {
    let bytes = text.bytes
    var end = quantity.range.lowerBound
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, end - start < 12, bytes[start - 1].isLetter { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }
}

extension ErrorQuantities.Quantity.Unit {
  /// Parses the unit after a number, such as `seconds` in `26 seconds` and `26s`; nil for an unknown unit.
  fileprivate init?(after number: Int, in bytes: [UInt8]) {
    var start = number
    if start < bytes.count, bytes[start] == 0x20 || bytes[start] == UInt8(ascii: "-") { start += 1 }
    guard start < bytes.count else { return nil }
    if bytes[start] >= 0x80 {
      // Korean and Japanese have no blank after a unit. A blank can precede a unit of time, but not the words for
      // characters, which also begin other words.
      if let unit = Self.times.first(where: { bytes[start...].starts(with: $0.name) }) {
        self = .time(unit.seconds)
      } else if Self.characterWords.contains(where: { bytes[number...].starts(with: $0) }) {
        self = .characters
      } else {
        return nil
      }
      return
    }
    var word: UInt64 = 0
    var end = start
    while end < bytes.count, end - start < 12, bytes[end].isLetter {
      // Units of time have at most seven letters; for a longer word, the first four letters are enough.
      if end - start < 8 { word |= UInt64(bytes[end] | 0x20) << UInt64(8 * (end - start)) }
      end += 1
    }
    if end == start { return nil }
    if word & 0xFFFF_FFFF == Self.char {
      self = .characters
    } else if end - start < 8, let seconds = Self.words[word] {
      self = .time(seconds)
    } else {
      return nil
    }
  }

  /// The packed letters `char`, with which the English words for characters begin.
  private static let char = packed("char")

  /// The length of each English unit in seconds, by its packed letters.
  private static let words = Dictionary(
    uniqueKeysWithValues: WaitingTime.units.filter { $0.key.utf8.allSatisfy(\.isLetter) }.map { (packed($0), $1) })

  /// The Korean and Japanese units, longest names first.
  private static let times = WaitingTime.units.filter { !$0.key.utf8.allSatisfy(\.isLetter) }
    .map { (name: Array($0.key.utf8), seconds: $0.value) }.sorted { $0.name.count > $1.name.count }

  private static let characterWords = ["자", "글자", "文字"].map { Array($0.utf8) }

  /// Returns up to eight letters as the bytes of a number, the first letter in the lowest byte.
  private static func packed(_ word: String) -> UInt64 {
    word.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
