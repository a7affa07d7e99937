/// The Korean pronunciation of numbers: 10 십, 100 백, 1,000 천, 10,000 만.
///
/// Source: 국립국어원 표준국어대사전, entries of the numerals.
enum NumberReading {
  private static let digits = ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
  /// The readings of one, two and three trailing zeros.
  private static let smallPowers = ["십", "백", "천"]
  /// The readings of four or more trailing zeros, in groups of four.
  private static let largePowers = ["만", "억", "조", "경", "해", "자", "양"]

  /// The pronunciation of the last part of a number.
  ///
  /// - Parameter text: a text that ends in a digit.
  static func reading(ofNumberAtEndOf text: UTF8Slice) -> String? {
    var start = text.endIndex
    while start > text.startIndex, isPart(of: text, at: start - 1) { start -= 1 }
    let number = text[start...]
    if let currency = currency(before: text[..<start]) { return currency }
    if let clock = clock(number) { return clock }
    let digits = number.filter(\.isASCIIDigit)
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    let isWhole = !number.contains(UInt8(ascii: "."))
    if isWhole, zeros > 0, zeros < digits.count {
      if zeros < 4 { return smallPowers[zeros - 1] }
      return largePowers.indices.contains(zeros / 4 - 1) ? largePowers[zeros / 4 - 1] : nil
    }
    return digits.last.map { Self.digits[Int($0 - UInt8(ascii: "0"))] }
  }

  /// Whether the byte belongs to the number: a digit, or a separator between two digits.
  private static func isPart(of text: UTF8Slice, at index: Int) -> Bool {
    if text[index].isASCIIDigit { return true }
    guard [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":")].contains(text[index]) else { return false }
    return index > text.startIndex && text[index - 1].isASCIIDigit
      && index + 1 < text.endIndex && text[index + 1].isASCIIDigit
  }

  /// The pronunciation of a preceding currency sign, which is read last: ₩1,000 is 천 원.
  private static func currency(before text: UTF8Slice) -> String? {
    guard let scalar = String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last,
      ["₩", "￦", "$", "€", "¥", "£"].contains(scalar)
    else { return nil }
    return FinalSound.symbols[scalar]
  }

  /// The last unit of a time: 3:00 is read 세 시, 3:30 세 시 삼십 분, and 3:30:05 ends in 초.
  private static func clock(_ number: UTF8Slice) -> String? {
    let parts = number.split(separator: UInt8(ascii: ":"))
    guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == 2 }), let last = parts.last else { return nil }
    if parts.count > 2 { return "초" }
    return last.allSatisfy { $0 == UInt8(ascii: "0") } ? "시" : "분"
  }
}
