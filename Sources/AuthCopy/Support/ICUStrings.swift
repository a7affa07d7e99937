/// Hands lists of strings to C.
enum ICUStrings {
  static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafePointer<CChar>]) throws -> Result
  ) rethrows -> Result {
    // One block of memory for all, so that the pointers live as long as the call.
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

  /// The same for strings that may hold a NUL: each with its length in bytes.
  static func withBytes<Result>(
    of strings: [String], _ body: (_ pointers: [UnsafePointer<CChar>], _ lengths: [Int32]) throws -> Result
  ) rethrows -> Result {
    try withCStrings(strings) { pointers in
      try body(pointers, strings.map { Int32(clamping: $0.utf8.count) })
    }
  }
}
