/// SHA-256 (FIPS 180-4), by which a content security policy names a script.
enum SHA256 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var state = initialState
    var bytes = message + [0x80]
    bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += bigEndian(UInt64(message.count) * 8)
    for start in stride(from: 0, to: bytes.count, by: 64) { compress(bytes[start..<start + 64], into: &state) }
    return state.flatMap(bigEndian)
  }

  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (first, last) = (words[index - 15], words[index - 2])
      let small = rotated(first, 7) ^ rotated(first, 18) ^ first >> 3
      let large = rotated(last, 17) ^ rotated(last, 19) ^ last >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var work = state
    for (word, constant) in zip(words, constants) {
      let choice = work[4] & work[5] ^ ~work[4] & work[6]
      let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
      let first =
        work[7] &+ (rotated(work[4], 6) ^ rotated(work[4], 11) ^ rotated(work[4], 25)) &+ choice &+ constant &+ word
      let second = (rotated(work[0], 2) ^ rotated(work[0], 13) ^ rotated(work[0], 22)) &+ majority
      work = [first &+ second, work[0], work[1], work[2], work[3] &+ first, work[4], work[5], work[6]]
    }
    for index in state.indices { state[index] &+= work[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let primes = (2...311).filter { number in
    number < 4 || (2...Int(Double(number).squareRoot())).allSatisfy { number % $0 != 0 }
  }

  /// The first bits after the point of a number.
  private static func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 0x1p32) }

  private static let initialState = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants = primes.map { fraction(cubeRoot(Double($0))) }

  private static func cubeRoot(_ number: Double) -> Double {
    // Newton's method, which doubles the right digits with each step.
    (0..<60).reduce(number) { root, _ in root - (root * root * root - number) / (3 * root * root) }
  }
}
