extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the next eight bytes contain no quote, no backslash and no (first byte of a) control character.
  ///
  /// It makes reading and writing strings eight bytes at a time possible (`Scripts/bench lint`). The bounds are checked
  /// here, so the load stays inside the buffer.
  func hasPlainCharacters(at offset: Int) -> Bool {
    guard offset + 8 <= count, let baseAddress else { return false }
    return UnsafeRawPointer(baseAddress + offset).loadUnaligned(as: UInt64.self).holdsPlainCharacters
  }
}

extension UInt64 {
  private static let each: UInt64 = 0x0101_0101_0101_0101

  fileprivate var holdsPlainCharacters: Bool {
    bytesBelow(0x20) | bytesEqual(0x7F) | bytesEqual(UInt8(ascii: "\"")) | bytesEqual(UInt8(ascii: "\\"))
      | bytesEqual(0xC2) == 0
  }

  private func bytesEqual(_ byte: UInt8) -> UInt64 { (self ^ Self.each &* UInt64(byte)).bytesBelow(1) }

  /// Returns a nonzero value if any byte is below a limit of at most 128 (Anderson, Bit Twiddling Hacks).
  private func bytesBelow(_ limit: UInt64) -> UInt64 { (self &- Self.each &* limit) & ~self & (Self.each &* 0x80) }
}
