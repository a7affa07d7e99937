internal import ICUMessageFormat

/// Dates and times in the format of ISO 8601.
package enum ISODate {
  /// Returns the seconds from 1970-01-01T00:00:00Z to a date (`2026-01-31`) or a time (`2026-01-31T09:30:00+09:00`).
  ///
  /// A time without an offset is in UTC. The result is nil for any other text, and for days that do not exist.
  package static func seconds(of text: String) -> Double? {
    var rest = Substring(text).utf8
    guard let days = readDay(&rest) else { return nil }
    let start = Double(days) * 86_400
    if rest.isEmpty { return start }
    guard rest.skip("T") || rest.skip("t") || rest.skip(" "), let hour = rest.number(2, upTo: 23), rest.skip(":"),
      let minute = rest.number(2, upTo: 59)
    else { return nil }
    // Second 60 is a leap second.
    guard let second = rest.skip(":") ? rest.number(2, upTo: 60) : 0 else { return nil }
    var fraction = 0.0
    if rest.skip(".") {
      let digits = rest.prefix { $0.isDigit }
      guard !digits.isEmpty, let value = Double("0.\(Substring(digits))") else { return nil }
      fraction = value
      rest.removeFirst(digits.count)
    }
    guard let offset = readOffset(&rest), rest.isEmpty else { return nil }
    return start + Double(hour * 3_600 + minute * 60 + second - offset) + fraction
  }

  /// Returns whether a text has the form `YYYY-MM-DD` and the day exists.
  package static func isDay(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    return readDay(&rest) != nil && rest.isEmpty
  }

  /// Returns a time in UTC, such as `2026-01-31T09:30:00Z`; an empty text if the time is not finite.
  package static func text(ofSeconds seconds: Double) -> String {
    guard let date = CalendarDay(secondsSince1970: seconds) else { return "" }
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
    }
    let secondOfDay = Int((seconds - (seconds / 86_400).rounded(.down) * 86_400).rounded(.down))
    let time = [secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60].map { padded($0, 2) }
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))T\(time.joined(separator: ":"))Z"
  }

  /// Reads a day, and returns the number of days since 1970-01-01.
  private static func readDay(_ rest: inout Substring.UTF8View) -> Int? {
    guard let year = rest.number(4, upTo: 9_999), rest.skip("-"), let month = rest.number(2, upTo: 12), rest.skip("-"),
      let day = rest.number(2, upTo: 31)
    else { return nil }
    return CalendarDay.daysSince1970(year: year, month: month, day: day)
  }

  /// Reads an offset from UTC in seconds: `Z`, `+09`, `+0900`, `+09:00`, or nothing.
  private static func readOffset(_ rest: inout Substring.UTF8View) -> Int? {
    if rest.isEmpty || rest.skip("Z") || rest.skip("z") { return 0 }
    let isNegative = rest.skip("-")
    guard isNegative || rest.skip("+"), let hours = rest.number(2, upTo: 23) else { return nil }
    _ = rest.skip(":")
    guard let minutes = rest.isEmpty ? 0 : rest.number(2, upTo: 59) else { return nil }
    return (isNegative ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}

extension Substring.UTF8View {
  /// Skips an ASCII character; returns false if it is not the next one.
  fileprivate mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  /// Reads a number with a fixed count of digits; nil if it is missing or greater than `limit`.
  fileprivate mutating func number(_ count: Int, upTo limit: Int) -> Int? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isDigit), let number = Int(Substring(digits)), number <= limit
    else {
      return nil
    }
    removeFirst(count)
    return number
  }
}
