/// A parser of the waiting time in a raw error, in seconds, rounded up.
struct WaitingTime {
  private let rules: ReadingRules

  init(_ rules: ReadingRules) { self.rules = rules }

  /// Returns whole seconds, rounded up; nil below one second and above the longest waiting time.
  func seconds(_ seconds: Double?) -> Int64? {
    guard let seconds = seconds?.rounded(.up), seconds >= 1, seconds <= Double(rules[.wait]) else { return nil }
    return Int64(seconds)
  }

  /// Returns the first value that is a number, such as `26`, `0.65` or `26s`, in whole seconds.
  func seconds(in values: [String]) -> Int64? { values.firstResult { seconds(number($0)) } }

  /// Converts a member's value from its own unit to seconds.
  ///
  /// - Parameter divisor: the number of the member's units in a second.
  func seconds(_ text: String, _ divisor: Double) -> Int64? { seconds(number(text).map { $0 / divisor }) }

  private func number(_ text: String) -> Double? {
    let digits = text.prefix(rules[.decimalLength]).prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return digits.isEmpty ? nil : Double(digits)
  }

  /// Returns the first waiting time in a text: "after 26 seconds", "in 5 minutes", "30초 후".
  func seconds(in text: ErrorQuantities) -> Int64? {
    for quantity in text.quantities {
      guard case .time(let unit)? = quantity.unit, text.isWaitingTime(quantity), let value = text.value(of: quantity),
        let wait = seconds(Double(value) * unit)
      else { continue }
      return wait
    }
    return nil
  }
}
