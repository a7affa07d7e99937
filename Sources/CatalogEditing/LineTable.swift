internal import Foundation

/// The offsets of the line starts of a text, kept up to date while the text changes.
///
/// Lines end as in the Language Server Protocol: at `\n`, `\r\n` or a single `\r`.
struct LineTable: Sendable {
  /// The offset of each line's first byte.
  private(set) var starts: [Int]

  init(_ bytes: [UInt8]) { starts = [0] + Self.starts(in: bytes, 0..<bytes.count) }

  /// Returns the index of the line that contains an offset.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Updates the table after a range of the text has been replaced.
  ///
  /// - Parameters:
  ///   - count: the length of the replacement, in bytes.
  ///   - bytes: the current text.
  mutating func replace(_ range: Range<Int>, byCount count: Int, in bytes: [UInt8]) {
    // A byte next to the range may form a line end with the replacement: `\r` and `\n` are a single line end.
    let first = line(of: max(0, range.lowerBound - 1))
    let last = line(of: range.upperBound)
    let change = count - range.count
    let end = last + 1 < starts.count ? starts[last + 1] + change : bytes.count
    var newStarts = Self.starts(in: bytes, starts[first]..<end)
    // A line end at the end of the region yields the start of the next line, which is in the table already.
    if last + 1 < starts.count, newStarts.last == end { newStarts.removeLast() }
    if change != 0 {
      starts.withUnsafeMutableBufferPointer { starts in
        for index in starts.indices.suffix(from: last + 1) { starts[index] += change }
      }
    }
    if newStarts.count != last - first || !starts[first + 1..<last + 1].elementsEqual(newStarts) {
      starts.replaceSubrange(first + 1..<last + 1, with: newStarts)
    }
  }

  /// Returns the offset after each line end in a range.
  private static func starts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    var lineStarts: [Int] = []
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      /// Returns the offset of the next occurrence of a byte; the end of the range if there is none.
      func next(_ byte: UInt8, from offset: Int) -> Int {
        memchr(base + offset, Int32(byte), range.upperBound - offset).map { UnsafeRawPointer($0) - base }
          ?? range.upperBound
      }
      var lineFeed = next(UInt8(ascii: "\n"), from: range.lowerBound)
      var carriageReturn = next(UInt8(ascii: "\r"), from: range.lowerBound)
      while min(lineFeed, carriageReturn) < range.upperBound {
        if carriageReturn < lineFeed {
          if carriageReturn + 1 != lineFeed { lineStarts.append(carriageReturn + 1) }
          carriageReturn = next(UInt8(ascii: "\r"), from: carriageReturn + 1)
        } else {
          lineStarts.append(lineFeed + 1)
          lineFeed = next(UInt8(ascii: "\n"), from: lineFeed + 1)
        }
      }
    }
    return lineStarts
  }
}
