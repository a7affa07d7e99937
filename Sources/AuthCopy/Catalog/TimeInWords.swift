/// A time in the unit in which people say it: `90 seconds`, `10 minutes`, `2 hours`, `3 days`.
///
/// It is in seconds under two minutes, in minutes under two hours, in hours under two days. It is rounded up, because a person
/// who comes back too early has waited for nothing.
struct TimeInWords: Hashable, Sendable {
  enum Unit: Int, CaseIterable, Sendable {
    case seconds, minutes, hours, days
  }

  let count: Int64
  let unit: Unit

  init(seconds: Int64) {
    self = seconds < 120 ? Self(seconds, .seconds) : Self(minutes: (seconds + 59) / 60)
  }

  /// A time that is known in minutes is never in seconds.
  init(minutes: Int64) {
    let hours = (minutes + 59) / 60
    self = minutes < 120 ? Self(minutes, .minutes) : hours < 48 ? Self(hours, .hours) : Self((hours + 23) / 24, .days)
  }

  private init(_ count: Int64, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }
}

extension TimeInWords: ArgumentSource {
  /// The text of a unit takes the argument `count`.
  func value(of argument: String) -> ArgumentValue? { argument == "count" ? .integer(count) : nil }
}
