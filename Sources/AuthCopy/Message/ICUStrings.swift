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
}
