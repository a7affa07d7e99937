/// A text about an error, with the quantities that it contains.
final class ErrorQuantities {
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
  /// The numbers in the start of the text.
  private(set) var quantities: [Quantity] = []

  private var rules: ReadingRules { text.rules }

  init(_ text: RawErrorText) {
    self.text = text
    let bytes = text.bytes
    let end = min(bytes.count, text.rules[.descriptionLength])
    let (digits, units) = (text.rules[.quantityDigits], text.rules.units)
    var offset = 0
    while offset < end {
      let start = offset
      while offset < end, bytes[offset].isDigit { offset += 1 }
      if offset > start, offset - start <= digits {
        quantities.append(Quantity(range: start..<offset, unit: units.unit(after: offset, in: bytes)))
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
    let between = text.bytes[lower.upperBound..<quantities[upper].range.lowerBound].prefix(rules[.quantityDistance])
    let separator = String(decoding: between, as: UTF8.self).split(separator: " ").joined()
    if rules[.rangeSigns].contains(where: { $0.text == separator }) { return true }
    return separator == rules[.rangeLink].text && word(before: quantities[upper - 1]) == rules[.rangeStart].text
  }

  func value(of quantity: Quantity) -> Int64? { Int64(String(decoding: text.bytes[quantity.range], as: UTF8.self)) }

  /// Returns whether one of the phrases is directly before a number.
  func has(_ phrases: [CaseFoldedBytes], before quantity: Quantity) -> Bool {
    let before = CaseFoldedBytes(text.bytes[..<quantity.range.lowerBound].suffix(rules[.quantityDistance])).bytes
    return phrases.contains { before.suffix($0.bytes.count).elementsEqual($0.bytes) }
  }

  /// Returns whether one of the phrases is directly after a number.
  func has(_ phrases: [CaseFoldedBytes], after quantity: Quantity) -> Bool {
    let end = quantity.range.upperBound
    // Most numbers are followed by none of the phrases.
    let next = text.byte(at: end) == 0x20 ? text.byte(at: end + 1) : text.byte(at: end)
    guard phrases.contains(where: { $0.bytes.first == next | 0x20 }) else { return false }
    let after = CaseFoldedBytes(text.bytes[end...].prefix(rules[.quantityDistance])).bytes
    return phrases.contains { after.starts(with: $0.bytes) }
  }

  /// Returns whether a time is a waiting time, judging by the word before it, or after it in Korean and Japanese.
  func isWaitingTime(_ quantity: Quantity) -> Bool {
    let word = word(before: quantity)
    if rules[.waitWords].contains(where: { $0.text == word }) { return true }
    let rest = text.bytes[quantity.range.upperBound...].prefix(rules[.laterDistance])
    return rules[.laterWords].contains { rest.contains($0.bytes) }
  }

  private func word(before quantity: Quantity) -> String {
    let bytes = text.bytes
    var end = quantity.range.lowerBound
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    let limit = rules[.quantityWordLength]
    while start > 0, end - start < limit, bytes[start - 1].isLetter { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }
}

extension ErrorQuantities {
  /// The units of time and the words for characters.
  final class Units: Sendable {
    /// The packed letters of each English unit of time, and its length in seconds.
    private let words: [(letters: UInt64, seconds: Double)]
    /// The Korean and Japanese units of time.
    private let times: [(name: [UInt8], seconds: Double)]
    /// The Korean and Japanese words for characters.
    private let characters: [[UInt8]]
    /// The packed letters with which the English words for characters begin, and their bits.
    private let characterWords: [(letters: UInt64, mask: UInt64)]

    /// The letters that fit into a number; units with more are not known.
    private static let packedLetters = 8

    init(times: [(key: String, value: Double)], characters: [String], characterWords: [String]) {
      var words: [(letters: UInt64, seconds: Double)] = []
      var otherTimes: [(name: [UInt8], seconds: Double)] = []
      for (name, seconds) in times {
        let bytes = Array(name.utf8)
        if bytes.allSatisfy(\.isLetter) {
          words.append((Self.packed(bytes), seconds))
        } else {
          otherTimes.append((bytes, seconds))
        }
      }
      (self.words, self.times) = (words, otherTimes)
      self.characters = characters.map { Array($0.utf8) }
      self.characterWords = characterWords.map { word in
        (Self.packed(Array(word.utf8)), ~0 >> UInt64(64 - 8 * min(word.utf8.count, Self.packedLetters)))
      }
    }

    /// Returns up to eight letters as the bytes of a number, the first letter in the lowest byte.
    private static func packed(_ word: [UInt8]) -> UInt64 {
      word.prefix(packedLetters).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Parses the unit after a number, such as `seconds` in `26 seconds` and `26s`; nil for an unknown unit.
    fileprivate func unit(after number: Int, in bytes: [UInt8]) -> Quantity.Unit? {
      var start = number
      if start < bytes.count, bytes[start] == 0x20 || bytes[start] == UInt8(ascii: "-") { start += 1 }
      guard start < bytes.count else { return nil }
      if bytes[start] >= 0x80 {
        // Korean and Japanese have no blank after a unit. A blank can precede a unit of time, but not the words for
        // characters, which also begin other words.
        let units = times.filter { bytes[start...].starts(with: $0.name) }
        if let unit = units.max(by: { $0.name.count < $1.name.count }) { return .time(unit.seconds) }
        return characters.contains { bytes[number...].starts(with: $0) } ? .characters : nil
      }
      var word: UInt64 = 0
      var end = start
      while end < bytes.count, bytes[end].isLetter {
        // Of a longer word, the first letters are enough.
        if end - start == Self.packedLetters { break }
        word |= UInt64(bytes[end] | 0x20) << UInt64(8 * (end - start))
        end += 1
      }
      if end == start { return nil }
      if characterWords.contains(where: { word & $0.mask == $0.letters }) { return .characters }
      return end - start < Self.packedLetters ? words.last { $0.letters == word }.map { .time($0.seconds) } : nil
    }
  }
}
