/// A locale's integer format, if it is simple enough to print without ICU: ASCII digits, with an ASCII separator
/// between groups of three.
///
/// A test compares the result with ICU.
struct IntegerStyle: Sendable {
  private let separator: UInt8

  /// Determines the style from the output of a formatter; nil for a locale that prints integers in any other way.
  init?(of formatter: any ValueFormatter) {
    func text(_ integer: Int64) -> String? {
      formatter.text(of: .integer(integer))
    }
    guard text(0) == "0", text(987) == "987", let grouped = text(1_234_567_890), text(6_543)?.utf8.count == 5,
      let separator = grouped.utf8.dropFirst().first, separator < 0x80
    else { return nil }
    let separatorText = String(Unicode.Scalar(separator))
    guard grouped == ["1", "234", "567", "890"].joined(separator: separatorText), text(6_543) == "6\(separatorText)543"
    else {
      return nil
    }
    self.separator = separator
  }

  /// Appends an integer; returns false for a negative number, whose sign depends on the locale.
  func append(_ integer: Int64, to output: inout TextBuffer) -> Bool {
    guard integer >= 0 else { return false }
    if integer < 10 {
      output.append(UInt8(ascii: "0") + UInt8(integer))
      return true
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digits in
      var position = digits.count
      var remaining = integer
      var groupLength = 0
      while remaining > 0 {
        if groupLength == 3 {
          position -= 1
          digits[position] = separator
          groupLength = 0
        }
        position -= 1
        digits[position] = UInt8(ascii: "0") + UInt8(remaining % 10)
        remaining /= 10
        groupLength += 1
      }
      for index in position..<digits.count { output.append(digits[index]) }
    }
    return true
  }
}
