extension UnsafeRawBufferPointer {
  /// Returns a hash of the bytes, computed eight bytes at a time by multiplying and folding.
  ///
  /// To protect against chosen collisions, keep the seed secret.
  @inlinable package func quickHash(seed: UInt64) -> UInt64 {
    var hash = seed &+ UInt64(count)
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      // Without adding the word, a zero product would discard all earlier words.
      hash = (product.high ^ product.low) &+ word
    }
    var offset = 0
    while offset + 8 <= count {
      mix(loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest << 8 | UInt64(self[offset])
      offset += 1
    }
    mix(rest)
    return hash
  }
}

extension String {
  /// Returns a hash of the bytes in UTF-8; see `UnsafeRawBufferPointer.quickHash(seed:)`.
  @inlinable package func quickHash(seed: UInt64) -> UInt64 {
    if let hash = utf8.withContiguousStorageIfAvailable({ UnsafeRawBufferPointer($0).quickHash(seed: seed) }) {
      return hash
    }
    return Array(utf8).withUnsafeBytes { $0.quickHash(seed: seed) }
  }
}
