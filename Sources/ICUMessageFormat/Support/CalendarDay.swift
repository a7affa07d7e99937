/// A day of the calendar that ICU prints dates in: Gregorian and, before October 15, 1582, Julian.
package struct CalendarDay: Hashable, Sendable {
  /// The year of the era, which is positive also for years before Christ.
  package let year: Int
  package let month: Int
  package let day: Int

  /// The days that ICU can print; other days are printed as the nearest of these.
  private static let range: ClosedRange<Int64> = -2_133_147_020...2_128_265_844
  /// October 15, 1582, in days since 1970-01-01.
  private static let firstGregorianDay: Int64 = -141_427

  /// Returns the day in UTC of a time in seconds since 1970-01-01T00:00:00Z; nil if the time is not finite.
  package init?(secondsSince1970 seconds: Double) {
    guard seconds.isFinite else { return nil }
    let days = (seconds / 86_400).rounded(.down)
    let range = Self.range
    self.init(daysSince1970: Int64(min(max(days, Double(range.lowerBound)), Double(range.upperBound))))
  }

  /// - Parameter days: the number of days since 1970-01-01; 64 bits, because `Int` has 32 on a watch.
  private init(daysSince1970 days: Int64) {
    // The algorithm (E. G. Richards, Calendars) counts days from 4801 BC, and the days of a year from March 1.
    let julianDay = days + 2_440_588
    let isGregorian = days >= Self.firstGregorianDay
    let (century, daysOfCentury): (Int64, Int64)
    if isGregorian {
      let shifted = julianDay + 32_044
      century = (4 * shifted + 3) / 146_097
      daysOfCentury = shifted - 146_097 * century / 4
    } else {
      // The Julian calendar has no centuries; whole cycles of four years make the number positive.
      century = 0
      daysOfCentury = julianDay + 32_082 + 1_461 * Self.julianCycles
    }
    let yearOfCentury = (4 * daysOfCentury + 3) / 1_461
    let dayOfYear = daysOfCentury - 1_461 * yearOfCentury / 4
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    let year =
      100 * century + yearOfCentury - 4_800 + monthFromMarch / 10 - (isGregorian ? 0 : 4 * Self.julianCycles)
    self.year = Int(year > 0 ? year : 1 - year)
  }

  private static let julianCycles: Int64 = 1_500_000

  /// Returns the number of days from 1970-01-01 to a day; nil if the Gregorian calendar lacks the day.
  package static func daysSince1970(year: Int, month: Int, day: Int) -> Int? {
    guard (0...9_999).contains(year), (1...12).contains(month) else { return nil }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    let yearFromMarch = year + 4_800 - (month < 3 ? 1 : 0)
    let monthFromMarch = month < 3 ? month + 9 : month - 3
    let julianDay = day + (153 * monthFromMarch + 2) / 5 + 365 * yearFromMarch + yearFromMarch / 4 - 32_083
    let isGregorian = (year, month, day) >= (1582, 10, 15)
    let omittedLeapDays = isGregorian ? yearFromMarch / 100 - yearFromMarch / 400 - 38 : 0
    return julianDay - omittedLeapDays - 2_440_588
  }
}
