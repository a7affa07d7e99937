internal import MessageFiles

/// The part of a message that fits on a line around a problem, and the problem's position in terminal columns.
struct ExcerptWindow {
  private static let width = 90
  let text: String
  let spotColumn: Int
  let spotWidth: Int

  /// - Parameter spot: a range of UTF-8 bytes in the message.
  init(_ message: String, around spot: Range<Int>) {
    let scalars = message.unicodeScalars
    let spotStart = message.scalarIndex(atOrAfter: spot.lowerBound)
    let spotEnd = message.scalarIndex(atOrAfter: spot.upperBound)
    // Include some text before the problem for context.
    var start = spotStart
    var columnsBefore = 0
    while start > scalars.startIndex {
      let previous = scalars.index(before: start)
      let columns = scalars[previous].displayColumns
      guard columnsBefore + columns <= Self.width / 2 else { break }
      columnsBefore += columns
      start = previous
    }
    let ellipsis = start > scalars.startIndex ? "…" : ""
    var excerpt = ellipsis
    var end = start
    var total = 0
    var spotWidth = 0
    while end < scalars.endIndex {
      let columns = scalars[end].displayColumns
      guard total + columns <= Self.width else { break }
      total += columns
      excerpt += scalars[end].displayText
      if spotStart <= end, end < spotEnd { spotWidth += columns }
      end = scalars.index(after: end)
    }
    text = end < scalars.endIndex ? excerpt + "…" : excerpt
    spotColumn = ellipsis.count + columnsBefore
    self.spotWidth = spotWidth
  }
}

extension String {
  /// Returns the index of the first scalar that starts at or after a UTF-8 offset.
  fileprivate func scalarIndex(atOrAfter offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    while index.samePosition(in: unicodeScalars) == nil { index = utf8.index(after: index) }
    return index
  }
}

extension Unicode.Scalar {
  /// The text that a terminal can show for the scalar; control and bidirectional formatting characters become codes.
  fileprivate var displayText: String {
    switch self {
    case "\n": "⏎"
    case "\t": " "
    default: String(self).safeToShow.isEmpty ? "<\(String(value, radix: 16, uppercase: true))>" : String(self)
    }
  }

  fileprivate var displayColumns: Int {
    if (0x20..<0x7F).contains(value) { return 1 }
    return isWide ? 2 : displayText.unicodeScalars.count - (isZeroWidth ? 1 : 0)
  }

  fileprivate var isZeroWidth: Bool {
    [.nonspacingMark, .enclosingMark].contains(properties.generalCategory) && !displayText.hasPrefix("<")
  }
}
