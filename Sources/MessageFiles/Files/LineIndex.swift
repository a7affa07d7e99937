/// An index of line starts, which converts many offsets in a file to lines and columns quickly.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]
  /// The number of Unicode scalars before each block of bytes.
  ///
  /// It is empty unless the file has long lines; without it, columns are counted from the start of the line.
  private let charactersBefore: [Int]
  private static let blockLength = 4_096

  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    var longest = 0
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let newline = bytes.firstIndex(of: UInt8(ascii: "\n"), from: start)
        let end = newline.map { $0 + 1 } ?? bytes.count
        longest = max(longest, end - start)
        start = end
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

  /// Returns the line and column of a byte, both counted from 1; columns count Unicode scalars.
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
  /// Returns the number of Unicode scalars that begin in a range.
  fileprivate func characters(_ range: Range<Int>) -> Int {
    withUnsafeBufferPointer { bytes in
      var count = 0
      var index = range.lowerBound
      while index < range.upperBound {
        if bytes[index] & 0xC0 != 0x80 { count += 1 }
        index += 1
      }
      return count
    }
  }
}
