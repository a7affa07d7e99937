/// A text of a file that looks like a code.
struct FoundCode {
  let code: String
  /// The provider that sent it, where the file says so.
  var provider: String?
  /// Whether a table knows it.
  let isKnown: Bool
  /// The constant that a file gives the code.
  var name: String?
  var lines: CodeLines
}

/// The lines on which a code occurs, of which only the first are kept.
struct CodeLines {
  private static let maximumCount = 5
  private(set) var first: [Int] = []
  private(set) var count = 0
  /// Whether the code is on other lines too.
  private(set) var hasMore = false

  /// - Parameter times: how often the code occurs there.
  mutating func add(_ line: Int, times: Int = 1) {
    let sum = count.addingReportingOverflow(times)
    count = sum.overflow ? .max : sum.partialValue
    if first.last == line { return }
    if first.count < Self.maximumCount { first.append(line) } else { hasMore = true }
  }

  mutating func add(_ other: CodeLines) {
    count += other.count
    let lines = Set(first + other.first).sorted()
    first = Array(lines.prefix(Self.maximumCount))
    hasMore = hasMore || other.hasMore || lines.count > Self.maximumCount
  }
}
