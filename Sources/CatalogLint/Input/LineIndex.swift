internal import AuthCopy

/// The places of line starts in a file, so that thousands of findings in one file are placed quickly.
struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]

  init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The line and column, both from 1, of a byte; a column counts characters (Unicode scalars).
  func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[starts[low]..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 } + 1
    return (low + 1, column)
  }
}
