/// A parser of the waiting time in a raw error, in seconds, rounded up.
enum WaitingTime {
  /// The keys of members that hold a waiting time, without case, `_` and `-`, and the number of its units in a second.
  static let keys: [String: Double] = [
    "retryafter": 1, "retryafterseconds": 1, "retryaftersecs": 1, "xretryafter": 1, "retryin": 1, "retrydelay": 1,
    "waitseconds": 1, "retryafterms": 1_000, "retryaftermilliseconds": 1_000, "retryaftermillis": 1_000,
    "lockoutexpiresinseconds": 1,
  ]

  /// The length of each unit in seconds, by its lowercase name.
  static let units: [String: Double] = [
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600, "hours": 3_600, "day": 86_400, "days": 86_400, "초": 1,
    "분": 60, "시간": 3_600, "秒": 1, "分": 60, "時間": 3_600,
  ]

  /// The words before a waiting time; `least` ends `wait at least`.
  static let words: Set<String> = ["after", "in", "wait", "for", "least"]

  /// Returns whole seconds from 1 to `Int32.max`, rounded up; nil outside this range.
  static func seconds(_ seconds: Double?) -> Int64? {
    guard let seconds = seconds?.rounded(.up), seconds >= 1, seconds <= Double(Int32.max) else { return nil }
    return Int64(seconds)
  }

  /// Returns the first value that is a number, such as `26`, `0.65` or `26s`, in whole seconds.
  static func seconds(in values: [String]) -> Int64? {
    values.lazy.compactMap { seconds(number($0)) }.first
  }

  /// Converts a member's value from its own unit to seconds.
  ///
  /// - Parameter divisor: the number of the member's units in a second.
  static func seconds(_ text: String, _ divisor: Double) -> Int64? { seconds(number(text).map { $0 / divisor }) }

  private static func number(_ text: String) -> Double? {
    let digits = text.prefix(20).prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return digits.isEmpty ? nil : Double(digits)
  }

  /// Returns the first waiting time in a text: "after 26 seconds", "in 5 minutes", "30초 후".
  static func seconds(in text: ErrorQuantities) -> Int64? {
    for quantity in text.quantities {
      guard case .time(let unit)? = quantity.unit, text.isWaitingTime(quantity), let value = text.value(of: quantity),
        let wait = seconds(Double(value) * unit)
      else { continue }
      return wait
    }
    return nil
  }
}
