/// A time in the unit that people usually use: `90 seconds`, `10 minutes`, `2 hours`, `3 days`.
///
/// The unit is seconds below two minutes, minutes below two hours, hours below two days, and days otherwise.
struct RoundedDuration: Equatable, Sendable {
  enum Unit: Int, CaseIterable, Sendable {
    case seconds, minutes, hours, days
  }

  let count: Int64
  let unit: Unit

  /// - Parameter roundsUp: whether a part of a unit is rounded up to a whole unit; otherwise it is dropped.
  init(seconds: Int64, roundsUp: Bool) {
    func divided(_ count: Int64, by size: Int64) -> Int64 { (count + (roundsUp ? size - 1 : 0)) / size }
    let minutes = divided(seconds, by: 60)
    let hours = divided(minutes, by: 60)
    if seconds < 120 {
      (count, unit) = (seconds, .seconds)
    } else if minutes < 120 {
      (count, unit) = (minutes, .minutes)
    } else if hours < 48 {
      (count, unit) = (hours, .hours)
    } else {
      (count, unit) = (divided(hours, by: 24), .days)
    }
  }

  /// Creates a time that was given in minutes, which is never expressed in seconds.
  init(minutes: Int64, roundsUp: Bool) {
    self = minutes < 2 ? Self(count: minutes, unit: .minutes) : Self(seconds: minutes * 60, roundsUp: roundsUp)
  }

  private init(count: Int64, unit: Unit) {
    self.count = count
    self.unit = unit
  }
}

extension RoundedDuration: ArgumentSource {
  /// The value of the argument `count`, the only one in the text of a unit.
  func value(of argument: String) -> ArgumentValue? { argument == "count" ? .integer(count) : nil }
}
