internal import Foundation

/// The places of line starts in a file, so that thousands of findings in one file are placed quickly.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]
  /// How many characters stand before each block of bytes.
  ///
  /// Only for a file with long lines, whose findings would each be counted from the start of the line.
  private let charactersBefore: [Int]
  private static let blockLength = 4_096

  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    var longest = 0
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let newline = memchr(rest.baseAddress!, Int32(UInt8(ascii: "\n")), rest.count)
        let length = newline.map { UnsafeRawPointer($0) - rest.baseAddress! + 1 } ?? rest.count
        start += length
        longest = max(longest, length)
        if newline != nil { starts.append(start) }
      }
    }
    self.starts = starts
    var charactersBefore: [Int] = []
    if longest > Self.blockLength {
      var count = 0
      for start in stride(from: 0, through: bytes.count, by: Self.blockLength) {
        charactersBefore.append(count)
        count += bytes.characters(start..<min(start + Self.blockLength, bytes.count))
      }
    }
    self.charactersBefore = charactersBefore
  }

  /// The line and column, both from 1, of a byte; a column counts characters (Unicode scalars).
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, characters(starts[low]..<min(offset, bytes.count)) + 1)
  }

  private func characters(_ range: Range<Int>) -> Int {
    let first = range.lowerBound / Self.blockLength
    let last = range.upperBound / Self.blockLength
    guard last > first, last < charactersBefore.count else { return bytes.characters(range) }
    return charactersBefore[last] - charactersBefore[first]
      + bytes.characters(last * Self.blockLength..<range.upperBound)
      - bytes.characters(first * Self.blockLength..<range.lowerBound)
  }
}

extension [UInt8] {
  /// How many characters begin in a range.
  fileprivate func characters(_ range: Range<Int>) -> Int { self[range].count { $0 & 0xC0 != 0x80 } }
}
