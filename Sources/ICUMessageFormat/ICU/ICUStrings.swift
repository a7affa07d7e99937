/// Passes lists of strings to C.
enum ICUStrings {
  static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafePointer<CChar>]) throws -> Result
  ) rethrows -> Result {
    // Use a single allocation, so that all pointers stay valid during the call.
    var block: [CChar] = []
    var offsets: [Int] = []
    for string in strings {
      offsets.append(block.count)
      block += string.utf8.map { CChar(bitPattern: $0) }
      block.append(0)
    }
    return try block.withUnsafeBufferPointer { buffer in
      try body(offsets.map { buffer.baseAddress! + $0 })
    }
  }

  /// Passes strings that may contain a NUL, with their lengths in bytes.
  static func withBytes<Result>(
    of strings: [String], _ body: (_ pointers: [UnsafePointer<CChar>], _ lengths: [Int32]) throws -> Result
  ) rethrows -> Result {
    try withCStrings(strings) { pointers in
      try body(pointers, strings.map { Int32(clamping: $0.utf8.count) })
    }
  }
}
