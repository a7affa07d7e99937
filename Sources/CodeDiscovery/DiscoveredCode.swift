/// A text in a file that looks like a code.
package struct DiscoveredCode {
  package let code: String
  /// The provider that sent the code; nil if the file does not specify it.
  package let provider: String?
  /// Whether a table contains the code.
  package let isKnown: Bool
  /// The constant that the file assigns the code to; nil if there is none.
  package var name: String?
  package var lines = CodeLines()
}

/// The lines on which a code occurs; only the first few are stored.
package struct CodeLines {
  private static let maximumCount = 5
  /// The numbers of the first lines.
  package private(set) var first: [Int] = []
  /// The number of occurrences on all lines.
  package private(set) var count = 0
  /// Whether the code is on other lines too.
  package private(set) var hasMore = false

  /// - Parameter times: how often the code occurs on the line.
  mutating func add(_ line: Int, times: Int = 1) {
    let sum = count.addingReportingOverflow(times)
    count = sum.overflow ? .max : sum.partialValue
    if first.last == line { return }
    if first.count < Self.maximumCount { first.append(line) } else { hasMore = true }
  }
}
