/// The digits that ICU prints for a number: the shortest decimal that parses to the same number, rounded half to even.
struct DecimalDigits {
  let isNegative: Bool
  /// The digits before the decimal point: at least one, without leading zeros.
  private(set) var whole: [UInt8]
  /// The digits after the decimal point, without trailing zeros.
  private(set) var fraction: [UInt8] = []

  init(_ integer: Int64) {
    isNegative = integer < 0
    whole = String(integer.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
  }

  /// - Parameter places: the maximum number of decimals.
  /// - Returns: nil if the number is not finite.
  init?(_ number: Double, places: Int) {
    guard number.isFinite else { return nil }
    isNegative = number.sign == .minus
    // Swift prints the number as `12.5` or `1.25e-07`.
    let text = Array("\(number.magnitude)".utf8)
    let end = text.firstIndex(of: UInt8(ascii: "e")) ?? text.count
    let exponent = Int(String(decoding: text[end...].dropFirst(), as: UTF8.self)) ?? 0
    var digits = text[..<end].filter(\.isASCIIDigit).map { $0 - UInt8(ascii: "0") }
    // The index of the decimal point in the digits; negative or 0 if zeros must precede them.
    var pointIndex = (text.firstIndex(of: UInt8(ascii: ".")) ?? end) + exponent
    if pointIndex < 1 {
      digits.insert(contentsOf: repeatElement(0, count: 1 - pointIndex), at: 0)
      pointIndex = 1
    }
    if digits.count < pointIndex { digits += repeatElement(0, count: pointIndex - digits.count) }
    Self.round(&digits, &pointIndex, places)
    whole = Array(digits[..<pointIndex].drop { $0 == 0 })
    if whole.isEmpty { whole = [0] }
    fraction = Array(digits[pointIndex...])
    while fraction.last == 0 { fraction.removeLast() }
  }

  /// Rounds the digits to a number of decimals, half to even.
  private static func round(_ digits: inout [UInt8], _ pointIndex: inout Int, _ places: Int) {
    let end = pointIndex + places
    guard digits.count > end else { return }
    let removed = digits[end...]
    let isAboveHalf = removed.first! > 5 || removed.first == 5 && removed.dropFirst().contains { $0 > 0 }
    let roundsUp = isAboveHalf || removed.first == 5 && digits[end - 1] % 2 == 1
    digits.removeSubrange(end...)
    guard roundsUp else { return }
    var index = end - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      pointIndex += 1
    }
  }
}
