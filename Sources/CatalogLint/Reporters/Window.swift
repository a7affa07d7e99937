internal import AuthCopy

/// The part of a message around a spot that fits on a line, and the spot's place in terminal columns.
struct Window {
  private static let width = 90
  let text: String
  let spotColumn: Int
  let spotWidth: Int

  /// - Parameter spot: UTF-8 bytes of the message.
  init(_ message: String, around spot: Range<Int>) {
    var pieces: [(text: String, columns: Int, offset: Int)] = []
    var offset = 0
    for scalar in message.unicodeScalars {
      let shown = scalar.shownInWindow
      pieces.append((shown, scalar.isWide ? 2 : shown.unicodeScalars.count - (scalar.isZeroWidth ? 1 : 0), offset))
      offset += UTF8.width(scalar)
    }
    let first = pieces.firstIndex { $0.offset >= spot.lowerBound } ?? pieces.count
    // Some text before the spot tells where it is.
    var start = first
    var columns = 0
    while start > 0, columns + pieces[start - 1].columns <= Self.width / 2 {
      start -= 1
      columns += pieces[start].columns
    }
    var end = start
    var total = 0
    while end < pieces.count, total + pieces[end].columns <= Self.width {
      total += pieces[end].columns
      end += 1
    }
    let head = start > 0 ? "…" : ""
    text = head + pieces[start..<end].map(\.text).joined() + (end < pieces.count ? "…" : "")
    spotColumn = head.count + columns
    spotWidth = pieces[first..<max(first, end)].prefix { $0.offset < spot.upperBound }.map(\.columns).reduce(0, +)
  }
}

extension Unicode.Scalar {
  /// As it can stand on a terminal: a control or a mark that turns the direction by its code.
  fileprivate var shownInWindow: String {
    switch self {
    case "\n": "⏎"
    case "\t": " "
    default: String(self).safeToShow.isEmpty ? "<\(String(value, radix: 16, uppercase: true))>" : String(self)
    }
  }

  /// Source: Unicode Standard Annex 11, East Asian Width W and F, by blocks.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  fileprivate var isZeroWidth: Bool {
    [.nonspacingMark, .enclosingMark].contains(properties.generalCategory) && !shownInWindow.hasPrefix("<")
  }
}
