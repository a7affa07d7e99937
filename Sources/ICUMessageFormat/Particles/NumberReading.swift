/// The Korean pronunciation of numbers: 10 십, 100 백, 1,000 천, 10,000 만.
///
/// Source: 국립국어원 표준국어대사전, entries of the numerals; 외래어 표기법 for the English ones.
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
    while start > text.startIndex, isDigitOrSeparator(in: text, at: start - 1) { start -= 1 }
    let number = text[start...]
    if let currency = currency(before: text[..<start]) { return currency }
    if let unit = lastTimeUnit(of: number) { return unit }
    let digits = number.filter(\.isASCIIDigit)
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    let isWhole = !number.contains(UInt8(ascii: "."))
    if isWhole, zeros > 0, zeros < digits.count {
      if zeros < 4 { return smallPowers[zeros - 1] }
      return largePowers.indices.contains(zeros / 4 - 1) ? largePowers[zeros / 4 - 1] : nil
    }
    return digits.last.map { Self.digits[Int($0 - UInt8(ascii: "0"))] }
  }

  /// The pronunciation of a text that is a proper fraction, whose numerator is read last: 3/4 is 사분의 삼.
  ///
  /// Larger numbers around a slash are usually dates or pages.
  static func reading(ofFraction text: UTF8Slice) -> String? {
    guard text.count == 3, text.dropFirst().first == UInt8(ascii: "/"), let numerator = text.first,
      let denominator = text.last, numerator.isASCIIDigit, denominator.isASCIIDigit, numerator < denominator
    else { return nil }
    return digits[Int(numerator - UInt8(ascii: "0"))]
  }

  /// The pronunciation of a Roman numeral or a number in a circle, such as Ⅲ and ②.
  static func reading(ofNumeral scalar: Unicode.Scalar) -> String? {
    guard [0x2160...0x2188, 0x2460...0x24FF, 0x3251...0x32BF].contains(where: { $0.contains(scalar.value) }),
      let value = scalar.properties.numericValue
    else { return nil }
    var number = String(Int(value))
    return number.withUTF8 { reading(ofNumberAtEndOf: $0[...]) }
  }

  /// The pronunciation of a digit that ends a word in Latin letters, which is read in English: V3 is 브이스리.
  static func englishReading(of digit: UInt8) -> String {
    ["제로", "원", "투", "스리", "포", "파이브", "식스", "세븐", "에이트", "나인"][Int(digit - UInt8(ascii: "0"))]
  }

  /// Whether the byte belongs to the number: a digit, or a separator between two digits.
  private static func isDigitOrSeparator(in text: UTF8Slice, at index: Int) -> Bool {
    if text[index].isASCIIDigit { return true }
    guard [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":")].contains(text[index]) else { return false }
    return index > text.startIndex && text[index - 1].isASCIIDigit
      && index + 1 < text.endIndex && text[index + 1].isASCIIDigit
  }

  /// The pronunciation of a preceding currency sign, which is read last: ₩1,000 is 천 원.
  private static func currency(before text: UTF8Slice) -> String? {
    guard let scalar = text.lastScalar, ["₩", "￦", "$", "€", "¥", "£"].contains(scalar) else { return nil }
    return FinalSound.symbols[scalar]
  }

  /// The unit that ends the pronunciation of a time: 3:00 is read 세 시, 3:30 세 시 삼십 분, and 3:30:05 ends in 초.
  private static func lastTimeUnit(of number: UTF8Slice) -> String? {
    let parts = number.split(separator: UInt8(ascii: ":"))
    guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == 2 }), let last = parts.last else { return nil }
    if parts.count > 2 { return "초" }
    return last.allSatisfy { $0 == UInt8(ascii: "0") } ? "시" : "분"
  }
}
