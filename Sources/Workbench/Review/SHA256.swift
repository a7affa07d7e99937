internal import Foundation

/// SHA-256 (FIPS 180-4), which content security policies use to identify scripts.
enum SHA256 {
  /// Returns the digest in Base64, as policies require.
  static func base64(of message: [UInt8]) -> String { Data(digest(of: message)).base64EncodedString() }

  static func digest(of message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    // Zeros fill the last block up to the length of the message, which takes 8 bytes.
    bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += bigEndian(UInt64(message.count) * 8)
    var state = initialState
    for start in stride(from: 0, to: bytes.count, by: 64) { state &+= rounds(schedule(bytes, start), state) }
    return state.indices.flatMap { bigEndian(state[$0]) }
  }

  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }

  /// Returns the message schedule of a block.
  private static func schedule(_ bytes: [UInt8], _ start: Int) -> [UInt32] {
    var words = Array(repeating: UInt32(0), count: 64)
    for index in 0..<64 { words[index / 4] = words[index / 4] &<< 8 | UInt32(bytes[start + index]) }
    for index in 16..<64 {
      let (first, last) = (words[index - 15], words[index - 2])
      let small = rotated(first, 7) ^ rotated(first, 18) ^ first &>> 3
      let large = rotated(last, 17) ^ rotated(last, 19) ^ last &>> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    return words
  }

  private static func rounds(_ words: [UInt32], _ state: SIMD8<UInt32>) -> SIMD8<UInt32> {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first = (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ h &+ constants[index] &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
    }
    return [a, b, c, d, e, f, g, h]
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

  private static let initialState: SIMD8<UInt32> = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
