/// Validation of calendar dates in the format of ISO 8601.
enum CalendarDate {
  /// Returns whether a text has the form `YYYY-MM-DD` and the day exists.
  static func isValid(_ text: String) -> Bool {
    let digits = Array(text.utf8)
    guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-") else { return false }
    func number(_ range: Range<Int>) -> Int? {
      digits[range].reduce(0) { number, digit in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) ? number.map { $0 * 10 + Int(digit & 15) } : nil
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return false }
    return exists(year: year, month: month, day: day)
  }

  /// Returns whether a day exists in the Gregorian calendar.
  static func exists(year: Int, month: Int, day: Int) -> Bool {
    guard (1...12).contains(month) else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
  }
}
